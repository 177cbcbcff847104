import { type RefObject, useEffect, useState } from "react";

/**
 * Makes the frame of a grid with hours, which scrolls below its heads and, if its columns are wider, sideways, a region
 * that can be focused under this name, so that the arrow keys scroll it. Returns whether it scrolls sideways. `grid` changes
 * with the view and the columns; null has no hours.
 */
export function useScrollingFrame(
  target: RefObject<HTMLElement | null>,
  { grid, name }: { grid: unknown; name: string },
): boolean {
  const [isSideways, setIsSideways] = useState(false);
  useEffect(() => {
    const frame = grid === null ? null : target.current?.querySelector<HTMLElement>(".ec-main");
    if (frame == null) {
      setIsSideways(false);
      return;
    }
    const makePlain = () => {
      for (const attribute of ["role", "aria-label", "tabindex"]) frame.removeAttribute(attribute);
    };
    const measure = () => {
      const isWide = frame.scrollWidth > frame.clientWidth;
      setIsSideways(isWide);
      if (!isWide && frame.scrollHeight <= frame.clientHeight) return makePlain();
      frame.tabIndex = 0;
      frame.setAttribute("role", "region");
      frame.setAttribute("aria-label", name);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => {
      observer.disconnect();
      makePlain();
    };
  }, [target, grid, name]);
  return isSideways;
}
