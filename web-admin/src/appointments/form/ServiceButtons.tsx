import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useMessages, useMoney } from "../../language/language.ts";
import { PickerSearch } from "../../relay/picker/PickerSearch.tsx";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import type { ServiceChoice } from "../../services/findServices.ts";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { HiddenText } from "../../ui/HiddenText.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: "2px", display: "flex", flexWrap: "wrap", gap: "6px" },
  all: { maxHeight: "168px", overflowY: "auto" },
  one: {
    position: "relative",
    fontWeight: tokens.fontWeightRegular,
    minWidth: 0,
    maxWidth: "100%",
    textAlign: "start",
  },
  facts: {
    marginInlineStart: "6px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

interface ServiceButtonsProps {
  services: PickerState<ServiceChoice>;
  /** The services that the customer usually books, offered first. */
  usual?: readonly ServiceChoice[];
  onAdd: (service: ServiceChoice) => void;
}

/** Every service as a button with its length and price, which adds it to the appointment. */
export function ServiceButtons({ services, usual = [], onAdd }: ServiceButtonsProps) {
  const styles = useStyles();
  const words = useMessages("booking");
  const { service: label } = useMessages("appointments");
  const money = useMoney();
  const button = (service: ServiceChoice) => (
    <li key={service.id}>
      <Button
        type="button"
        size="small"
        shape="circular"
        icon={<AddRegular />}
        className={styles.one}
        onClick={() => onAdd(service)}
      >
        <HiddenText>
          {words.addService(service.name, service.durationMinutes, money(service.price))}
        </HiddenText>
        <span aria-hidden>
          {service.name}
          <span className={styles.facts}>{words.lasts(service.durationMinutes, money(service.price))}</span>
        </span>
      </Button>
    </li>
  );
  const usualIds = new Set(usual.map(({ id }) => id));
  return (
    <>
      {usual.length > 0 && (
        <FieldGroup label={words.usual}>
          <ul className={styles.list} aria-label={words.usual}>
            {usual.map(button)}
          </ul>
        </FieldGroup>
      )}
      <FieldGroup label={words.services}>
        {/* The list scrolls, so that keyboards must be able to reach it. */}
        <ul className={`${styles.list} ${styles.all}`} aria-label={words.services}>
          {services.known.filter(({ id }) => !usualIds.has(id)).map(button)}
        </ul>
      </FieldGroup>
      <PickerSearch label={label} choices={services} onFound={onAdd} />
    </>
  );
}
