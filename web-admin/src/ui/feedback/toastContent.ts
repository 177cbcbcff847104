import type { ComponentType, ReactNode } from "react";

/** The parts of an announcement; `Toasts` provides its frame. */
export interface ToastAnnouncement {
  title: string;
  body: ReactNode;
  action: ReactNode;
}

/** The content of one toast. */
export type ToastContent =
  | { kind: "success"; text: string; undo?: (() => void) | undefined }
  | {
      kind: "failure";
      title: string;
      text: string;
      retry?: (() => void) | undefined;
      /** Undoes the part that was done. */
      undo?: (() => void) | undefined;
    }
  | { kind: "announcement"; content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode };
