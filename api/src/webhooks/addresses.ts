import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Ranges that no public server uses: private, loopback, link-local, multicast and reserved addresses, and
 * IPv6 addresses that embed IPv4 addresses.
 */
const FORBIDDEN_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
const FORBIDDEN_V6 = [
  "::/96",
  "::ffff:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

// The families have separate lists, because Node also checks IPv4 addresses against IPv4-mapped IPv6 rules,
// and ::ffff:0:0/96 would forbid all of them.
const forbidden = { 4: new BlockList(), 6: new BlockList() };
for (const range of FORBIDDEN_V4) addRange(range, "ipv4");
for (const range of FORBIDDEN_V6) addRange(range, "ipv6");

function addRange(range: string, family: "ipv4" | "ipv6"): void {
  const [network = "", prefix] = range.split("/");
  forbidden[family === "ipv4" ? 4 : 6].addSubnet(network, Number(prefix), family);
}

/** Whether a webhook may connect to this IP address. */
export function isPublicAddress(address: string): boolean {
  const plain = address.split("%")[0] ?? "";
  const family = isIP(plain);
  if (family === 4) return !forbidden[4].check(plain, "ipv4");
  return family === 6 && !forbidden[6].check(plain, "ipv6");
}

/** Returns the IP address in a URL's host; null when the host is a name. */
function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Whether webhooks may be sent to this URL, judged by its text: it must use https, have no credentials or
 * fragment, and not name this machine or its network. With `allowPrivate`, any host and http are allowed.
 */
export function acceptsUrl(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) return false;
  if (allowPrivate) return true;
  const address = literalAddress(url);
  if (address !== null) return isPublicAddress(address);
  return !/(^|\.)(localhost|local|internal)\.?$/i.test(url.hostname);
}

export class AddressRefused extends Error {
  readonly code = "ADDRESS_REFUSED";
}

/** Resolves a host name, with the signature of dns.lookup with `all`. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a lookup that refuses a name when any of its addresses is not public. The connection uses the
 * checked addresses, so a name that resolves differently the next time (DNS rebinding) gains nothing.
 */
export function guardedLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        callback(error ?? new AddressRefused("The name has no address"), "");
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new AddressRefused("The name has an address that is not public"), "");
      } else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Throws when the URL contains an IP address that is not public. Names are checked by guardedLookup instead.
 */
export function requirePublicLiteral(url: URL): void {
  const address = literalAddress(url);
  if (address !== null && !isPublicAddress(address)) throw new AddressRefused("The address is not public");
}
