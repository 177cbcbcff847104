import type { Product } from "@machiya/prisma/client";
import type { ShopAddress } from "../context.ts";
import type { Language } from "../domain/language.ts";
import { globalId } from "../ids.ts";
import { formatMoney } from "../wording/formatMoney.ts";
import { serverWording } from "../wording/serverWording.ts";
import { wording } from "../wording/wording.ts";
import { imageUrl } from "./imageUrl.ts";

/** What a card shows of a product. */
export const cardColumns = { id: true, name: true, price: true, imageHash: true } as const;

type CardProduct = Pick<Product, keyof typeof cardColumns>;

/** A message as LINE takes it. */
export type LineMessageJson = { type: string };

export interface MessageContent {
  text: string;
  imageHash: string | null;
  products: readonly CardProduct[];
}

interface Surroundings {
  shopAddress: ShopAddress;
  shopName: string;
  language: Language;
}

/** LINE's bounds (line.md); that of a name keeps twelve cards far below 50 KB. */
const MAX_ALT_TEXT = 1500;
const MAX_NAME = 120;

/** The same picture as on the cards that customers share: width to height (shop.md §2). */
const PICTURE_RATIO = "1.75:3";

const INK = "#1f2328";
const ACCENT = "#BF4616";

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Whether LINE can load the shop's pictures: over HTTPS alone (line.md). */
export function showsPictures({ publicUrl }: ShopAddress): boolean {
  return publicUrl?.startsWith("https://") === true;
}

/** Where LINE loads a picture from; null where it cannot. */
function pictureUrl(hash: string | null, size: "CARD" | "MESSAGE", address: ShopAddress): string | null {
  const path = imageUrl(hash, size);
  return path === null || !showsPictures(address) ? null : `${address.publicUrl}${path}`;
}

/** Where the storefront shows a product; null where nobody has said how it is reached. */
function productUrl(id: number, { publicUrl, liffId }: ShopAddress): string | null {
  const path = `/product-show?${new URLSearchParams({ product: globalId("Product", id) })}`;
  if (liffId !== null) return `https://liff.line.me/${encodeURIComponent(liffId)}${path}`;
  return publicUrl === null ? null : publicUrl + path;
}

function productBubble({ id, name, price, imageHash }: CardProduct, around: Surroundings) {
  const { shopAddress, language } = around;
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
        { type: "text", text: cut(name, MAX_NAME), weight: "bold", color: INK, wrap: true, maxLines: 3 },
        { type: "text", text: formatMoney(language, price), size: "lg", weight: "bold", color: ACCENT },
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

/** The messages of a broadcast, at most three: its picture, its text, its product cards. None: nothing of it is left. */
export function broadcastMessages(
  { text, imageHash, products }: MessageContent,
  around: Surroundings,
): LineMessageJson[] {
  const picture = pictureUrl(imageHash, "MESSAGE", around.shopAddress);
  const messages: LineMessageJson[] = [];
  if (picture !== null) {
    const image = { type: "image", originalContentUrl: picture, previewImageUrl: picture };
    messages.push(image);
  }
  if (text !== "") {
    const said = { type: "text", text };
    messages.push(said);
  }
  const bubbles = products.map((product) => productBubble(product, around));
  if (bubbles.length > 0) {
    const names = products.map(({ name }) => name).join(wording(around.language).listSeparator);
    const cards = {
      type: "flex",
      altText: cut(`${around.shopName}：${names}`, MAX_ALT_TEXT),
      contents: bubbles.length === 1 ? bubbles[0] : { type: "carousel", contents: bubbles },
    };
    messages.push(cards);
  }
  return messages;
}
