import { withParams } from "@machiya/schema/client/urlParams";
import { paths } from "../paths.ts";

/** LINE's limits for what a card holds, in UTF-16 units. */
export const LIMITS = { altText: 1500, label: 40, uri: 1000 } as const;

/** The ratio of the card's picture, width to height (shop.md §2). */
const PICTURE_RATIO = "1.75:3";

export interface SharedProduct {
  id: string;
  name: string;
  /** The picture in its size for cards, below the shop's address. Null: none. */
  cardUrl: string | null;
}

/** Where the shop is, for people elsewhere. */
export interface ShopAddress {
  /** Without a slash at its end. */
  origin: string;
  /** With it, links open inside LINE. Null: LIFF is not configured. */
  liffId: string | null;
}

/** The words on a card. */
export interface CardWords {
  dailyPick: string;
  quickBuy: string;
  friendShare: string;
}

interface LinkButton {
  type: "button";
  style: "primary" | "link";
  color?: string;
  action: { type: "uri"; label: string; uri: string };
}

/** A flex message with one bubble: picture, name, and two links. */
export interface ShareCard {
  type: "flex";
  altText: string;
  contents: {
    type: "bubble";
    hero?: {
      type: "image";
      url: string;
      size: "full";
      aspectRatio: typeof PICTURE_RATIO;
      aspectMode: "cover";
      action: { type: "uri"; label: string; uri: string };
    };
    body: {
      type: "box";
      layout: "vertical";
      spacing: "sm";
      contents: { type: "text"; text: string; [style: string]: string | boolean | number }[];
    };
    footer: { type: "box"; layout: "vertical"; spacing: "sm"; contents: LinkButton[] };
  };
}

/** Where a product is bought at once. */
export function productLink({ id }: Pick<SharedProduct, "id">, shop: ShopAddress): string {
  return absolute(paths.productShow + withParams("", { product: id }), shop);
}

/** The card that stands for a product in a chat. Throws a RangeError when an address is longer than LINE takes. */
export function shareCard(product: SharedProduct, shop: ShopAddress, words: CardWords): ShareCard {
  const buy = link(words.quickBuy, productLink(product, shop));
  const share = link(
    words.friendShare,
    absolute(paths.share + withParams("", { product: product.id }), shop),
  );
  const picture = product.cardUrl === null ? null : new URL(product.cardUrl, shop.origin).href;
  return {
    type: "flex",
    altText: clip(`${words.dailyPick}: ${product.name}`, LIMITS.altText),
    contents: {
      type: "bubble",
      // LINE refuses a message whose picture is not served over HTTPS.
      ...(picture?.startsWith("https:") && {
        hero: {
          type: "image",
          url: picture,
          size: "full",
          aspectRatio: PICTURE_RATIO,
          aspectMode: "cover",
          action: buy,
        },
      }),
      body: {
        type: "box",
        layout: "vertical",
        spacing: "sm",
        contents: [
          { type: "text", text: words.dailyPick, size: "sm", weight: "bold", color: "#A83C10" },
          { type: "text", text: product.name, size: "lg", weight: "bold", wrap: true, maxLines: 3 },
        ],
      },
      footer: {
        type: "box",
        layout: "vertical",
        spacing: "sm",
        contents: [
          { type: "button", style: "primary", color: "#BF4616", action: buy },
          { type: "button", style: "link", action: share },
        ],
      },
    },
  };
}

/** LIFF's endpoint is the root of the shop, so that every path lies below it. */
function absolute(path: string, { origin, liffId }: ShopAddress): string {
  return liffId === null ? origin + path : `https://liff.line.me/${encodeURIComponent(liffId)}${path}`;
}

function link(label: string, uri: string): LinkButton["action"] {
  if (uri.length > LIMITS.uri) throw new RangeError(`The address is longer than LINE takes: ${uri.length}`);
  return { type: "uri", label: clip(label, LIMITS.label), uri };
}

/** The text, or its beginning and an ellipsis; no character is cut in two. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = "";
  for (const character of text) {
    if (kept.length + character.length >= limit) break;
    kept += character;
  }
  return `${kept}…`;
}
