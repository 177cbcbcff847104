/** Whether a text is long enough, and not too long, to be a password. The server says the last word. */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 200;
}
