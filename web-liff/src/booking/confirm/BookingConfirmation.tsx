import { withParams } from "@machiya/schema/client/urlParams";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { LazyAddFriendPrompt } from "../../addFriend/LazyAddFriendPrompt.tsx";
import { useMessages, useMoney } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import buttonStyles from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon } from "../../ui/CheckIcon.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { sums } from "../bookingDraft.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./BookingConfirmation.module.css";
import type { BookedAppointment } from "./useBookAppointment.ts";

interface BookingConfirmationProps {
  appointment: BookedAppointment;
  timeZone: string;
  onAgain: () => void;
}

/** The confirmation after a booking, with the next steps. */
export function BookingConfirmation({ appointment, timeZone, onAgain }: BookingConfirmationProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const { number, startsAt, endsAt, items } = appointment;
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
      <div className={styles.ways}>
        <Link
          href={paths.calendar + withParams("", { day })}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.toCalendar}
        </Link>
        <Button wide look="quiet" onClick={onAgain}>
          {text.another}
        </Button>
      </div>
      <LazyAddFriendPrompt />
    </div>
  );
}
