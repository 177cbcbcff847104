import { withParams } from "@machiya/schema/client/urlParams";
import { useEffect } from "react";
import { currentInitialData } from "../initialData.ts";
import { replaceServerHead } from "./replaceServerHead.ts";
import { useShopName } from "./useShopName.ts";

/** The picture of pages without one of their own. */
const SHOP_PICTURE = "/icon-shop.png";
/** The maximum number of characters of a description; previews show fewer. */
const MAX_DESCRIPTION = 200;

interface PageHeadProps {
  title: string;
  /** The path of the page's canonical address. */
  path: string;
  /** The parameters that select the page's content; other parameters do not belong to its address. */
  params?: Readonly<Record<string, string>>;
  description: string;
  /** A JPEG or PNG, relative to the shop's URL, because not every link preview shows WebP. */
  picture?: string | null;
  type?: "website" | "product";
}

/**
 * Puts the page's title, its canonical address, and what a link preview shows into the document's head; React
 * moves these elements there, on the server and in the browser. Only one may be rendered at a time.
 */
export function PageHead({
  title,
  path,
  params = {},
  description,
  picture,
  type = "website",
}: PageHeadProps) {
  const shopName = useShopName();
  const origin = shopOrigin();
  const url = origin + path + withParams("", params);
  const about = shorten(description);
  const image = new URL(picture ?? SHOP_PICTURE, origin).href;
  useEffect(replaceServerHead, []);
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}

/** Returns the origin of the page's absolute addresses: the shop's public one if it is configured. */
function shopOrigin(): string {
  return currentInitialData()?.origin ?? window.location.origin;
}

/** Returns a text in one line, truncated with an ellipsis. */
function shorten(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, " ")];
  if (characters.length <= MAX_DESCRIPTION) return characters.join("");
  return `${characters.slice(0, MAX_DESCRIPTION - 1).join("")}…`;
}
