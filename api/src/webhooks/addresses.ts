import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Ranges that no public server has: private, loopback, link-local, multicast, reserved, and those that carry IPv4 in IPv6. */
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

// One list for each family: Node compares an IPv4 address with IPv4-mapped rules too, and ::ffff:0:0/96 would forbid them all.
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

/** The IP address that a URL's host is; null when it is a name. */
function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Whether webhooks may be sent to this URL, as far as its text tells: https without credentials, and no address or name of
 * this machine or its network. With `allowPrivate`, any host, and http too.
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

/** Asks for the addresses of a name, as dns.lookup does with `all`. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks up a name for a connection, and refuses it when any of its addresses is not public. What is checked is what is connected
 * to: a name that answers differently the next time gains nothing.
 */
export function guardedLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        answer(error ?? new AddressRefused("The name has no address"), "");
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        answer(new AddressRefused("The name has an address that is not public"), "");
      } else if (options.all === true) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

/** Throws when the URL names an address that is not public; names are looked at when they are looked up. */
export function requirePublicLiteral(url: URL): void {
  const address = literalAddress(url);
  if (address !== null && !isPublicAddress(address)) throw new AddressRefused("The address is not public");
}
