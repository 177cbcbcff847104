import { makeStaticStyles } from "@fluentui/react-components";
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** The class of the element that is printed alone, on one page. */
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

/** Prints only the element with this class while the page contains one, without its surroundings. */
export const usePrintStyles = makeStaticStyles(`
  @page ${PAPER_SIZE} { size: A4 landscape; margin: ${MARGIN_MM}mm; }
  @media print {
    body:has(.${PAPER_SIZE}) *:not(:has(.${PAPER_SIZE}), .${PAPER_SIZE}, .${PAPER_SIZE} *) { display: none !important; }
    html:has(.${PAPER_SIZE}), body:has(.${PAPER_SIZE}), body :has(.${PAPER_SIZE}) {
      display: block !important; position: static !important; overflow: visible !important;
      width: auto !important; max-width: none !important; height: auto !important; min-height: 0 !important;
      margin: 0 !important; padding: 0 !important; border: none !important;
      box-shadow: none !important; background: #fff !important;
    }
    .${PAPER_SIZE} { page: ${PAPER_SIZE}; zoom: var(--paperFit); break-inside: avoid; print-color-adjust: exact; }
  }
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
