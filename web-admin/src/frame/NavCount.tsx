import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import NavCountQueryNode, { type NavCountQuery } from "../__generated__/NavCountQuery.graphql.ts";
import { onAppointmentChange } from "../appointments/alerts/appointmentEvents.ts";
import { onOrderChange } from "../orders/alerts/orderEvents.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { Boundary } from "../ui/feedback/Boundary.tsx";

const useStyles = makeStyles({
  root: {
    position: "absolute",
    top: "8px",
    right: "10px",
    pointerEvents: "none",
    minWidth: "20px",
    boxSizing: "border-box",
    paddingInline: "6px",
    borderRadius: "10px",
    textAlign: "center",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "20px",
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  icon: { top: "-2px", right: "-2px", lineHeight: "16px" },
  tab: { top: "2px", right: "auto", left: "calc(50% + 4px)", lineHeight: "16px" },
});

const LISTENERS = { orders: onOrderChange, appointments: onAppointmentChange };

interface NavCountProps {
  of: keyof typeof LISTENERS;
  /** Where it is shown: in a row with text, at an icon, or at an icon above text. */
  place: "row" | "icon" | "tab";
}

/** The pause before a count that could not be loaded is loaded again. */
const RETRY_MS = 5000;

/**
 * Shows the number of open orders, or of appointments to confirm, beside their screen. While it cannot be loaded, nothing
 * is shown, because the screen and its input must not be lost for a number.
 */
export function NavCount(props: NavCountProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary attempt={attempt} frame={() => <RetryLater onRetry={() => setAttempt(attempt + 1)} />}>
      <Count {...props} attempt={attempt} />
    </Boundary>
  );
}

function RetryLater({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}

function Count({ of, place, attempt }: NavCountProps & { attempt: number }) {
  const styles = useStyles();
  const { today } = useLazyLoadQuery<NavCountQuery>(
    graphql`
      query NavCountQuery {
        today {
          appointmentsToConfirm
          ordersToAdvance
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network", fetchKey: attempt },
  );
  useLiveRefetch(NavCountQueryNode, {}, LISTENERS[of]);
  const count = of === "orders" ? today.ordersToAdvance : today.appointmentsToConfirm;
  if (count === 0) return null;
  return (
    <span className={mergeClasses(styles.root, place !== "row" && styles[place])}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
