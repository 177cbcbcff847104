import { setTimeout as delay } from "node:timers/promises";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import "./dom.ts";
import {
  byAttribute,
  byLabel,
  byRole,
  byText,
  isDisabled,
  isShown,
  matches,
  type RoleOptions,
  type Text,
} from "./elements.ts";

/** After this time a test is not waiting but wrong; a busy machine needs many seconds. */
const TIMEOUT_MS = 60_000;
/** How often a test that waits asks whether the document has changed. */
const POLL_MS = 5;
/** How often it looks even so: the value of a field is no part of the document. */
const LOOK_MS = 100;

let lastChange = 0;
new MutationObserver(() => {
  lastChange = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

type Find = () => Element[];

interface TextOptions {
  exact?: boolean;
}

interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
  hasNot?: Locator;
}

export type ElementState = "attached" | "detached" | "visible" | "hidden";

/** Waits until `read` returns something other than null, and throws what `describe` says when it does not. */
export async function waitUntil<Value>(read: () => Value | null, describe: () => string): Promise<Value> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const looked = performance.now();
    const value = read();
    if (value !== null) return value;
    if (looked > end) throw new Error(describe());
    do await delay(POLL_MS);
    while (lastChange < looked && performance.now() < looked + LOOK_MS);
  }
}

/**
 * The person at the screen. Keys follow each other without a turn of the event loop between them. A click does not
 * hover: the pointer would stay on a button that a dialog then covers, and its tooltip would take the dialog's Escape.
 */
export const user: UserEvent = userEvent.setup({ delay: null, pointerEventsCheck: 0, skipHover: true });

