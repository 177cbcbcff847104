import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { DismissRegular, FilterRegular } from "@fluentui/react-icons";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { Panel } from "../dialogs/Panel.tsx";
import { NARROW, useMediaQuery } from "../useMediaQuery.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
    gap: "12px 16px",
    alignItems: "end",
    "@media (max-width: 720px)": { gridTemplateColumns: "1fr" },
  },
  more: { marginTop: "12px" },
  foot: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  footBelow: { marginTop: "12px" },
});

interface FilterPanelProps {
  /** The filters that are always visible. */
  children: ReactNode;
  /** The filters behind "more filters". */
  more?: ReactNode;
  /** The number of active filters. */
  active: number;
  /** Whether a filter behind "more filters" is active; then that part is open from the start. */
  moreActive?: boolean;
  onClear: () => void;
}

/** The filters of a list. On a narrow screen all of them are collapsed. */
export function FilterPanel({ children, more, active, moreActive, onClear }: FilterPanelProps) {
  const styles = useStyles();
  const words = useMessages("uiFilter");
  const narrow = useMediaQuery(NARROW);
  const foldable = useId();
  const [open, setOpen] = useState(moreActive === true);
  const foldsSome = narrow || more !== undefined;
  const label = narrow ? words.filters : open ? words.fewer : words.more;
  return (
    <Panel padded>
      <search aria-label={words.filters}>
        {!narrow && <div className={styles.grid}>{children}</div>}
        <div
          id={foldable}
          hidden={!open}
          className={open ? mergeClasses(styles.grid, !narrow && styles.more) : undefined}
        >
          {open && narrow && children}
          {open && more}
        </div>
        {(foldsSome || active > 0) && (
          <div className={mergeClasses(styles.foot, (!narrow || open) && styles.footBelow)}>
            {foldsSome && (
              <Button
                size="small"
                appearance="subtle"
                icon={<FilterRegular />}
                aria-expanded={open}
                aria-controls={foldable}
                onClick={() => setOpen(!open)}
              >
                {label}
              </Button>
            )}
            {active > 0 && (
              <Button size="small" appearance="subtle" icon={<DismissRegular />} onClick={onClear}>
                {words.clearAll(active)}
              </Button>
            )}
          </div>
        )}
      </search>
    </Panel>
  );
}
