import type { Locator, Page } from "playwright-core";

/** Returns the visible words of the grid of which one letter is on another line than the letter before. */
export function brokenWords(page: Page, locale: string): Promise<string[]> {
  return page.locator(".ec").evaluate((grid, language) => {
    const broken: string[] = [];
    const segmenter = new Intl.Segmenter(language, { granularity: "word" });
    const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest(".cal-name") !== null) continue;
      for (const { segment, index, isWordLike } of segmenter.segment(text.textContent ?? "")) {
        // Lines of Chinese and Japanese may end after any of their characters.
        if (isWordLike !== true || !/^[\p{Script=Latin}\p{Script=Thai}\p{M}\d]+$/u.test(segment)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(segment);
      }
    }
    return broken;
  }, locale);
}

/** Returns for each day of a week how many lines its name takes, and whether they are inside of its column. */
export const headsOf = (page: Page) =>
  page.locator(".ec-col-head .cal-day").evaluateAll((days) =>
    days.map((day) => {
      const range = document.createRange();
      range.selectNodeContents(day);
      const frame = day.closest(".ec-col-head")?.getBoundingClientRect();
      const rects = [...range.getClientRects()];
      const isInside = rects.every(
        ({ left, right }) => frame !== undefined && left >= frame.left && right <= frame.right,
      );
      return { lines: new Set(rects.map(({ top }) => Math.round(top))).size, isInside };
    }),
  );

/** Returns the title of an event, and whether all of its title and of its time are shown. */
export const shownParts = (one: Locator, time: string) =>
  one.evaluate((box, shownTime) => {
    const frame = box.getBoundingClientRect();
    /** Returns whether all of a text is inside of the event and of its own line. */
    const isShown = (node: Node | null | undefined, length: number) => {
      if (node == null) return false;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, length);
      const line = node.parentElement?.getBoundingClientRect() ?? frame;
      return [...range.getClientRects()].every(
        ({ top, bottom, left, right }) =>
          top >= frame.top - 1 &&
          bottom <= frame.bottom + 1 &&
          left >= Math.max(frame.left, line.left) - 1 &&
          right <= Math.min(frame.right, line.right) + 1,
      );
    };
    const title = box.querySelector(".cal-title")?.firstChild;
    const detail = box.querySelector(".cal-detail")?.firstChild;
    return [
      title?.textContent,
      { title: isShown(title, title?.textContent?.length ?? 0), time: isShown(detail, shownTime.length) },
    ] as const;
  }, time);

/** Returns how many lines a title takes, and whether a part of it is cut off. */
export const titleOf = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return { lines: new Set(tops).size, isCut: element.scrollWidth > element.clientWidth };
  });
