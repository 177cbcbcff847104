/** The width of the paper roll and the margin of its pages. */
const ROLL_MM = 80;
const MARGIN_MM = 4;

/** A pixel of CSS, in millimeters. */
const PIXEL_MM = 25.4 / 96;

/** What is added to each page, because a page that is shorter than its content by a fraction becomes two. */
const SLACK_MM = 2;

/** The class of a receipt whose page has a length of its own. */
export const receiptClass = (index: number): string => `house-receipt-${index}`;

/** Returns the style rules of pages that are as long as their receipts, of these heights in pixels. */
export function receiptPageRules(heights: readonly number[]): string {
  const rules = heights.map((height, index) => {
    const name = receiptClass(index);
    const length = Math.ceil(height * PIXEL_MM + 2 * MARGIN_MM + SLACK_MM);
    return `@page ${name} { size: ${ROLL_MM}mm ${length}mm; margin: ${MARGIN_MM}mm; }
@media print { .${name} { page: ${name}; } }`;
  });
  return rules.join("\n");
}
