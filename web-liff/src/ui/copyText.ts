/**
 * Copies a text and returns whether it worked. Browsers without the clipboard's interface, or without
 * permission for it, copy a selected field instead, which is put next to `near`, because everything outside
 * of an open dialog cannot be focused.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, near);
  }
}

function copySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visuallyHidden";
  near.after(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    near.focus({ preventScroll: true });
  }
}
