import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether the columns of the grid are wider than its frame, which then scrolls sideways and can be focused under
 * this name, so that the arrow keys scroll it.
 */
export function useSidewaysScroll(
  target: RefObject<HTMLElement | null>,
  { columns, name }: { columns: readonly unknown[] | null; name: string },
): boolean {
  const [isSideways, setIsSideways] = useState(false);
  useEffect(() => {
    const frame = columns === null ? null : target.current?.querySelector<HTMLElement>(".ec-main");
    if (frame == null) {
      setIsSideways(false);
      return;
    }
    const measure = () => setIsSideways(frame.scrollWidth > frame.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [target, columns]);
  useEffect(() => {
    const frame = target.current?.querySelector<HTMLElement>(".ec-main");
    if (!isSideways || frame == null) return;
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", name);
    return () => {
      for (const attribute of ["role", "aria-label", "tabindex"]) frame.removeAttribute(attribute);
    };
  }, [target, isSideways, name]);
  return isSideways;
}
