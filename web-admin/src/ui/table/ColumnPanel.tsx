import {
  Button,
  Checkbox,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from "@fluentui/react-components";
import { ArrowDownRegular, ArrowUpRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  surface: { padding: "8px", maxHeight: "min(520px, 80vh)", overflowY: "auto" },
  list: { listStyle: "none", margin: 0, padding: 0 },
  item: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "16px" },
  moves: { display: "flex", flexShrink: 0 },
  foot: {
    display: "flex",
    justifyContent: "flex-end",
    // It stays in view while the columns scroll, in a window that is too low for all of them.
    position: "sticky",
    bottom: "-8px",
    paddingBlock: "8px",
    backgroundColor: tokens.colorNeutralBackground1,
    marginTop: "4px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface ColumnPanelProps {
  button: React.JSX.Element;
  /** The columns in the user's order. */
  columns: readonly { key: string; header: string; shown: boolean; canHide: boolean; canMove: boolean }[];
  onShow: (key: string, show: boolean) => void;
  onMove: (key: string, places: 1 | -1) => void;
  onReset: () => void;
}

/** Chooses which columns a table shows, and their order. */
export function ColumnPanel({ button, columns, onShow, onMove, onReset }: ColumnPanelProps) {
  const styles = useStyles();
  const words = useMessages("table");
  const movable = columns.filter(({ canMove }) => canMove);
  const move = (key: string, header: string, places: 1 | -1) => (
    <Button
      size="small"
      appearance="subtle"
      icon={places === 1 ? <ArrowDownRegular /> : <ArrowUpRegular />}
      aria-label={places === 1 ? words.moveDown(header) : words.moveUp(header)}
      disabledFocusable={movable.at(places === 1 ? -1 : 0)?.key === key}
      onClick={() => onMove(key, places)}
    />
  );
  return (
    <Popover defaultOpen trapFocus positioning={{ position: "below", align: "end", autoSize: "height" }}>
      <PopoverTrigger disableButtonEnhancement>{button}</PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={words.columns}>
        <ul className={styles.list}>
          {columns.map(({ key, header, shown, canHide, canMove }) => (
            <li key={key} className={styles.item}>
              <Checkbox
                label={header}
                checked={shown}
                disabled={!canHide}
                onChange={(_, { checked }) => onShow(key, checked === true)}
              />
              {canMove && (
                <span className={styles.moves}>
                  {move(key, header, -1)}
                  {move(key, header, 1)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Button size="small" onClick={onReset}>
            {words.resetColumns}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
