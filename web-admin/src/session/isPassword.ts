/** Returns whether a text has a valid length for a password. The server makes the final decision. */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 200;
}
