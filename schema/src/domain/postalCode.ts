import { withSearchedShapes } from "./searchText.ts";
import { plainText } from "./typedText.ts";

/** A postal code of Taiwan at the beginning of an address, followed by the rest. */
const LEADING_CODE = /^\s*(\d{3}(?:\d{2,3})?)(?!\d)\s*(.*)$/s;

/** Returns the postal code with which an address begins, full-width digits included; null when there is none. */
export function leadingPostalCode(address: string): string | null {
  return LEADING_CODE.exec(plainText(address))?.[1] ?? null;
}

/**
 * Returns the address with the district after its postal code; null when it contains the district already. The city keeps
 * the shape in which it was typed, 台北市 or 臺北市.
 */
export function addressInDistrict(
  address: string,
  { city, district }: { city: string; district: string },
): string | null {
  const [, code, rest] = LEADING_CODE.exec(plainText(address)) ?? [];
  if (code === undefined || rest === undefined) return null;
  const typed = withSearchedShapes(rest);
  if (typed.includes(withSearchedShapes(district))) return null;
  const named = typed.startsWith(withSearchedShapes(city)) ? city.length : 0;
  return `${code} ${rest.slice(0, named) || city}${district}${rest.slice(named)}`;
}
