import { waitUntil } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";

/** Waits until the content of a screen is shown. */
export async function screenShown(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await waitUntil(
    () => (document.querySelector("[aria-busy=true], .fui-Spinner, .fui-Skeleton") === null ? true : null),
    () => `${location.href} is still loading`,
  );
}
