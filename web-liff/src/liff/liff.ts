import type { ShareCard } from "../share/shareCard.ts";

export interface LiffProfile {
  lineUserId: string;
  name: string;
}

/**
 * Opens LINE's friend picker for a card. Resolves with false when it is closed without a choice. Rejects on
 * errors.
 */
export type FriendPicker = (card: ShareCard) => Promise<boolean>;

/** The part of LINE's SDK, or of its demo replacement, that the pages use. */
export interface Liff {
  isLoggedIn(): boolean;
  /** Returns whether this is LINE's own browser, whose window can be closed. */
  isInClient(): boolean;
  /**
   * Leaves the page for LINE's login outside LINE's browser and returns to `returnTo`; the promise then never
   * settles.
   */
  login(returnTo: string): Promise<void>;
  /** Clears LINE's own login, so that the next one issues new tokens. */
  logout(): void;
  profile(): Promise<LiffProfile>;
  /** Returns null without the scope openid, and in the demo. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Returns whether the customer permits the shop to read their profile; never asks. */
  mayReadProfile(): Promise<boolean>;
  /**
   * Asks for that permission on LINE's own screen, unless it is granted or cannot be asked for. Resolves with whether
   * it is granted; rejects when the customer declines.
   */
  requestProfile(): Promise<boolean>;
  /**
   * Returns whether the customer has added the shop's account as a friend. LINE asks for the permission to read
   * the profile if it is missing.
   */
  friendship(): Promise<boolean>;
  /** Loads LINE's friend picker on demand. Resolves with null where it is not available. */
  friendPicker(): Promise<FriendPicker | null>;
  /**
   * Loads LINE's own dialog to add the shop as a friend on demand. Resolves with null where it is not
   * available.
   */
  friendRequest(): Promise<(() => Promise<void>) | null>;
  closeWindow(): void;
}
