import type { ShopAddress } from "@machiya/schema/context";
import { imageUrl } from "@machiya/schema/domain/imageUrl";
import type { Language } from "@machiya/schema/domain/language";
import { showsPictures } from "@machiya/schema/domain/messaging/broadcast";
import { productUrl } from "@machiya/schema/domain/messaging/customerPages";
import type { BroadcastData } from "@machiya/schema/notifications/notification";
import { wording } from "@machiya/schema/wording";
import { formatCurrency } from "@machiya/schema/wording/formatCurrency";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { truncateText } from "./flexCard.ts";
import type { LineMessage } from "./lineMessaging.ts";

interface Surroundings {
  shopAddress: ShopAddress;
  language: Language;
  /** The code of the currency of the prices; undefined for none. */
  currency?: string | undefined;
}

/**
 * LINE's limit for alternative texts (line.md), and a limit for names that keeps twelve cards far below 50
 * KB.
 */
const MAX_ALT_TEXT = 1500;
const MAX_NAME = 120;

/** Width to height, as on the cards that customers share (shop.md §2). */
const PICTURE_RATIO = "1.75:3";

const INK = "#1f2328";
const ACCENT = "#BF4616";

/** Returns the URL from which LINE loads an image; null when LINE cannot load it. */
function pictureUrl(hash: string | null, size: "CARD" | "MESSAGE", address: ShopAddress): string | null {
  const path = imageUrl(hash, size);
  return path === null || !showsPictures(address) ? null : `${address.publicUrl}${path}`;
}

function productBubble(
  { id, name, price, imageHash }: BroadcastData["products"][number],
  around: Surroundings,
) {
  const { shopAddress, language, currency } = around;
  const picture = pictureUrl(imageHash, "CARD", shopAddress);
  const uri = productUrl(id, shopAddress);
  const action = uri === null ? null : { type: "uri", label: serverWording(language).buyNow, uri };
  return {
    type: "bubble",
    ...(picture !== null && {
      hero: {
        type: "image",
        url: picture,
        size: "full",
        aspectRatio: PICTURE_RATIO,
        aspectMode: "cover",
        ...(action !== null && { action }),
      },
    }),
    body: {
      type: "box",
      layout: "vertical",
      spacing: "sm",
      contents: [
        {
          type: "text",
          text: truncateText(name, MAX_NAME),
          weight: "bold",
          color: INK,
          wrap: true,
          maxLines: 3,
        },
        {
          type: "text",
          text: formatCurrency(language, currency, price),
          size: "lg",
          weight: "bold",
          color: ACCENT,
        },
      ],
    },
    ...(action !== null && {
      footer: {
        type: "box",
        layout: "vertical",
        contents: [{ type: "button", style: "primary", color: ACCENT, height: "sm", action }],
      },
    }),
  };
}

/** Renders the messages of a broadcast, at most three: its image, its text and its product cards. */
export function broadcastMessages(
  { shopName, currency, text, imageHash, products }: BroadcastData,
  around: Surroundings,
): LineMessage[] {
  const picture = pictureUrl(imageHash, "MESSAGE", around.shopAddress);
  const bubbles = products.map((product) => productBubble(product, { ...around, currency }));
  const names = products.map(({ name }) => name).join(wording(around.language).listSeparator);
  const cards = {
    type: "flex",
    altText: truncateText(`${shopName}：${names}`, MAX_ALT_TEXT),
    contents: bubbles.length === 1 ? bubbles[0] : { type: "carousel", contents: bubbles },
  };
  return [
    ...(picture === null ? [] : [{ type: "image", originalContentUrl: picture, previewImageUrl: picture }]),
    ...(text === "" ? [] : [{ type: "text", text }]),
    ...(bubbles.length === 0 ? [] : [cards]),
  ] as LineMessage[];
}
