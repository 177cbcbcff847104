/** What is put into the library's cells. It takes elements, not components; the styles are in `useCalendarStyles`. */
interface Content {
  domNodes: Node[];
}

function element(className: string, text: string, hidden = false): HTMLElement {
  const made = document.createElement("span");
  made.className = className;
  made.textContent = text;
  if (hidden) made.setAttribute("aria-hidden", "true");
  return made;
}

/** An event: what is seen, and for screen readers one sentence that says all of it. */
export function eventContent(event: {
  title: string;
  detail: string;
  mark: string;
  /** Of a screen reader's sentence. */
  name: string;
}): Content {
  return {
    domNodes: [
      element("cal-mark", event.mark, true),
      element("cal-title", event.title, true),
      ...(event.detail === "" ? [] : [element("cal-detail", event.detail, true)]),
      element("cal-name", event.name),
    ],
  };
}

/** What stands behind events: its text alone. */
export function backgroundContent(text: string): Content {
  return { domNodes: [element("cal-note", text)] };
}

/** A day as a button, and what is so on it below. Arrow keys go from one to the next, so that one of them is a tab stop. */
export function dayContent(cell: {
  day: string;
  text: string;
  name: string;
  notes: readonly string[];
  tabStop: boolean;
  onClick: (day: string, button: HTMLElement) => void;
}): Content {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cal-day";
  button.textContent = cell.text;
  button.dataset.day = cell.day;
  button.setAttribute("aria-label", cell.name);
  button.tabIndex = cell.tabStop ? 0 : -1;
  // The library's own press on the cell would count the click a second time.
  button.addEventListener("pointerdown", (event) => event.stopPropagation());
  button.addEventListener("click", () => cell.onClick(cell.day, button));
  return { domNodes: [button, ...cell.notes.map((note) => element("cal-note", note))] };
}
