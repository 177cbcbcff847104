/**
 * Records clicks and input until React has hydrated the page, and replays them on the document's
 * `machiya:ready` event. Until then, `data-early-tap` makes a tap visible (theme.css), and React does not receive the
 * events: it would handle those that come during hydration, and then once more when they are replayed. The function is
 * inlined into the page as text before any other script, so it cannot use anything outside.
 */
export function replayEarlyEvents(): void {
  const actions = new Map<Element, () => void>();
  const keep = (element: Element, again: () => void) => {
    actions.delete(element);
    actions.set(element, again);
  };

  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("a, button");
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.setAttribute("data-early-tap", "");
    document.documentElement.setAttribute("data-early-tap", "");
    keep(pressed, () => pressed.click());
  };

  const onInput = (event: Event) => {
    const { target } = event;
    event.stopPropagation();
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      keep(target, () => {
        target.value = value;
        target.dispatchEvent(new Event("change", { bubbles: true }));
      });
    }
    if (!(target instanceof HTMLInputElement)) return;
    const { type, value } = target;
    keep(target, () => {
      // The first event makes React hydrate the field. React then ignores values that it has already seen,
      // hence the value is set through the prototype's own setter.
      target.dispatchEvent(new Event("input", { bubbles: true }));
      if (type === "radio") {
        target.checked = false;
        target.click();
        return;
      }
      target.value = "";
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(target, value);
      target.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };

  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener(
    "machiya:ready",
    () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("input", onInput, true);
      for (const element of document.querySelectorAll("[data-early-tap]"))
        element.removeAttribute("data-early-tap");
      for (const [element, again] of actions) if (element.isConnected) again();
    },
    { once: true },
  );
}
