import { type RefObject, useEffect } from "react";
import { receiptClass, receiptPageRules } from "./receiptPages.ts";

/** Returns the height of what an element contains, without its own padding. */
function contentHeight(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().height;
}

/** Makes the pages of receipts as long as their content, which is measured before each printing. */
export function useReceiptPages(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    document.adoptedStyleSheets.push(rules);
    const measure = () => {
      const heights: number[] = [];
      for (;;) {
        const receipt = sheet.current?.querySelector(`.${receiptClass(heights.length)}`);
        if (receipt == null) break;
        heights.push(contentHeight(receipt));
      }
      rules.replaceSync(receiptPageRules(heights));
    };
    measure();
    void document.fonts.ready.then(measure);
    window.addEventListener("beforeprint", measure);
    return () => {
      window.removeEventListener("beforeprint", measure);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [sheet]);
}
