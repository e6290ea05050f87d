// What keeps somebody away from what a page shows, beside what axe finds: a list of lines, empty where all is well.
({ names, tight }) => {
  const FINGER = 44;
  const LEAST = 24;
  const wrong = [];
  const called = (element) => `${element.className} “${element.ariaLabel ?? element.textContent}”`;
  const controls = (root) =>
    [...root.querySelectorAll("button:enabled, a[href], input:enabled, summary")].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );

  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /** How wide and high it can be touched, round its middle. */
  const reach = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const { x, y } = middle(element);
    const far = (dx, dy) => {
      const isIn = (n) => element.contains(document.elementFromPoint(x + dx * n, y + dy * n));
      let steps = 0;
      while (steps < FINGER && isIn(steps + 1)) steps++;
      return steps;
    };
    return [Math.max(width, far(-1, 0) + 1 + far(1, 0)), Math.max(height, far(0, -1) + 1 + far(0, 1))];
  };
  /** Whether something else to touch is nearer than a finger is wide. */
  const isCrowded = (element, others) => {
    const { x, y } = middle(element);
    return others.some((other) => {
      const { left, top, right, bottom } = other.getBoundingClientRect();
      const off = Math.max(left - x, x - right, top - y, y - bottom);
      return other !== element && off < FINGER / 2;
    });
  };
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const touched = controls(top ?? document);
  for (const control of touched) {
    const [width, height] = reach(control);
    const least = control.matches(tight) || !isCrowded(control, touched) ? LEAST : FINGER;
    if (width < least - 1 || height < least - 1) wrong.push(`too small, ${width} × ${height}: ${called(control)}`);
  }

  const onwards = document.documentElement.dir === "rtl" ? -1 : 1;
  const ordered = top || !document.querySelector(".dock") ? touched : controls(document.querySelector(".dock"));
  ordered.slice(1).forEach((later, index) => {
    const before = ordered[index];
    const [a, b] = [middle(before), middle(later)];
    const isBelow = b.y >= before.getBoundingClientRect().bottom;
    if (!isBelow && (b.x - a.x) * onwards <= 0) wrong.push(`does not follow what comes before: ${called(later)}`);
  });

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const alone = names.includes(textContent.trim());
    if (alone && !parentElement.closest("bdi")) wrong.push(`a name outside <bdi>: ${called(parentElement)} ${textContent}`);
  }
  return wrong;
}
