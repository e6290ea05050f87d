/** Pictures that are fetched before they are drawn. */

/** Fetch all in one order: which of them a phone asks for first, or alone, would tell what its owner holds. */
export function fetchPictures(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address;
}
