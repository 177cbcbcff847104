/** A ref for what must be seen when it comes up, wherever the form around it is scrolled to. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
