/** Returns a text as a filter in an address contains it. */
export const inAddress = (text: string): string => new URLSearchParams({ q: text }).toString().slice(2);
