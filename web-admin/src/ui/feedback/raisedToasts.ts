/** The property of the page with the height of a bar above which the toasts are shown. */
export const RAISED_BY = "--toastsRaisedBy";
