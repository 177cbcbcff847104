/** The key that moves the focus to the newest toast, also out of an open dialog. Browsers leave it to pages. */
export const TOAST_KEY = "F8";
