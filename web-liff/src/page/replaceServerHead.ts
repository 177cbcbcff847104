/** What PageHead puts into the head. */
const HEAD_PARTS =
  "title, link[rel=canonical], meta[name=description], meta[property^='og:'], meta[name^='twitter:']";

/** Returns these elements of the head, by what each of them says. */
function headParts(): [kind: string, element: Element][] {
  return [...document.head.querySelectorAll(HEAD_PARTS)].map((element) => {
    const { localName } = element;
    return [localName + (element.getAttribute("name") ?? element.getAttribute("property") ?? ""), element];
  });
}

/** What the server put there; React takes over those of them that belong to what it hydrates. */
const fromServer = new Set(typeof document === "undefined" ? [] : headParts().map(([, element]) => element));

/**
 * Removes the server's elements that React has put elements of its own beside: those of a page that was left
 * before React hydrated it, or that React rendered again.
 */
export function replaceServerHead(): void {
  if (fromServer.size === 0) return;
  const parts = headParts();
  for (const [kind, element] of parts) {
    const isReplaced = parts.some(([other, one]) => other === kind && !fromServer.has(one));
    if (isReplaced && fromServer.delete(element)) element.remove();
  }
}
