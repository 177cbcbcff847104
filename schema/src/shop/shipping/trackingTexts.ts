import { readTrackingLink } from "../../domain/orders/parcelState.ts";
import { line, ruled } from "../../input.ts";

/** How parcels of a carrier can be tracked, in inputs. */
export const trackingTexts = {
  carrier: line(100),
  trackingLink: ruled(
    line(500),
    { kind: "WEB_LINK" },
    (text) => text === "" || readTrackingLink(text) !== null,
  ).transform((text) => readTrackingLink(text) ?? ""),
};
