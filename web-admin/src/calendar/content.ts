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

/** What there is to say of a day: to screen readers, and below its button. */
export interface DaySummary {
  name: string;
  notes: readonly string[];
}

/**
 * A day as a button, with room for notes. Arrow keys go from one to the next, so that one of them is a tab stop. What is
 * said of it may change later (`describeDay`): the button stays, and with it the focus.
 */
export function dayContent(
  cell: {
    day: string;
    text: string;
    tabStop: boolean;
    /** Whether notes stand below the button. */
    showsNotes: boolean;
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
  // The library's own press on the cell would count the click a second time.
  button.addEventListener("pointerdown", (event) => event.stopPropagation());
  button.addEventListener("click", () => cell.onClick(cell.day, button));
  const notes = cell.showsNotes ? [element("cal-notes", "")] : [];
  fill(button, notes[0] ?? null, saying);
  return { domNodes: [button, ...notes] };
}

/** Says something else of the days whose buttons are below this element. */
export function describeDays(root: HTMLElement, sayingOf: (day: string) => DaySummary): void {
  for (const button of root.querySelectorAll<HTMLElement>("button[data-day]"))
    fill(button, button.nextElementSibling, sayingOf(button.dataset.day ?? ""));
}

function fill(button: HTMLElement, below: Element | null, { name, notes }: DaySummary): void {
  // Who speaks to the page says what they see.
  const text = button.textContent;
  button.setAttribute("aria-label", name.includes(text) ? name : `${text}, ${name}`);
  below?.replaceChildren(...notes.map((note) => element("cal-note", note)));
}
