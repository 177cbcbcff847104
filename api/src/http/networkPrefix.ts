/**
 * Returns the /64 network of an IPv6 address, because its owner has all 2⁶⁴ addresses; other addresses are
 * returned unchanged.
 */
export function networkPrefix(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  while (address.includes("::") && groups.length + rest.length < 8) groups.push("0");
  return [...groups, ...rest].slice(0, 4).join(":");
}
