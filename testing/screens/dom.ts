import { EventEmitter } from "node:events";
import { Window } from "happy-dom";
import { decodePicture, NodeFileReader } from "./files.ts";

/** Globals of Node that stay: the test's own code, its requests, and its timers use them, and so do the pages. */
const NODES_OWN =
  /^(fetch|Request|Response|Headers|FormData|Blob|File|Abort\w+|URL\w*|set\w+|clear\w+|queueMicrotask|performance|crypto|Crypto\w*|SubtleCrypto|console|process|Buffer|Text\w+|\w*Stream\w*|structuredClone|MessageChannel|MessagePort|MessageEvent|WebSocket|EventSource|global\w*|window|self|parent|top|undefined|NaN|Infinity|eval)$/;

/** Globals that Node has too, but that must belong to the window. */
const THE_WINDOWS_OWN = new Set([
  "CustomEvent",
  "Event",
  "EventTarget",
  "localStorage",
  "location",
  "navigator",
  "sessionStorage",
  "Storage",
]);

/** The window of this worker. Modules that were loaded once keep a reference to it, so it lives as long as they do. */
function createWindow(): Window {
  const created = new Window({
    url: "http://127.0.0.1/",
    width: 1280,
    height: 900,
    settings: {
      // The pages' style sheets are not loaded, so that only inline styles could hide an element.
      disableComputedStyleRendering: true,
      device: { prefersReducedMotion: "reduce" },
      navigation: { disableMainFrameNavigation: true },
    },
  });
  const names = new Set<string>();
  for (let level: object = created; level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  for (const name of names) {
    if (NODES_OWN.test(name) || (name in globalThis && !THE_WINDOWS_OWN.has(name))) continue;
    const value: unknown = Reflect.get(created, name);
    const isMethod = typeof value === "function" && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(created) : value,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis, document: created.document });
  for (const name of ["innerWidth", "innerHeight"] as const)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => created[name] });
  return created;
}

/**
 * The inline style of an element, with the defaults that scripts ask for. happy-dom would match every rule of the
 * design system's style sheets, which takes longer than all the rest of a test.
 */
function inlineStyle(element: Element): CSSStyleDeclaration {
  const defaults: Readonly<Record<string, string>> = {
    display: element.hasAttribute("hidden") ? "none" : "block",
    // A tab contains its text twice, so that a bold text needs no more space.
    visibility: element.classList.contains("fui-Tab__content--reserved-space") ? "hidden" : "visible",
  };
  const { style } = element as HTMLElement;
  const read = (name: string) => (style.getPropertyValue(name) || defaults[name]) ?? "";
  return new Proxy(style, {
    get: (target, name) => {
      if (name === "getPropertyValue") return read;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === "function") return value.bind(target);
      return typeof name === "string" && value === "" ? read(name) : value;
    },
  });
}

/** Lets Escape close the topmost modal dialog, and accepts popovers, which are shown anyway without style sheets. */
function completeTopLayer({ document, Event, HTMLElement, HTMLDialogElement }: Window): void {
  const modals = new Set<InstanceType<typeof HTMLDialogElement>>();
  const { showModal } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: InstanceType<typeof HTMLDialogElement>) {
      showModal.call(this);
      modals.delete(this);
      modals.add(this);
    },
  });
  const cancel = () => {
    const top = [...modals].findLast((dialog) => dialog.open && dialog.isConnected);
    if (top?.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
  };
  document.addEventListener(
    "keydown",
    (event) => {
      const isEscape = "key" in event && event.key === "Escape";
      // A browser asks the dialog after all listeners, even if one of them stops the event.
      if (isEscape) queueMicrotask(() => event.defaultPrevented || cancel());
    },
    true,
  );
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

/** Adds what happy-dom lacks, and replaces what it would compute from style sheets or from a layout. */
function complete(created: Window): void {
  Object.assign(created, { getComputedStyle: inlineStyle });
  // The focus management of dialogs ignores elements without a parent in the layout, and a body without a size.
  Object.defineProperty(created.HTMLElement.prototype, "offsetParent", {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected ? this.parentElement : null;
    },
  });
  completeTopLayer(created);
  // The design system shows the end of a motion at once where elements cannot be animated.
  Reflect.deleteProperty(created.Element.prototype, "animate");
  created.document.body.getBoundingClientRect = () =>
    new created.DOMRect(0, 0, created.innerWidth, created.innerHeight);
  Object.assign(globalThis, {
    getComputedStyle: inlineStyle,
    FileReader: NodeFileReader,
    createImageBitmap: decodePicture,
    // It stays blocked, as in a browser without a speaker: the nodes that make the bell do not exist here.
    AudioContext: class {
      state = "suspended";
      async resume() {}
    },
    reportError: (error: unknown) => console.error(error),
    print() {},
  });
  // The pages wait for their fonts before they print.
  Object.defineProperty(created.document, "fonts", { value: { ready: Promise.resolve() } });
}

const KEY = Symbol.for("machiya.window");
const store: typeof globalThis & { [KEY]?: Window } = globalThis;

if (store[KEY] === undefined) {
  store[KEY] = createWindow();
  complete(store[KEY]);
  // Each visit, stream, and dialog listens to the window's events.
  EventEmitter.defaultMaxListeners = 0;
}

export const browserWindow: Window = store[KEY];
