import { makeStyles } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { type BroadcastDraft, timeProblem } from "./broadcastDraft.ts";

const HOUR_MS = 3_600_000;

const useStyles = makeStyles({ root: { display: "grid", rowGap: "12px" } });

interface ScheduleFieldsProps {
  draft: BroadcastDraft;
  change: (written: Partial<BroadcastDraft>) => void;
}

/** Chooses when a broadcast is sent: at once or at a time in the store's zone. */
export function ScheduleFields({ draft, change }: ScheduleFieldsProps) {
  const styles = useStyles();
  const words = useMessages("broadcastCompose");
  const { clock, instant } = useDates();
  const { timeZone } = useStoreSettings();
  const inAnHour = () => clock(new Date(Date.now() + HOUR_MS).toISOString());
  const problem = draft.at === null ? null : timeProblem(draft, instant(draft.at), new Date());
  return (
    <div className={styles.root}>
      <FormSelect
        label={words.when}
        value={draft.at === null ? "now" : "later"}
        options={["now", "later"] as const}
        labelOf={(when) => words[when]}
        onChange={(when) => change({ at: when === "now" ? null : inAnHour() })}
      />
      {draft.at !== null && (
        <DateField
          label={words.at}
          kind="dayTime"
          required
          earliest={clock(new Date().toISOString())}
          hint={words.atHint(timeZone)}
          value={draft.at}
          problem={problem === null ? undefined : words[problem]}
          onChange={(at) => change({ at })}
        />
      )}
    </div>
  );
}
