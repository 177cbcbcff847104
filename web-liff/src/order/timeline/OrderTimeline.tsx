import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { OrderTimeline_order$key } from "../../__generated__/OrderTimeline_order.graphql.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ORDER_STATE_LOOKS } from "../OrderStateTag.tsx";
import styles from "./OrderTimeline.module.css";
import { shippingStep, timelineSteps } from "./timelineSteps.ts";

interface OrderTimelineProps {
  order: OrderTimeline_order$key;
  timeZone: string;
}

/** Shows the states that an order has reached with their times, where its parcels are, and the states that follow. */
export function OrderTimeline({ order: key, timeZone }: OrderTimelineProps) {
  const { timeline, parcels } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        timeline {
          state
          reached
          at
        }
        parcels {
          state
          shippedAt
          deliveredAt
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { orderState, parcelState } = useMessages("wording");
  const { locale } = useLanguage();
  const steps = timelineSteps(timeline, shippingStep(parcels));
  const current = steps.findLast(({ reached }) => reached);
  return (
    <section className={styles.timeline} aria-label={text.progress}>
      <ol>
        {steps.map((step) => {
          const { reached, at } = step;
          const isCancelled = step.kind === "ORDER" && ORDER_STATE_LOOKS[step.state] === "bad";
          return (
            <li
              key={step.state}
              className={[styles.step, reached && styles.reached, isCancelled && styles.cancelled]
                .filter(Boolean)
                .join(" ")}
              aria-current={step === current ? "step" : undefined}
            >
              <span className={styles.mark}>
                {reached && <Icon name={isCancelled ? "close" : "check"} size={16} />}
              </span>
              <span className={styles.state}>
                {step.kind === "ORDER" ? orderState[step.state] : parcelState[step.state]}
              </span>
              {at ? (
                <time className={styles.time} dateTime={at}>
                  {formatDayTime(new Date(at), timeZone, locale)}
                </time>
              ) : (
                !reached && <span className="visuallyHidden">{text.notYet}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
