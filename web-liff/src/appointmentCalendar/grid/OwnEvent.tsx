import type { CSSProperties } from "react";
import { useMessages } from "../../language/language.ts";
import { APPOINTMENT_LOOKS } from "../appointmentLooks.ts";
import type { RenderedEvent } from "../calendarEvents.ts";
import styles from "./OwnEvent.module.css";

interface OwnEventProps {
  event: RenderedEvent;
  /** The name of the day on which the event starts. */
  day: string;
  /** Whether the event fills its time in a week instead of a line in a month. */
  tall?: boolean;
  style?: CSSProperties;
  onOpen: (appointmentId: string) => void;
}

/** Shows an item of the customer's own appointment, with a short text on phones and a long one on wide screens. */
export function OwnEvent({ event: { start, item }, day, tall = false, style, onOpen }: OwnEventProps) {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const { mark, pending } = APPOINTMENT_LOOKS[item.state];
  const time = start.slice(11, 16);
  const service = pending ? item.serviceName + text.pendingSuffix : item.serviceName;
  return (
    <button
      type="button"
      className={styles.own}
      data-pending={pending || undefined}
      data-tall={tall || undefined}
      style={style}
      onClick={() => onOpen(item.appointmentId)}
    >
      <span className="visuallyHidden">
        {[day, time, service, pending ? "" : appointmentState[item.state], item.staffName].join(" ")}
      </span>
      <span aria-hidden="true">{mark}</span>
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
      <span className={styles.short} aria-hidden="true">
        {item.abbreviation}
      </span>
      <span className={styles.long} aria-hidden="true">
        {service} {item.staffName}
      </span>
    </button>
  );
}
