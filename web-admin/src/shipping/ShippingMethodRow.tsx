import { makeStyles, tokens } from "@fluentui/react-components";
import { ArrowDownRegular, ArrowUpRegular, PauseRegular, PlayRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShippingMethodRow_method$key } from "../__generated__/ShippingMethodRow_method.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ToggleAction } from "../relay/records/ToggleAction.tsx";
import { DeleteAction, EditAction, IconAction, RowActions } from "../ui/lists/RowActions.tsx";
import { StateTag, Tag } from "../ui/Tag.tsx";
import { ShippingMethodEditor } from "./ShippingMethodEditor.tsx";
import { useUpdateShippingMethod } from "./useUpdateShippingMethod.ts";

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 16px",
    padding: "12px 16px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ":last-child": { borderBottom: "none" },
  },
  text: { display: "grid", rowGap: "4px", minWidth: 0, flex: "1 1 200px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  small: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

interface ShippingMethodRowProps {
  method: ShippingMethodRow_method$key;
  busy: boolean;
  /** Null: it is the first, or the last one. */
  onMoveUp: (() => void) | null;
  onMoveDown: (() => void) | null;
  onDelete: () => void;
}

/** A shipping method with its terms, and what staff can do with it. */
export function ShippingMethodRow(props: ShippingMethodRowProps) {
  const { method: key, busy, onMoveUp, onMoveDown, onDelete } = props;
  const styles = useStyles();
  const words = useMessages("shipping");
  const { deleteLabel } = useMessages("uiRecord");
  const slotWords = useMessages("shippingSlots");
  const labels = useLabels();
  const money = useMoney();
  const [editing, setEditing] = useState(false);
  const [update, updating] = useUpdateShippingMethod();
  const method = useFragment(
    graphql`
      fragment ShippingMethodRow_method on ShippingMethod {
        id
        version
        kind
        name
        fee
        freeFrom
        paymentMethods
        excludedProducts {
          name
        }
        weekdays
        hours
        active
        hasSlots
        slotUnit
        slots {
          weekday
        }
        ...ShippingMethodEditor_method
      }
    `,
    key,
  );
  const { id, version, name, active } = method;
  const days: Readonly<Record<string, string>> = labels.weekday;
  const terms = [
    method.freeFrom == null ? "" : words.freeFromAmount(money(method.freeFrom)),
    method.paymentMethods.map((one) => labelOf(labels.paymentMethod, one)).join(labels.listSeparator),
    method.excludedProducts.length === 0
      ? ""
      : words.doesNotShip(method.excludedProducts.map((product) => product.name).join(labels.listSeparator)),
    method.weekdays.map((day) => days[String(day)]).join(labels.listSeparator),
    method.hours,
    method.hasSlots ? slotWords.slotCount(method.slots.length) : "",
  ].filter((text) => text !== "");
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <Tag>{labelOf(labels.shippingKind, method.kind)}</Tag>
          {!active && <StateTag tone="off">{words.inactive}</StateTag>}
        </div>
        <span>{money(method.fee)}</span>
        {terms.length > 0 && <span className={styles.small}>{terms.join(" · ")}</span>}
      </div>
      <RowActions>
        {onMoveUp !== null && (
          <IconAction
            icon={<ArrowUpRegular />}
            label={words.moveUpLabel(name)}
            hint={words.moveUp}
            busy={busy}
            onClick={onMoveUp}
          />
        )}
        {onMoveDown !== null && (
          <IconAction
            icon={<ArrowDownRegular />}
            label={words.moveDownLabel(name)}
            hint={words.moveDown}
            busy={busy}
            onClick={onMoveDown}
          />
        )}
        <ToggleAction
          icon={active ? <PauseRegular /> : <PlayRegular />}
          label={active ? words.deactivateLabel(name) : words.activateLabel(name)}
          hint={active ? words.deactivate : words.activate}
          success={active ? words.deactivated(name) : words.activated(name)}
          busy={updating}
          send={(callbacks) =>
            update({ variables: { input: { id, version, details: { active: !active } } }, ...callbacks })
          }
        />
        <EditAction label={words.editLabel(name)} onClick={() => setEditing(true)} />
        <DeleteAction label={deleteLabel(name)} onClick={onDelete} />
      </RowActions>
      {editing && <ShippingMethodEditor method={method} onClose={() => setEditing(false)} />}
    </li>
  );
}
