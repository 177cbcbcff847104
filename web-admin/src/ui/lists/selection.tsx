import { Checkbox, makeStyles } from "@fluentui/react-components";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useMessages } from "../../language/language.ts";

type Ids = ReadonlySet<string>;

interface Selection {
  /** The visible rows that can be selected. */
  offered: Ids;
  /** The selected rows. */
  ticked: Ids;
  offer: (id: string) => () => void;
  tick: (ids: Iterable<string>, on: boolean) => void;
}

const SelectionContext = createContext<Selection>({
  offered: new Set(),
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
  const [offered, setOffered] = useState<Ids>(new Set());
  const [ticked, setTicked] = useState<Ids>(new Set());
  const [{ offer, tick }] = useState(() => ({
    offer: (id: string) => {
      setOffered((latest) => change(latest, [id], true));
      return () => {
        setOffered((latest) => change(latest, [id], false));
        setTicked((latest) => change(latest, [id], false));
      };
    },
    tick: (ids: Iterable<string>, on: boolean) => setTicked((latest) => change(latest, ids, on)),
  }));
  const selection = useMemo(() => ({ offered, ticked, offer, tick }), [offered, ticked, offer, tick]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Returns the ids of the selected rows. */
export function useSelected(): readonly string[] {
  return [...use(SelectionContext).ticked];
}

// The box is as tall as a line of text, so that it does not stretch its row.
const useStyles = makeStyles({ sign: { marginBlock: "2px", marginInline: "4px" } });

/** The select box of a row; `label` names the row. */
export function SelectBox({ id, label }: { id: string; label: string }) {
  const words = useMessages("ui");
  const styles = useStyles();
  const { ticked, offer, tick } = use(SelectionContext);
  useEffect(() => offer(id), [offer, id]);
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
      onChange={() => tick(offered, !all)}
    />
  );
}
