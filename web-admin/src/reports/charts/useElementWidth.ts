import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The smallest width at which a chart is legible. */
const MIN_WIDTH = 240;

/** Returns a ref for an element, and its width in CSS pixels, which follows changes. */
export function useElementWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(MIN_WIDTH);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(MIN_WIDTH, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
