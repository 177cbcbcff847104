import type { Page } from "playwright-core";

/** The smallest width and height that a finger hits reliably, in CSS pixels (WCAG 2.5.5). */
export const TOUCH_TARGET = 44;

/** What a finger can use. Elements that a screen hides, disables, or only lets a script focus are no targets. */
const INTERACTIVE = [
  "a[href]",
  "button",
  "input:not([type=hidden], [type=file])",
  "select",
  "textarea",
  "summary",
  ...[
    "button",
    "link",
    "checkbox",
    "radio",
    "switch",
    "tab",
    "menuitem",
    "menuitemradio",
    "menuitemcheckbox",
  ].map((role) => `[role=${role}]`),
  ...["option", "combobox", "spinbutton", "slider"].map((role) => `[role=${role}]`),
].join(", ");

/**
 * Returns the interactive elements of a page that react to touch in less than 44 × 44 pixels around their
 * center, each as its role or element, name, and size. `exceptions` are selectors of elements that are left out.
 */
export async function smallTouchTargets(page: Page, exceptions: readonly string[]): Promise<string[]> {
  // Scrolling into view must not be animated, and a sentence's links may be as small as its text.
  return page.evaluate(
    ({ interactive, size, left }) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest("[aria-hidden=true], [inert], :disabled, [aria-disabled=true]") === null &&
        element.getBoundingClientRect().width > 1;
      const isInSentence = (element: Element) => {
        const parent = element.parentElement;
        const isInline = getComputedStyle(element).display === "inline";
        return (
          isInline && parent !== null && parent.innerText.trim() !== (element as HTMLElement).innerText.trim()
        );
      };
      const reacts = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const labels = [...((element as HTMLInputElement).labels ?? [])];
        return hit !== null && [element, ...labels].some((target) => target.contains(hit));
      };
      // How far the element reacts from a point on, up to the size of a target.
      const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]) => {
        let steps = 0;
        while (steps < size && reacts(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
      };
      const isSmall = (element: Element) => {
        const box = element.getBoundingClientRect();
        const [isWide, isHigh] = [box.width + 0.5 >= size, box.height + 0.5 >= size];
        // Most targets are large enough by themselves; scrolling and hit tests are what takes time.
        if (isWide && isHigh) return false;
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const center: [number, number] = [left + width / 2, top + height / 2];
        // What another layer covers is no target, such as the page behind a panel.
        if (!reacts(element, ...center)) return false;
        // The steps end before the fractions of a pixel at both edges.
        const reaches = (isLarge: boolean, before: [number, number], after: [number, number]) =>
          isLarge || reach(element, center, before) + reach(element, center, after) + 2 >= size;
        return !(reaches(isWide, [-1, 0], [1, 0]) && reaches(isHigh, [0, -1], [0, 1]));
      };
      return [...document.querySelectorAll(interactive)]
        .filter((element) => isShown(element) && !left.some((one) => element.closest(one) !== null))
        .filter((element) => !(element.matches("a") && isInSentence(element)) && isSmall(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
          const kind = element.getAttribute("role") ?? element.localName;
          return `${kind} "${name.trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)} ${element.className}`;
        });
    },
    { interactive: INTERACTIVE, size: TOUCH_TARGET, left: exceptions },
  );
}

/** The smallest text of a field, in CSS pixels, into which iOS does not zoom. */
const FIELD_TEXT = 16;

/** Returns the fields of a page whose text is smaller, each as its name or class, and its size. */
export async function zoomedFields(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const fields = document.querySelectorAll<HTMLElement>(
      "input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), select, textarea",
    );
    const sizeOf = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize);
    return [...fields]
      .filter((field) => field.checkVisibility() && sizeOf(field) < least)
      .map((field) => `${field.ariaLabel ?? field.className} ${sizeOf(field)}`);
  }, FIELD_TEXT);
}
