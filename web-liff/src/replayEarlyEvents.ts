/**
 * Stands in the drawn page as text and runs before anything else of it, so it can refer to nothing outside. Until React
 * answers for what the server drew, taps and typed words are kept; `machiya:ready` on the document has them happen then.
 */
export function replayEarlyEvents(): void {
  const kept = new Map<Element, () => void>();
  const keep = (element: Element, again: () => void) => {
    kept.delete(element);
    kept.set(element, again);
  };

  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("a, button");
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keep(pressed, () => pressed.click());
  };

  const onInput = ({ target }: Event) => {
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
      // At the first event React takes over the field; then it takes notice of what differs from what it has seen, hence
      // the prototype's own setter, behind its back.
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
      for (const [element, again] of kept) if (element.isConnected) again();
    },
    { once: true },
  );
}
