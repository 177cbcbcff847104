import { Checkbox, makeStyles } from "@fluentui/react-components";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useMessages } from "../../language/language.ts";

type Ids = ReadonlySet<string>;

/** A row that can be selected. */
export interface SelectableRow {
  id: string;
  /** Names the row. */
  label: string;
  /** False: the row's state forbids its deletion. */
  canDelete?: boolean;
  /** The row's state as the user sees it, for actions that depend on it. */
  state?: string;
}

interface Selection {
  /** The visible rows that can be selected. */
  offered: ReadonlyMap<string, SelectableRow>;
  /** The selected rows. */
  ticked: Ids;
  offer: (row: SelectableRow) => () => void;
  tick: (ids: Iterable<string>, on: boolean) => void;
}

const SelectionContext = createContext<Selection>({
  offered: new Map(),
  ticked: new Set(),
  offer: () => () => {},
  tick: () => {},
});

function change(ids: Ids, changed: Iterable<string>, on: boolean): Ids {
  const next = new Set(ids);
  for (const id of changed) on ? next.add(id) : next.delete(id);
  return next;
}

/** Holds the selected rows of the list below; a row that leaves the screen is deselected. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<ReadonlyMap<string, SelectableRow>>(new Map());
  const [ticked, setTicked] = useState<Ids>(new Set());
  const [{ offer, tick }] = useState(() => ({
    offer: (row: SelectableRow) => {
      setOffered((latest) => new Map(latest).set(row.id, row));
      return () => {
        setOffered((latest) => new Map([...latest].filter(([id]) => id !== row.id)));
        // A row remounts when its state changes; it registers again at once and stays selected.
        queueMicrotask(() =>
          setOffered((latest) => {
            if (!latest.has(row.id)) setTicked((ids) => change(ids, [row.id], false));
            return latest;
          }),
        );
      };
    },
    tick: (ids: Iterable<string>, on: boolean) => setTicked((latest) => change(latest, ids, on)),
  }));
  const selection = useMemo(() => ({ offered, ticked, offer, tick }), [offered, ticked, offer, tick]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Returns the selected rows in the order of the list. */
export function useSelectedRows(): readonly SelectableRow[] {
  const { offered, ticked } = use(SelectionContext);
  return [...ticked].flatMap((id) => offered.get(id) ?? []);
}

/** Returns the ids of the selected rows. */
export function useSelected(): readonly string[] {
  return [...use(SelectionContext).ticked];
}

/** Returns the function that deselects all rows. */
export function useClearSelection(): () => void {
  const { ticked, tick } = use(SelectionContext);
  return () => tick(ticked, false);
}

// The box is as tall as a line of text, so that it does not stretch its row.
const useStyles = makeStyles({ sign: { marginBlock: "2px", marginInline: "4px" } });

/** The select box of a row; `label` names the row. */
export function SelectBox({ id, label, canDelete = true, state = "" }: SelectableRow) {
  const words = useMessages("ui");
  const styles = useStyles();
  const { ticked, offer, tick } = use(SelectionContext);
  useEffect(() => offer({ id, label, canDelete, state }), [offer, id, label, canDelete, state]);
  return (
    <Checkbox
      indicator={{ className: styles.sign }}
      checked={ticked.has(id)}
      aria-label={words.select(label)}
      onChange={(_, { checked }) => tick([id], checked === true)}
    />
  );
}

/** The select box of all visible rows. */
export function SelectAllBox() {
  const words = useMessages("ui");
  const styles = useStyles();
  const { offered, ticked, tick } = use(SelectionContext);
  const all = offered.size > 0 && ticked.size === offered.size;
  return (
    <Checkbox
      indicator={{ className: styles.sign }}
      checked={all ? true : ticked.size > 0 ? "mixed" : false}
      disabled={offered.size === 0}
      aria-label={words.selectAll}
      onChange={() => tick(offered.keys(), !all)}
    />
  );
}
