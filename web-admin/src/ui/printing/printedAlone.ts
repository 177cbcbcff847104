import { makeStaticStyles } from "@fluentui/react-components";

/** The class of an element that is printed alone, without the rest of the console. */
export const PRINTED = "house-printed";

/** Prints only the elements with this class while the page contains one, without their surroundings. */
export const usePrintedAlone = makeStaticStyles(`
  @media print {
    body:has(.${PRINTED}) *:not(:has(.${PRINTED}), .${PRINTED}, .${PRINTED} *) { display: none !important; }
    html:has(.${PRINTED}), body:has(.${PRINTED}), body :has(.${PRINTED}) {
      display: block !important; position: static !important; overflow: visible !important;
      width: auto !important; max-width: none !important; height: auto !important; min-height: 0 !important;
      margin: 0 !important; padding: 0 !important; border: none !important;
      box-shadow: none !important; background: #fff !important;
    }
    .${PRINTED} { print-color-adjust: exact; }
  }
`);
