import {
  Button,
  Menu,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from "@fluentui/react-components";
import { PersonAvailableRegular } from "@fluentui/react-icons";
import type { CancelledBy, VisitOutcome } from "@machiya/schema/domain/appointments/visitOutcome";
import { graphql, useFragment } from "react-relay";
import type { VisitOutcomeMenu_appointment$key } from "../../__generated__/VisitOutcomeMenu_appointment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useRecordVisitOutcome } from "./useRecordVisitOutcome.ts";
import { outcomeChoices, type RecordedOutcome, useOutcomeText } from "./visitOutcomes.ts";

interface VisitOutcomeMenuProps {
  appointment: VisitOutcomeMenu_appointment$key;
  /** Shows the text beside the icon. */
  withText?: boolean | undefined;
}

/** Records how a visit went, with one of the outcomes that the server allows now; nothing when there is none. */
export function VisitOutcomeMenu({ appointment, withText }: VisitOutcomeMenuProps) {
  const words = useMessages("appointments");
  const outcomeText = useOutcomeText();
  const notify = useToast();
  const undo = useUndo();
  const [record, busy] = useRecordVisitOutcome();
  const { id, number, version, outcome, cancelledBy, possibleOutcomes } = useFragment(
    graphql`
      fragment VisitOutcomeMenu_appointment on Appointment {
        id
        number
        version
        outcome
        cancelledBy
        possibleOutcomes
      }
    `,
    appointment,
  );
  const current: RecordedOutcome = {
    outcome: (outcome ?? null) as VisitOutcome | null,
    cancelledBy: (cancelledBy ?? null) as CancelledBy | null,
  };
  const choices = outcomeChoices(possibleOutcomes as readonly VisitOutcome[]);
  if (choices.length === 0 && current.outcome === null) return null;
  const save = (chosen: RecordedOutcome) =>
    record({
      variables: { input: { id, version, ...chosen } },
      onCompleted: ({ recordVisitOutcome: saved }) =>
        notify.success(
          chosen.outcome === null
            ? words.outcomeRemoved(number)
            : words.outcomeRecorded(number, outcomeText(chosen)),
          undo(saved),
        ),
      onError: notify.failure,
    });
  const keyOf = (one: RecordedOutcome) => `${one.outcome} ${one.cancelledBy}`;
  const trigger = (
    <Button
      size={withText ? "medium" : "small"}
      appearance={withText ? "secondary" : "subtle"}
      icon={<PersonAvailableRegular />}
      disabledFocusable={busy}
      aria-label={words.outcomeLabel(number)}
    >
      {withText ? words.outcome : null}
    </Button>
  );
  return (
    <Menu
      checkedValues={{ outcome: current.outcome === null ? [] : [keyOf(current)] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = choices.find((one) => keyOf(one) === checkedItems[0]);
        if (chosen !== undefined) save(chosen);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        {withText ? (
          trigger
        ) : (
          <Tooltip content={words.outcome} relationship="description">
            {trigger}
          </Tooltip>
        )}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map((one) => (
            <MenuItemRadio key={keyOf(one)} name="outcome" value={keyOf(one)}>
              {outcomeText(one)}
            </MenuItemRadio>
          ))}
          {current.outcome !== null && (
            <MenuItem onClick={() => save({ outcome: null, cancelledBy: null })}>
              {words.removeOutcome}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
