/**
 * Content for the library's cells, which takes DOM nodes instead of components; `CalendarGrid.css` styles it.
 */
interface Content {
  domNodes: Node[];
}

function element<Tag extends "span" | "button">(tag: Tag, className: string, ...inside: (string | Node)[]) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

function hidden(className: string, text: string): HTMLElement {
  const made = element("span", className, text);
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** How a day shows whether it can be booked: a symbol for phones, and words for wide screens. */
interface DayLook {
  mark: string;
  /** The end of the class name. */
  name: string;
  words: string;
}

/** Returns a day as a button; `markDays` marks the chosen one later. */
export function dayButton(
  day: string,
  number: string,
  name: string,
  weekday?: string,
  look?: DayLook,
): Content {
  const button = element("button", "liff-day");
  button.type = "button";
  button.dataset.day = day;
  button.append(element("span", "visuallyHidden", look === undefined ? name : `${name} ${look.words}`));
  if (weekday !== undefined) button.append(hidden("liff-weekday", weekday));
  button.append(hidden("liff-number", number));
  if (look !== undefined) {
    const room = hidden(`liff-room liff-room-${look.name}`, look.mark);
    room.append(element("span", "liff-room-words", look.words));
    button.append(room);
  }
  return { domNodes: [button] };
}

/**
 * Returns the customer's own item as a button, with a short text for phones and a long one for wide screens.
 */
export function ownContent(item: {
  appointmentId: string;
  mark: string;
  time: string;
  short: string;
  long: string;
  name: string;
}): Content {
  const button = element(
    "button",
    "liff-own",
    element("span", "visuallyHidden", item.name),
    hidden("liff-mark", item.mark),
    hidden("liff-time", item.time),
    hidden("liff-short", item.short),
    hidden("liff-long", item.long),
  );
  button.type = "button";
  button.dataset.appointment = item.appointmentId;
  return { domNodes: [button] };
}

/** Marks today and the chosen day, which is the only tab stop. */
export function markDays(root: HTMLElement, { chosen, today }: { chosen: string; today: string }): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>(".liff-day")) {
    const { day } = button.dataset;
    button.setAttribute("aria-pressed", String(day === chosen));
    button.tabIndex = day === chosen ? 0 : -1;
    if (day === today) button.setAttribute("aria-current", "date");
    else button.removeAttribute("aria-current");
    button.closest(".ec-day, .ec-col-head")?.classList.toggle("liff-chosen", day === chosen);
  }
}
