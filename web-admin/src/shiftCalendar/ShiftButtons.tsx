import { Button, makeStyles } from "@fluentui/react-components";
import type { ShiftState } from "@machiya/prisma/enums";
import { useMessages } from "../language/language.ts";
import { useRole } from "../session/role.ts";
import type { Shift } from "./shiftEvents.ts";
import type { ShiftActions } from "./useShiftActions.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", gap: "6px" },
  button: { minWidth: "auto" },
});

/** The target states of the buttons Confirm, ClientConfirm and ClientClose (booking.md §4). */
export const SETTABLE = ["CONFIRMED", "OPEN_TO_CUSTOMERS", "PROPOSED"] as const satisfies ShiftState[];

interface ShiftButtonsProps {
  shift: Shift;
  actions: ShiftActions;
  /** Called when a button was clicked. */
  onAct?: () => void;
}

/** The actions for a shift: administrators set its state, and the server decides who may withdraw it. */
export function ShiftButtons({ shift, actions, onAct }: ShiftButtonsProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const isAdmin = useRole() === "ADMIN";
  const label = (action: string) =>
    words.actionLabel(action, shift.staffMember.name, shift.shiftTemplate.name);
  const act = (what: () => void) => () => {
    onAct?.();
    what();
  };
  return (
    <div data-actions className={styles.root}>
      {isAdmin &&
        SETTABLE.filter((state) => state !== shift.state).map((state) => (
          <Button
            key={state}
            size="small"
            className={styles.button}
            aria-label={label(words[state])}
            disabledFocusable={actions.busy}
            onClick={act(() => actions.set(shift, state))}
          >
            {words[state]}
          </Button>
        ))}
      {shift.withdrawable && (
        <Button
          size="small"
          className={styles.button}
          aria-label={label(words.remove)}
          disabledFocusable={actions.busy}
          onClick={act(() => actions.remove(shift))}
        >
          {words.remove}
        </Button>
      )}
    </div>
  );
}
