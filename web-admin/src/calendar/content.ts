/**
 * The content of the library's cells. The library takes DOM nodes instead of components; `useCalendarStyles`
 * has the styles.
 */
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

/** Returns the content of an event: the visible text, and one complete sentence for screen readers. */
export function eventContent(event: {
  title: string;
  detail: string;
  mark: string;
  /** The sentence for screen readers. */
  name: string;
  id: string;
}): Content {
  const name = element("cal-name", event.name);
  name.dataset.event = event.id;
  return {
    domNodes: [
      element("cal-mark", event.mark, true),
      element("cal-title", event.title, true),
      ...(event.detail === "" ? [] : [element("cal-detail", event.detail, true)]),
      name,
    ],
  };
}

/** Returns the id and the button of the event that contains this node; null outside of the events. */
export function eventAt(target: EventTarget | null): { id: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(".ec-event") : null;
  const id = element?.querySelector<HTMLElement>("[data-event]")?.dataset.event;
  return element === null || id === undefined ? null : { id, element };
}

/** Returns the content of a background, which is only its text. */
export function backgroundContent(text: string): Content {
  return { domNodes: [element("cal-note", text)] };
}

/** The description of a day for screen readers, and the notes below its button. */
export interface DaySummary {
  name: string;
  notes: readonly string[];
}

/**
 * Returns a day as a button with notes below it. Arrow keys move between days, so only one is a tab stop.
 * `describeDays` updates the text in place, so the button keeps the focus.
 */
export function dayContent(
  cell: {
    day: string;
    text: string;
    tabStop: boolean;
    onClick: (day: string, button: HTMLElement) => void;
  },
  saying: DaySummary,
): Content {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cal-day";
  button.textContent = cell.text;
  button.dataset.day = cell.day;
  button.tabIndex = cell.tabStop ? 0 : -1;
  // Stopping the event prevents the library from also handling a click on the cell.
  button.addEventListener("pointerdown", (event) => event.stopPropagation());
  button.addEventListener("click", () => cell.onClick(cell.day, button));
  const notes = element("cal-notes", "");
  fill(button, notes, saying);
  return { domNodes: [button, notes] };
}

/** Updates the descriptions of all days inside this element. */
export function describeDays(root: HTMLElement, sayingOf: (day: string) => DaySummary): void {
  for (const button of root.querySelectorAll<HTMLElement>("button[data-day]"))
    fill(button, button.nextElementSibling, sayingOf(button.dataset.day ?? ""));
}

function fill(button: HTMLElement, below: Element | null, { name, notes }: DaySummary): void {
  // The accessible name must contain the visible text for users of voice control.
  const text = button.textContent;
  button.setAttribute("aria-label", name.includes(text) ? name : `${text}, ${name}`);
  below?.replaceChildren(...notes.map((note) => element("cal-note", note)));
}
