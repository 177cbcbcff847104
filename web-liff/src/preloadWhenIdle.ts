/** Delay between chunks in browsers without `requestIdleCallback`, such as LINE's on iOS. */
const IDLE_DELAY_MS = 1000;

type Preload = () => Promise<unknown>;

/**
 * Loads chunks one by one while the loaded page is idle, so that they are there when the network is not.
 * Failures are ignored, because a chunk is loaded again when it is needed. Data savers load nothing.
 */
export function preloadWhenIdle(preloads: readonly Preload[]): void {
  if (savesData()) return;
  if (document.readyState === "complete") preloadNext(preloads);
  else window.addEventListener("load", () => preloadNext(preloads), { once: true });
}

function savesData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : null;
  return typeof connection === "object" && connection !== null && "saveData" in connection
    ? connection.saveData === true
    : false;
}

function preloadNext([preload, ...rest]: readonly Preload[]): void {
  if (preload === undefined) return;
  whenIdle(() => {
    preload()
      .catch(() => {})
      .then(() => preloadNext(rest));
  });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_DELAY_MS);
}
