import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, leaveSheets } from "../location.ts";

/**
 * Closes the cart and every sheet over it. The entry of a confirmation that is no longer shown, because its cart
 * became empty, would otherwise remain and make the first tap do nothing.
 */
export function leaveCart(): void {
  const { path, search } = currentPlace();
  leaveSheets(path + withParams(search, { view: null }));
}
