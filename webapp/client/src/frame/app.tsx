/** The whole screen: what is wrong, one table, or all of them. */
import { notice, place } from "../app/router";
import { NoticePage } from "./notice";
import { Home, TablePage } from "./parts";
import { Toasts } from "./toast";

export function App() {
  return (
    <>
      {notice.value ? (
        <NoticePage notice={notice.value} />
      ) : place.value ? (
        <TablePage key={place.value} id={place.value} />
      ) : (
        <Home />
      )}
      <Toasts />
    </>
  );
}
