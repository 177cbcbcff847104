import { Dialog, DialogBody, DialogSurface, Input, makeStyles, tokens } from "@fluentui/react-components";
import { SearchRegular } from "@fluentui/react-icons";
import { useComposedText } from "@machiya/schema/client/composition";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../language/language.ts";
import { useRole } from "../session/role.ts";
import { containsWords, type PaletteEntry, usePaletteEntries } from "./paletteEntries.ts";
import { usePaletteRecords } from "./usePaletteRecords.ts";

const useStyles = makeStyles({
  surface: { maxWidth: "640px", marginTop: "9vh", padding: "12px" },
  body: { display: "block" },
  field: { width: "100%" },
  list: { maxHeight: "60vh", overflowY: "auto", marginTop: "8px" },
  group: { margin: "10px 10px 2px", fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  entry: {
    display: "flex",
    justifyContent: "space-between",
    columnGap: "12px",
    width: "100%",
    padding: "8px 10px",
    border: "none",
    font: "inherit",
    textAlign: "start",
    color: "inherit",
    backgroundColor: "transparent",
    borderRadius: tokens.borderRadiusMedium,
    cursor: "pointer",
    overflowWrap: "anywhere",
    "&[aria-selected=true]": { backgroundColor: tokens.colorNeutralBackground1Selected },
  },
  detail: { color: tokens.colorNeutralForeground3, flexShrink: 0, fontVariantNumeric: "tabular-nums" },
  status: { padding: "10px" },
});

interface CommandPaletteProps {
  userId: string;
  onClose: () => void;
}

/** Finds screens, actions, and records by a few letters, and opens them. It is mounted only while it is open. */
export function CommandPalette({ userId, onClose }: CommandPaletteProps) {
  const styles = useStyles();
  const words = useMessages("palette");
  const navigate = useNavigate();
  const role = useRole();
  const id = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const wanted = useComposedText(text).trim();
  const known = usePaletteEntries(role, userId).filter(({ label, keywords }) =>
    containsWords(`${label} ${keywords ?? ""}`, wanted),
  );
  const { records, isSearching, failed } = usePaletteRecords(wanted, role === "ADMIN");
  const entries = [...known, ...records];
  const chosen = Math.min(active, entries.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const open = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    void navigate(entry.to);
  };
  // Enter was pressed before the records of the text were found. The first of them is opened then.
  const [isAwaited, setAwaited] = useState(false);
  const openFirst = useEffectEvent(() => {
    setAwaited(false);
    open(entries[0]);
  });
  useEffect(() => {
    if (isAwaited && !isSearching) openFirst();
  }, [isAwaited, isSearching]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((chosen + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === "Enter") {
      // The shown records may be those of an earlier text, of which only the arrow keys choose one.
      if (isSearching && active === 0 && known.length === 0) setAwaited(true);
      else open(entries[chosen]);
    }
  };
  const status = isSearching ? words.searching : failed ? words.failed : words.found(entries.length);
  return (
    <Dialog open onOpenChange={(_, { open: isOpen }) => !isOpen && onClose()}>
      <DialogSurface className={styles.surface} aria-label={words.title}>
        <DialogBody className={styles.body}>
          <Input
            className={styles.field}
            size="large"
            contentBefore={<SearchRegular />}
            placeholder={words.placeholder}
            autoComplete="off"
            value={text}
            onChange={(_, { value }) => {
              setText(value);
              setActive(0);
              setAwaited(false);
            }}
            onKeyDown={onKeyDown}
            input={{
              role: "combobox",
              "aria-label": words.title,
              "aria-expanded": true,
              "aria-controls": id,
              "aria-autocomplete": "list",
              ...(chosen >= 0 && { "aria-activedescendant": `${id}-${chosen}` }),
            }}
          />
          <div ref={list} id={id} role="listbox" aria-label={words.title} className={styles.list}>
            {entries.map((entry, index) => (
              <div key={`${entry.group} ${entry.to}`} role="presentation">
                {entries[index - 1]?.group !== entry.group && (
                  <p role="presentation" className={styles.group}>
                    {entry.group}
                  </p>
                )}
                <button
                  type="button"
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  className={styles.entry}
                  onClick={() => open(entry)}
                >
                  <span>{entry.label}</span>
                  <span className={styles.detail}>{entry.detail}</span>
                </button>
              </div>
            ))}
          </div>
          <div role="status" className={styles.status}>
            {status}
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
