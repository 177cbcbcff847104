import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { decimal, toWire } from "@machiya/schema/domain/money";
import { slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { Suspense, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import SlotOccupancyQueryNode, {
  type SlotOccupancyQuery,
} from "../../__generated__/SlotOccupancyQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { onOrderChange } from "../../orders/alerts/orderEvents.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { StateTag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "12px" },
  date: { maxWidth: "220px" },
  frame: { overflowX: "auto" },
  table: { width: "100%", borderCollapse: "collapse" },
  cell: {
    padding: "8px 12px 8px 0",
    textAlign: "start",
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  head: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  times: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  method: { paddingTop: "14px", fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  // The work units of a slot with a high capacity are wide, and its orders can stand below them.
  taken: { display: "inline-block", whiteSpace: "nowrap" },
  left: { whiteSpace: "nowrap" },
});

/** How full the slots of a day are. */
export function SlotOccupancy() {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const { timeZone } = useStoreSettings();
  const [day, setDay] = useState(() => dayOf(new Date(), timeZone));
  const [isPending, startTransition] = useTransition();
  return (
    <Panel padded>
      <Section title={words.occupancy}>
        <div className={styles.root} aria-busy={isPending}>
          <div className={styles.date}>
            <DateField
              deferred
              label={words.day}
              value={day}
              onChange={(chosen) => chosen !== "" && startTransition(() => setDay(chosen))}
            />
          </div>
          <Boundary attempt={day}>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <OccupancyTable day={day} />
            </Suspense>
          </Boundary>
        </div>
      </Section>
    </Panel>
  );
}

function OccupancyTable({ day }: { day: string }) {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const { shippingSlotOccupancy: rows } = useLazyLoadQuery<SlotOccupancyQuery>(
    graphql`
      query SlotOccupancyQuery($day: Day!) {
        shippingSlotOccupancy(day: $day) {
          methodName
          startMinute
          endMinute
          unit
          capacity
          orders
          workUnits
        }
      }
    `,
    { day },
    { fetchPolicy: "store-and-network" },
  );
  useLiveRefetch<SlotOccupancyQuery>(SlotOccupancyQueryNode, { day }, onOrderChange);
  if (rows.length === 0) return <p>{words.noneOnDay}</p>;
  const head = mergeClasses(styles.cell, styles.head);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={words.occupancy}>
        <thead>
          <tr>
            <th className={head} scope="col">
              {words.slot}
            </th>
            <th className={mergeClasses(styles.cell, styles.head, styles.number)} scope="col">
              {words.taken}
            </th>
            <th className={head} scope="col" aria-label={words.state} />
          </tr>
        </thead>
        {[...Map.groupBy(rows, ({ methodName }) => methodName)].map(([methodName, slots]) => (
          <tbody key={methodName}>
            <tr>
              <th className={mergeClasses(styles.cell, styles.method)} scope="rowgroup" colSpan={3}>
                {methodName}
              </th>
            </tr>
            {slots.map((slot) => (
              <OccupancyRow key={`${slot.startMinute} ${slot.endMinute}`} slot={slot} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type Occupancy = SlotOccupancyQuery["response"]["shippingSlotOccupancy"][number];

function OccupancyRow({ slot }: { slot: Occupancy }) {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const { unit, capacity, orders, workUnits } = slot;
  const taken = unit === "ORDERS" ? String(orders) : workUnits;
  const left = capacity == null ? null : decimal(capacity).minus(decimal(taken));
  return (
    <tr>
      <th className={mergeClasses(styles.cell, styles.times)} scope="row">
        {slotTimesText(slot)}
      </th>
      <td className={mergeClasses(styles.cell, styles.number)}>
        <span className={styles.taken}>
          {capacity == null ? taken : words.takenOf(taken, String(capacity))}
        </span>
        {unit === "WORK_UNITS" && (
          <>
            {" · "}
            <span className={styles.taken}>{words.orders(orders)}</span>
          </>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.left)}>
        {left === null && <StateTag tone="off">{words.removed}</StateTag>}
        {left?.gt(0) && words.left(toWire(left))}
        {left?.eq(0) && <StateTag tone="wait">{words.full}</StateTag>}
        {left?.lt(0) && <StateTag tone="bad">{words.over(toWire(left.times(-1)))}</StateTag>}
      </td>
    </tr>
  );
}
