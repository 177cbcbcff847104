import { isUnreachable } from "@machiya/schema/client/refusal";
import type { ReactNode } from "react";
import { useMessages } from "../language/language.ts";
import { ContactMethods, type ContactStore } from "../storeInformation/ContactMethods.tsx";
import { Button } from "../ui/Button.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./BookingNotice.module.css";

interface BookingNoticeProps {
  title: string;
  body: string;
  store: ContactStore;
  children?: ReactNode;
}

function BookingNotice({ title, body, store, children }: BookingNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.mark}>
        <Icon name="warning" size={34} />
      </span>
      <h1>{title}</h1>
      <p>{body}</p>
      <ContactMethods store={store} />
      {children}
    </div>
  );
}

/** Replaces the form for customers who may not book (booking.md §2). */
export function BlockedNotice({ store }: { store: ContactStore }) {
  const text = useMessages("booking");
  return <BookingNotice title={text.blockedTitle} body={text.blockedBody} store={store} />;
}

interface BookingErrorProps {
  error: unknown;
  store?: ContactStore;
  onRetry: () => void;
}

/**
 * Shows the contact notice when booking fails for an internal reason (booking.md §2); a lost connection only
 * offers a retry.
 */
export function BookingError({ error, store, onRetry }: BookingErrorProps) {
  const text = useMessages("booking");
  const ui = useMessages("ui");
  if (isUnreachable(error)) return <Failure page error={error} onRetry={onRetry} />;
  return (
    <BookingNotice title={text.fault} body={text.faultBody} store={store ?? null}>
      <Button look="plain" onClick={onRetry}>
        {ui.tryAgain}
      </Button>
    </BookingNotice>
  );
}
