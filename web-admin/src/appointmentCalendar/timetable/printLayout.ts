import { makeStaticStyles } from "@fluentui/react-components";
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** The windows in which the sheet has no padding, so that its texts have their own; Page widens with it. */
export const UNPADDED = "@media screen and (min-width: 721px) and (max-width: 1599px)";

/** The class of the element that is printed on one page. */
export const PAPER_SIZE = "house-paper";

const MARGIN_MM = 8;
const PX_PER_MM = 96 / 25.4;

/** The printable area of an A4 page in landscape, in CSS pixels. */
const PAGE = { width: (297 - 2 * MARGIN_MM) * PX_PER_MM, height: (210 - 2 * MARGIN_MM) * PX_PER_MM };

/** Printers round sizes, so a page may be slightly smaller. */
const AIR = 0.985;

/** Returns the scale that makes a box fit on one page; at most 1. */
export function fitOnPage({ width, height }: { width: number; height: number }): number {
  return Math.min(1, (PAGE.width / width) * AIR, (PAGE.height / height) * AIR);
}

/** The page of an element with this class, which fills one page. */
export const usePageStyles = makeStaticStyles(`
  @page ${PAPER_SIZE} { size: A4 landscape; margin: ${MARGIN_MM}mm; }
  @media print { .${PAPER_SIZE} { page: ${PAPER_SIZE}; zoom: var(--paperFit); break-inside: avoid; } }
`);

/** Returns the style that scales an element to its page, and updates when its size changes. */
export function usePrintFit(paper: RefObject<HTMLElement | null>): CSSProperties {
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (matchMedia("print").matches) return;
      setFit(fitOnPage({ width: element.offsetWidth, height: element.offsetHeight }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [paper]);
  return { "--paperFit": fit } as CSSProperties;
}
