import { withParams } from "@machiya/schema/client/urlParams";
import { shopLink } from "@machiya/schema/domain/messaging/shopLink";
import { paths } from "../paths.ts";

/** LINE's limits for a card, in UTF-16 code units. */
export const LIMITS = { altText: 1500, label: 40, uri: 1000 } as const;

/** The aspect ratio of the card's picture, width to height (shop.md §2). */
const PICTURE_RATIO = "1.75:3";

export interface SharedProduct {
  id: string;
  name: string;
  /** The lowest price if it has variants. */
  price: string;
  hasVariants: boolean;
  topPick: boolean;
  /** The picture's card variant, relative to the shop's URL. Null when there is none. */
  cardUrl: string | null;
}

/** Returns what is shared of a product that was read. */
export function sharedProduct({
  id,
  name,
  price,
  hasVariants,
  topPick,
  cardUrl,
}: Omit<SharedProduct, "cardUrl"> & { cardUrl: string | null | undefined }): SharedProduct {
  return { id, name, price, hasVariants, topPick, cardUrl: cardUrl ?? null };
}

/** The shop's public address, and its name on cards. */
export interface ShopAddress {
  /** Without a trailing slash. */
  origin: string;
  /** With a LIFF id, links open inside LINE. Null when LIFF is not configured. */
  liffId: string | null;
  /** Null when the shop has none yet. */
  name: string | null;
}

/** How prices are written. */
export interface PriceWords {
  money: (amount: string) => string;
  /** The lowest of several prices. */
  from: (price: string) => string;
}

/** Returns the price on a card. */
export function priceOnCard({ price, hasVariants }: SharedProduct, { money, from }: PriceWords): string {
  return hasVariants ? from(money(price)) : money(price);
}

/** The texts on a card. */
export interface CardWords extends PriceWords {
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

/** A LINE Flex message with one bubble: picture, name, price, shop, and two links. */
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

/** Returns the link where a product can be bought. */
export function productLink({ id }: Pick<SharedProduct, "id">, shop: ShopAddress): string {
  return absolute(paths.productShow + withParams("", { product: id }), shop);
}

/** Returns a product's card for a chat. Throws a RangeError when a link exceeds LINE's limit. */
export function shareCard(product: SharedProduct, shop: ShopAddress, words: CardWords): ShareCard {
  const buy = link(words.quickBuy, productLink(product, shop));
  const share = link(
    words.friendShare,
    absolute(paths.share + withParams("", { product: product.id }), shop),
  );
  const label = product.topPick ? [words.dailyPick] : [];
  const price = priceOnCard(product, words);
  const shopName = shop.name === null ? [] : [shop.name];
  const picture = product.cardUrl === null ? null : new URL(product.cardUrl, shop.origin).href;
  return {
    type: "flex",
    altText: clip([[...label, product.name].join(": "), price, ...shopName].join(" · "), LIMITS.altText),
    contents: {
      type: "bubble",
      // LINE rejects a message whose picture is not served over HTTPS.
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
          ...label.map((text) => ({
            type: "text" as const,
            text,
            size: "sm",
            weight: "bold",
            color: "#A83C10",
          })),
          { type: "text", text: product.name, size: "lg", weight: "bold", wrap: true, maxLines: 3 },
          { type: "text", text: price, size: "md", weight: "bold" },
          ...shopName.map((text) => ({
            type: "text" as const,
            text,
            size: "sm",
            color: "#6B6459",
            wrap: true,
          })),
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

/** Returns a full URL. LIFF's endpoint is the shop's root, so every path can be appended to it. */
function absolute(path: string, { origin, liffId }: ShopAddress): string {
  return shopLink({ publicUrl: origin, liffId }, path) ?? path;
}

function link(label: string, uri: string): LinkButton["action"] {
  if (uri.length > LIMITS.uri) throw new RangeError(`A URL of ${uri.length} units exceeds LINE's limit`);
  return { type: "uri", label: clip(label, LIMITS.label), uri };
}

/** Truncates a text with an ellipsis, without splitting a character. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let result = "";
  for (const character of text) {
    if (result.length + character.length >= limit) break;
    result += character;
  }
  return `${result}…`;
}
