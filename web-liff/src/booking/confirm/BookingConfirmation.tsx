import { useEffect, useRef } from "react";
import { LazyAddFriendPrompt } from "../../addFriend/LazyAddFriendPrompt.tsx";
import { useMessages, useMoney } from "../../language/language.ts";
import { ContactMethods, type ContactStore } from "../../storeInformation/ContactMethods.tsx";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon } from "../../ui/CheckIcon.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { sums } from "../bookingDraft.ts";
import { bookAgain, leaveBooked } from "../bookingSearch.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./BookingConfirmation.module.css";
import type { BookedAppointment } from "./useBookAppointment.ts";

interface BookingConfirmationProps {
  appointment: BookedAppointment;
  /** The store that the customer may call about the appointment. */
  store: ContactStore;
  timeZone: string;
}

/** The confirmation after a booking, with the next steps. */
export function BookingConfirmation({ appointment, store, timeZone }: BookingConfirmationProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const { id, number, startsAt, endsAt, items } = appointment;
  const { price, minutes } = sums(
    items.map((item) => ({
      service: { id: item.id, durationMinutes: item.serviceMinutes, price: item.servicePrice },
    })),
  );
  const day = clock.dayOf(startsAt);
  return (
    <div className={styles.booked}>
      <CheckIcon />
      <h1 ref={title} tabIndex={-1}>
        {text.bookedTitle}
      </h1>
      <p className={styles.body}>{text.bookedBody}</p>
      <section className={styles.ticket} aria-label={`${text.number} #${number}`}>
        <header className={styles.head}>
          <span>
            {text.number} #{number}
          </span>
          <Tag look="bad">{text.pending}</Tag>
        </header>
        <p className={styles.when}>
          {clock.day(day)}
          <strong>{clock.span(startsAt, endsAt)}</strong>
        </p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <span>
                {clock.time(item.startsAt)} {item.serviceName}
              </span>
              <span className={styles.who}>{item.staffMember?.name ?? text.notSpecified}</span>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          <span>{text.minutes(minutes)}</span>
          <strong>{money(price)}</strong>
        </p>
      </section>
      <LazyAddFriendPrompt />
      <div className={styles.ways}>
        <Button wide onClick={() => leaveBooked(day, id)}>
          {text.toCalendar}
        </Button>
        <Button wide look="quiet" onClick={bookAgain}>
          {text.another}
        </Button>
      </div>
      <ContactMethods store={store} />
    </div>
  );
}
