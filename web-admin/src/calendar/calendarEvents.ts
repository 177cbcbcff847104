import type { Tone } from "../ui/Tag.tsx";

/** Something with a time that can be opened. */
export interface CalendarEvent {
  id: string;
  start: Date;
  end: Date;
  /** Whose, or what: all that there is room for on a small screen. */
  title: string;
  /** More of it, below. */
  detail?: string;
  /** Its state in words, and as a sign of one character where there is no room for words. */
  state: { text: string; mark: string };
  tone: Tone;
  /** In whose column or row it stands, where there are any. */
  resourceId?: string;
  /** Whether it may be dragged. */
  movable?: boolean;
}

/** A time in which something else is so: the store is closed, somebody is away. Shown behind the events, with its text. */
export interface CalendarBackground {
  id: string;
  start: Date;
  end: Date;
  text: string;
  resourceId?: string;
}

/** Somebody with a column of their own. */
export interface CalendarResource {
  id: string;
  title: string;
}

/** Where an event was dropped. */
export interface CalendarMove {
  id: string;
  start: Date;
  end: Date;
  /** Of the column in which it lies now; null: there are none. */
  resourceId: string | null;
  /** Puts it back. */
  undo: () => void;
}
