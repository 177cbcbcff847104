import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import type { PickerItem } from "../relay/picker/usePicker.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Chooses the staff whose shifts are shown and changed. */
export function ChosenStaff({
  chosen,
  onChoose,
}: {
  chosen: readonly PickerItem[];
  onChoose: (ids: string[]) => void;
}) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  if (chosen.length === 0) return <p className={styles.none}>{words.everyone}</p>;
  return (
    <ul className={styles.root} aria-label={words.chosenList}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Button
            size="small"
            shape="circular"
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={words.unchoose(name)}
            onClick={() => onChoose(chosen.map((one) => one.id).filter((one) => one !== id))}
          >
            {name}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" appearance="subtle" onClick={() => onChoose([])}>
          {words.clear}
        </Button>
      </li>
    </ul>
  );
}
