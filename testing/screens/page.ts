import { resolveObjectURL } from "node:buffer";
import { vi } from "vitest";
import { browserWindow } from "./dom.ts";
import { Locator, pressKeys, user, waitUntil } from "./locator.ts";
import { network } from "./network.ts";

/** Renders the pages into the root element as their main script does; the returned function removes them. */
export type Mount = (root: HTMLElement) => Promise<() => void>;

type Address = string | RegExp | ((url: URL) => boolean);

const MACHINE_ZONE = process.env.TZ;

/** The timers of the pages; the server's are in another process. */
const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;

/** The listeners that a page's router adds to the window, which a browser removes when the page is closed. */
const historyListeners = new Set<EventListenerOrEventListenerObject>();
/** Modules are loaded once for all pages, and so are the listeners that they add before a page is opened. */
let isPageOpen = false;
const addListener = globalThis.addEventListener;
globalThis.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  if (type === "popstate" && isPageOpen) historyListeners.add(listener);
  addListener(type, listener, options);
};

/** The one window of this worker, used as a page of the browser tests. */
export class Page extends Locator {
  readonly #mount: Mount;
  #unmount: (() => void) | null = null;

  constructor(mount: Mount) {
    super(() => [document.documentElement], "page");
    this.#mount = mount;
  }

  readonly keyboard = {
    press: pressKeys,
    /** Types a text into the focused element. */
    type: (text: string) => user.keyboard(text.replace(/[{[]/g, "$&$&")),
  };

  readonly clock = {
    /** Lets the pages' clock run as usual until a test advances it. */
    install: (now?: Date) => {
      vi.useFakeTimers({ toFake: [...FAKED], shouldAdvanceTime: true, ...(now !== undefined && { now }) });
    },
    /** Stops the pages' clock at a time, while their timers run as usual. */
    setFixedTime: (now: Date) => {
      vi.useFakeTimers({ toFake: ["Date"], now });
    },
    /** Advances the pages' clock by milliseconds. */
    fastForward: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
    uninstall: () => vi.useRealTimers(),
  };

  /** Opens an address as a new page. */
  async goto(address: string): Promise<void> {
    this.leave();
    const { pathname, search, hash } = new URL(address, "http://page");
    history.pushState(null, "", `${pathname}${search}${hash}`);
    await this.#open();
  }

  async reload(): Promise<void> {
    this.leave();
    await this.#open();
  }

  async #open(): Promise<void> {
    network.requests.length = 0;
    const root = document.createElement("div");
    root.id = "root";
    document.body.append(root);
    isPageOpen = true;
    this.#unmount = await this.#mount(root);
  }

  /** Removes the page, as closing its window would. */
  leave(): void {
    this.#unmount?.();
    this.#unmount = null;
    isPageOpen = false;
    for (const listener of historyListeners) globalThis.removeEventListener("popstate", listener);
    historyListeners.clear();
    document.body.replaceChildren();
  }

  /** Chooses files in the file dialog that the page opens next. */
  async chooseFiles(files: readonly File[]): Promise<void> {
    const input = await new Promise<HTMLInputElement>((resolve) => {
      const open = (event: Event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== "file") return;
        document.removeEventListener("click", open, true);
        resolve(event.target);
      };
      document.addEventListener("click", open, true);
    });
    Object.defineProperty(input, "files", { configurable: true, value: files });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Takes the file that the page downloads next. */
  async nextDownload(): Promise<{ name: string; text: string }> {
    const { promise, resolve } = Promise.withResolvers<HTMLAnchorElement>();
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function take(
      this: HTMLAnchorElement,
    ) {
      resolve(this);
    });
    const { download, href } = await promise.finally(() => click.mockRestore());
    // Blob.text() would leave out a byte order mark.
    const bytes = await resolveObjectURL(href)?.arrayBuffer();
    return { name: download, text: bytes === undefined ? "" : Buffer.from(bytes).toString() };
  }

  async goBack(): Promise<void> {
    history.back();
  }

  async goForward(): Promise<void> {
    history.forward();
  }

  url(): string {
    return location.href;
  }

  async title(): Promise<string> {
    return document.title;
  }

  /** Waits until the address is a path with its search, matches a pattern, or satisfies a condition. */
  async waitForURL(address: Address): Promise<void> {
    const isThere = () => {
      if (typeof address === "function") return address(new URL(location.href));
      if (address instanceof RegExp) return address.test(location.href);
      return new URL(address, location.origin).href === location.href;
    };
    await waitUntil(
      () => isThere() || null,
      () => `The address is ${location.href}, not ${address}`,
    );
  }

  /** Moves the window to a time zone; null is the machine's own. */
  setTimeZone(timeZone: string | null): void {
    const zone = timeZone ?? MACHINE_ZONE;
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }

  async setViewportSize({ width, height = 900 }: { width: number; height?: number }): Promise<void> {
    browserWindow.happyDOM.setViewport({ width, height });
  }
}
