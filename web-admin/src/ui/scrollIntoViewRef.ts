/** A ref callback that scrolls an element into view when it mounts. */
export function scrollIntoViewRef(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
