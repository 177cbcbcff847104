import { createContext, type MouseEvent, use, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Location } from "react-router";

/** A form with input that is not saved. */
export interface UnsavedForm {
  /** The input is stored as a draft, which the form offers again. */
  keepsDraft: boolean;
  /** The pathnames of the other pages of the same form. */
  pages: readonly string[];
}

/** The state of a navigation that ends a form on purpose: it was saved or canceled. */
export const LEAVING = { leaving: true };

/** Parameters that change a part of a screen, and close none of its forms. */
const PARTS: readonly string[] = ["page", "tab"];

const unsaved = new Set<UnsavedForm>();
const watchers = new Set<() => void>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  // Browsers keep pages for Back only when nothing listens to this event, so it is registered while needed.
  if (unsaved.size > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether any form has input that is not saved. */
export function hasUnsavedForms(): boolean {
  return unsaved.size > 0;
}

/** Returns the forms whose input a navigation would lose. */
export function formsLostBy(from: Location, to: Location): UnsavedForm[] {
  if (from.pathname === to.pathname && screenOf(from) === screenOf(to)) return [];
  return [...unsaved].filter(({ pages }) => !pages.includes(to.pathname));
}

/** Returns the parameters of a URL that may open or close a form. */
function screenOf({ search }: Location): string {
  const params = new URLSearchParams(search);
  for (const part of PARTS) params.delete(part);
  params.sort();
  return `${params}`;
}

/** The unsaved forms of the nearest dialog or panel, which asks before it is dismissed. */
export const FrameForms = createContext<Set<UnsavedForm>>(new Set());

const NO_PAGES: readonly string[] = [];

interface UnsavedOptions {
  keepsDraft?: boolean;
  pages?: readonly string[];
  /** The forms of the dialog or panel; the default is the nearest one around the component. */
  frame?: Set<UnsavedForm>;
}

/**
 * Reports a form as unsaved while it is mounted and changed. Escape, a click beside its panel, a navigation,
 * and closing the tab then ask first.
 */
export function useUnsaved(isChanged: boolean, options: UnsavedOptions = {}): void {
  const nearest = use(FrameForms);
  const { keepsDraft = false, pages = NO_PAGES, frame = nearest } = options;
  useLayoutEffect(() => {
    if (!isChanged) return;
    const form = { keepsDraft, pages };
    frame.add(form);
    unsaved.add(form);
    changed();
    return () => {
      frame.delete(form);
      unsaved.delete(form);
      changed();
    };
  }, [isChanged, keepsDraft, pages, frame]);
}

/** Controls that change a form by a click and send no input event. */
const CHOICES = "[aria-pressed], [role=option], [role=menuitemradio], [role=menuitemcheckbox]";

/** Returns whether something was entered in an element with these handlers. */
export function useInputWatch() {
  const [isChanged, setChanged] = useState(false);
  const mark = () => setChanged(true);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(CHOICES) !== null) mark();
  };
  return { isChanged, watch: { onInput: mark, onChange: mark, onClick } };
}

/** The question whether to leave a dialog or panel; null while there is none. */
export interface LeaveQuestion {
  keepsDraft: boolean;
  leave: () => void;
  stay: () => void;
}

let question: LeaveQuestion | null = null;

function ask(next: LeaveQuestion | null): void {
  question = next;
  for (const watcher of watchers) watcher();
}

/** Returns the pending question of a dialog or panel. */
export function useLeaveQuestion(): LeaveQuestion | null {
  return useSyncExternalStore(watch, () => question);
}

/** Returns the forms of a dialog or panel, and the function that dismisses it and asks first if one is unsaved. */
export function useFrameForms(onDismiss: () => void) {
  const [forms] = useState(() => new Set<UnsavedForm>());
  const dismiss = () => {
    if (forms.size === 0) return onDismiss();
    ask({
      keepsDraft: [...forms].every(({ keepsDraft }) => keepsDraft),
      stay: () => ask(null),
      leave: () => {
        ask(null);
        onDismiss();
      },
    });
  };
  return { forms, dismiss };
}
