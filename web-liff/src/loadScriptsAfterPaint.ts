/**
 * Loads the page's scripts after its first paint, so that fetching and compiling them does not delay the layout
 * and the pictures that the server has rendered. A page without rendered content loads them at once. The function
 * is inlined into the page as text before any other script, so it cannot use anything outside.
 */
export function loadScriptsAfterPaint(): void {
  // A page in the background is not painted until it is shown.
  const MAX_WAIT_MS = 1000;
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]"))
      link.rel = link.dataset.rel ?? "";
    for (const waiting of document.querySelectorAll('script[type="after-paint"]')) {
      const script = document.createElement("script");
      for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
      script.type = "module";
      waiting.replaceWith(script);
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("#root > *") === null) return load();
    // The frame is painted between this callback and its timer.
    requestAnimationFrame(() => setTimeout(load));
    setTimeout(load, MAX_WAIT_MS);
  });
}
