import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { OrderTimeline_order$key } from "../__generated__/OrderTimeline_order.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./OrderTimeline.module.css";

interface OrderTimelineProps {
  order: OrderTimeline_order$key;
  timeZone: string;
}

/** Shows the states that an order has reached with their times, and those that follow. */
export function OrderTimeline({ order: key, timeZone }: OrderTimelineProps) {
  const { timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        timeline {
          state
          reached
          at
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { orderState } = useMessages("wording");
  const { locale } = useLanguage();
  const current = timeline.findLast(({ reached }) => reached)?.state;
  return (
    <section className={styles.timeline} aria-label={text.progress}>
      <ol>
        {timeline.map(({ state, reached, at }) => (
          <li
            key={state}
            className={reached ? `${styles.step} ${styles.reached}` : styles.step}
            aria-current={state === current ? "step" : undefined}
          >
            <span className={styles.mark}>{reached && <Icon name="check" size={16} />}</span>
            <span className={styles.state}>{orderState[state]}</span>
            {at ? (
              <time className={styles.time} dateTime={at}>
                {formatDayTime(new Date(at), timeZone, locale)}
              </time>
            ) : (
              !reached && <span className="visuallyHidden">{text.notYet}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
