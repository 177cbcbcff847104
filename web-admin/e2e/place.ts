interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
}

/** A page, or a part of one, of a browser or of a screen test. */
export interface Place<Found> {
  getByRole(role: "alertdialog" | "button" | "dialog" | "region", options?: RoleOptions): Found;
}
