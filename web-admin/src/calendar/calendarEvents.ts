import type { Tone } from "../ui/Tag.tsx";

/** A timed event that can be opened. */
export interface CalendarEvent {
  id: string;
  start: Date;
  end: Date;
  /** The main text, which is all that fits on a small screen. */
  title: string;
  /** The second line. */
  detail?: string;
  /** The state as text, and as one character where there is no room for text. */
  state: { text: string; mark: string };
  tone: Tone;
  /** The place of its person in `PERSON_COLORS`, whose color it has instead of the tone's. */
  person?: number | undefined;
  /** The id of the column or row, if there are any. */
  resourceId?: string;
  /** Whether the event can be dragged, and given another length where the calendar shows hours. */
  movable?: boolean;
}

/** A period such as a closure or an absence, shown with its text behind the events. */
export interface CalendarBackground {
  id: string;
  start: Date;
  end: Date;
  text: string;
  /**
   * Only a closure of the store hatches the day. The others concern one person: AWAY is an absence, which a day of
   * several people names without a background; TAKEN is a time with an appointment; OFF, the time outside of their
   * shifts, has no text; PROPOSED is a shift that is not confirmed.
   */
  kind: "CLOSED" | "AWAY" | "TAKEN" | "OFF" | "PROPOSED";
  resourceId?: string;
}

/** A staff member with a column. */
export interface CalendarResource {
  id: string;
  title: string;
}

/** Another length of an event. */
export interface CalendarResize {
  id: string;
  minutes: number;
  /** Returns the event to its original length; null: it was changed with the keyboard and not drawn. */
  undo: (() => void) | null;
}

/** The target of a drag. */
export interface CalendarMove {
  id: string;
  start: Date;
  end: Date;
  /** The id of the target column; null if there are no columns. */
  resourceId: string | null;
  /** Returns the event to its original place. */
  undo: () => void;
}