/** Lets React render what an event caused. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setterOf = (element: Element) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set;

/** Sets the value of a control as the browser does, so that React receives the event. */
function enter(element: Element, value: string): void {
  setterOf(element)?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true, cancelable: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Finds elements again for each use, and waits for them: the vocabulary of the browser tests, on the window of this
 * worker. What acts on one element waits until exactly one matches.
 */
export class Locator {
  readonly #find: Find;
  readonly #description: string;

  constructor(find: Find, description: string) {
    this.#find = find;
    this.#description = description;
  }

  toString(): string {
    return this.#description;
  }

  /** The elements that match now. */
  elements(): Element[] {
    return this.#find();
  }

  #within(search: (root: Element) => Element[], description: string): Locator {
    const find = () => [...new Set(this.#find().flatMap(search))];
    return new Locator(find, `${this.#description} > ${description}`);
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#within((root) => byRole(root, role, options), `${role} ${options.name ?? ""}`);
  }

  getByText(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#within((root) => byText(root, text, exact), `text ${text}`);
  }

  getByLabel(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#within((root) => byLabel(root, text, exact), `label ${text}`);
  }

  getByPlaceholder(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#within((root) => byAttribute(root, "placeholder", text, exact), `placeholder ${text}`);
  }

  getByAltText(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#within((root) => byAttribute(root, "alt", text, exact), `alt ${text}`);
  }

  getByTitle(text: Text, { exact = false }: TextOptions = {}): Locator {
    return this.#within((root) => byAttribute(root, "title", text, exact), `title ${text}`);
  }

  /** Finds by a CSS selector. */
  locator(selector: string): Locator {
    return this.#within((root) => [...root.querySelectorAll(selector)], selector);
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): Locator {
    const contains = (element: Element, inner: Locator) =>
      inner.elements().some((one) => one !== element && element.contains(one));
    return new Locator(
      () =>
        this.#find().filter(
          (element) =>
            (hasText === undefined || matches(element.textContent, hasText)) &&
            (hasNotText === undefined || !matches(element.textContent, hasNotText)) &&
            (has === undefined || contains(element, has)) &&
            (hasNot === undefined || !contains(element, hasNot)),
        ),
      `${this.#description} with ${hasText ?? hasNotText ?? has ?? hasNot}`,
    );
  }

  nth(index: number): Locator {
    const find = () => {
      const element = this.#find().at(index);
      return element === undefined ? [] : [element];
    };
    return new Locator(find, `${this.#description} (${index})`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  and(other: Locator): Locator {
    const find = () => {
      const others = new Set(other.elements());
      return this.#find().filter((element) => others.has(element));
    };
    return new Locator(find, `${this.#description} and ${other}`);
  }

  or(other: Locator): Locator {
    return new Locator(
      () => [...new Set([...this.#find(), ...other.elements()])],
      `${this.#description} or ${other}`,
    );
  }

  async count(): Promise<number> {
    return this.#find().length;
  }

  async all(): Promise<Locator[]> {
    return this.#find().map((_, index) => this.nth(index));
  }

  /** Waits for the one element that matches. */
  async element(): Promise<HTMLElement> {
    return waitUntil(
      () => this.#one() as HTMLElement | null,
      () => this.#report("Not found"),
    );
  }

  /** The element that matches; null when none does, or several, as while a list replaces another. */
  #one(): Element | null {
    const found = this.#find();
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Says what a test waited for, how many elements match, and what the page shows. */
  #report(wanted: string): string {
    const found = this.#find().map(({ outerHTML }) => outerHTML.slice(0, 200));
    const text = document.body.textContent?.slice(0, 2000);
    return [`${wanted}: ${this.#description}`, `${found.length} elements match`, ...found, text].join("\n");
  }

  /** Waits for the one element, shown and enabled, before a person could use it. */
  async #usable(): Promise<HTMLElement> {
    return waitUntil(
      () => {
        const element = this.#one();
        return element !== null && isShown(element) && !isDisabled(element) ? (element as HTMLElement) : null;
      },
      () => this.#report("Not found, hidden, or disabled"),
    );
  }

  async waitFor({ state = "visible" }: { state?: ElementState } = {}): Promise<void> {
    const isReached: Record<ElementState, () => boolean> = {
      attached: () => this.#one() !== null,
      visible: () => {
        const element = this.#one();
        return element !== null && isShown(element);
      },
      detached: () => this.#find().length === 0,
      hidden: () => !this.#find().some(isShown),
    };
    await waitUntil(
      () => isReached[state]() || null,
      () => this.#report(`Not ${state}`),
    );
    await settle();
  }

  async click(): Promise<void> {
    await user.click(await this.#usable());
    await settle();
  }

  async tap(): Promise<void> {
    await this.click();
  }

  async dblclick(): Promise<void> {
    await user.dblClick(await this.#usable());
    await settle();
  }

  async hover(): Promise<void> {
    await user.hover(await this.#usable());
    await settle();
  }

  /** Focuses the element after the page that shows it has moved the focus to its heading, one turn after it appeared. */
  async focus(): Promise<void> {
    await this.element();
    await settle();
    (await this.element()).focus();
    await settle();
  }

  async blur(): Promise<void> {
    (await this.element()).blur();
    await settle();
  }

  /** Replaces the whole text of a field. */
  async fill(text: string): Promise<void> {
    const element = await this.#usable();
    element.focus();
    enter(element, text);
    await settle();
  }

  async clear(): Promise<void> {
    await this.fill("");
  }

  /** Types a text key by key. */
  async pressSequentially(text: string): Promise<void> {
    await this.#usable();
    await this.focus();
    await user.keyboard(text.replace(/[{[]/g, "$&$&"));
    await settle();
  }

  /** Presses a key or a combination, such as "Escape" or "Control+Enter", on the element. */
  async press(keys: string): Promise<void> {
    await this.focus();
    await pressKeys(keys);
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }

  /** Chooses an option by its value, label, or place. */
  async selectOption(wanted: string | { label?: string; value?: string; index?: number }): Promise<void> {
    const select = (await this.#usable()) as HTMLSelectElement;
    const isWanted = (option: HTMLOptionElement, index: number) =>
      typeof wanted === "string"
        ? option.value === wanted || matches(option.textContent, wanted, true)
        : (wanted.index === undefined || wanted.index === index) &&
          (wanted.value === undefined || wanted.value === option.value) &&
          (wanted.label === undefined || matches(option.textContent, wanted.label, true));
    const option = await waitUntil(
      () => [...select.options].find((one, index) => isWanted(one, index) && !one.disabled) ?? null,
      () => `No option ${JSON.stringify(wanted)} in ${this.#description}: ${select.textContent}`,
    );
    select.focus();
    enter(select, option.value);
    await settle();
  }

  /** Chooses files in a field for files. */
  async setInputFiles(files: File | readonly File[]): Promise<void> {
    await user.upload(await this.element(), Array.isArray(files) ? [...files] : (files as File));
    await settle();
  }

  async dispatchEvent(event: Event): Promise<void> {
    (await this.element()).dispatchEvent(event);
    await settle();
  }

  async textContent(): Promise<string> {
    return (await this.element()).textContent ?? "";
  }

  /** The text as a reader sees it, as far as that is known without styles. */
  async innerText(): Promise<string> {
    return (await this.element()).innerText;
  }

  async allTextContents(): Promise<string[]> {
    return this.#find().map(({ textContent }) => textContent ?? "");
  }

  async allInnerTexts(): Promise<string[]> {
    return this.#find().map((element) => (element as HTMLElement).innerText);
  }

  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name);
  }

  async evaluate<Result>(read: (element: HTMLElement) => Result): Promise<Result> {
    return read(await this.element());
  }

  async evaluateAll<Result>(read: (elements: HTMLElement[]) => Result): Promise<Result> {
    return read(this.#find() as HTMLElement[]);
  }

  async isVisible(): Promise<boolean> {
    const element = this.#one();
    return element !== null && isShown(element);
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.element());
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }

  async isEditable(): Promise<boolean> {
    const element = await this.element();
    return !isDisabled(element) && !element.hasAttribute("readonly");
  }

  async isChecked(): Promise<boolean> {
    const element = await this.element();
    return "checked" in element ? element.checked === true : element.getAttribute("aria-checked") === "true";
  }
}

/** Presses a key or a combination on the focused element. */
export async function pressKeys(keys: string): Promise<void> {
  const names = keys.split("+");
  const held = names.slice(0, -1);
  const last = names.at(-1) ?? "";
  const key = last.length === 1 ? last.replace(/[{[]/, "$&$&") : `{${last === "Space" ? " " : last}}`;
  await user.keyboard(
    `${held.map((name) => `{${name}>}`).join("")}${key}${held.map((name) => `{/${name}}`).join("")}`,
  );
  await settle();
}
