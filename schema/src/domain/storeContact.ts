import { splitExtension } from "./contactDetails.ts";
import { plainText, withoutInvisible } from "./typedText.ts";

/** The hosts of LINE whose links open a chat with an account or its page. */
const LINE_HOSTS = /^(?:[a-z0-9-]+\.)*(?:line\.me|lin\.ee)$/;

/** A LINE ID as LINE's manager shows it, with or without its @. */
const LINE_ID = /^@?[a-z0-9._-]{2,40}$/;

/** Reads an https link; null when the text is none. */
export function readWebLink(text: string): string | null {
  const link = withoutInvisible(text).trim();
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === "https:" && url.username === "" ? url.href : null;
}

/**
 * Reads the LINE account of the shop: its ID, to which a missing @ is added, or a link on line.me or lin.ee.
 * Returns null when it is neither.
 */
export function readLineAccount(text: string): string | null {
  const account = plainText(text);
  const id = account.toLowerCase();
  if (LINE_ID.test(id)) return id.startsWith("@") ? id : `@${id}`;
  const link = readWebLink(account);
  return link !== null && LINE_HOSTS.test(new URL(link).hostname) ? link : null;
}

/** A code of a bank: 3 digits in Taiwan and Thailand, 4 in Japan, and 8 or 11 characters for SWIFT. */
const BANK_CODE = /^[A-Z0-9]{3,11}$/;

/** Reads the code of a bank, full-width characters included. Returns it in upper case; null when it is none. */
export function readBankCode(text: string): string | null {
  const code = plainText(text).toUpperCase();
  return BANK_CODE.test(code) ? code : null;
}

/** Returns the address of LINE's page for an account, which has buttons to add it and to chat with it. */
export function lineAccountUrl(account: string): string {
  if (account.startsWith("https:")) return account;
  const id = account.startsWith("@") ? account : `@${account}`;
  return `https://line.me/R/ti/p/${encodeURIComponent(id)}`;
}

/** Returns the link that calls a phone number; phones dial an extension after a pause, which is a comma. */
export function phoneUrl(phone: string): string {
  const { number, extension } = splitExtension(phone);
  const link = `tel:${number.replace(/[^\d+]/g, "")}`;
  return extension === null ? link : `${link},${extension}`;
}

/** Returns a link to the store on a map: the one of its record, or else a search for its address. */
export function directionsUrl({ mapUrl, address }: { mapUrl: string; address: string }): string | null {
  if (mapUrl !== "") return mapUrl;
  const place = address.trim();
  return place === ""
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
