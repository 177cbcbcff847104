import { useState } from "react";
import { useMessages, useMoney } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { DraftLine } from "../bookingDraft.ts";
import type { BookingOptions } from "../bookingOptions.ts";
import { useShopClock } from "../useShopClock.ts";
import { useStaffChoices } from "../useStaffChoices.ts";
import styles from "./AddServiceSheet.module.css";
import { OptionList } from "./OptionList.tsx";
import { serviceOptions, staffOptions } from "./options.tsx";

const ANY_STAFF = "not-specified";

interface AddServiceSheetProps {
  offers: BookingOptions;
  timeZone: string;
  /** The start of the added service, which is the end of the last one. */
  startsAt: string;
  onAdd: (line: DraftLine) => void;
  onClose: () => void;
}

/** Adds a service, with a staff member who is free at that time or without a specified one. */
export function AddServiceSheet({ offers, timeZone, startsAt, onAdd, onClose }: AddServiceSheetProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const [serviceId, setService] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string>(ANY_STAFF);
  const choices = useStaffChoices(serviceId === null ? null : { startsAt, serviceId });
  const free = choices.pending ? null : choices.data;
  const people = offers.staff.filter(({ id }) => free?.staffMemberIds.includes(id));
  const options = [
    ...(free?.notSpecified
      ? [
          {
            id: ANY_STAFF,
            name: text.notSpecified,
            detail: text.notSpecifiedBody,
            picture: (
              <span className={styles.unavailable}>
                <Icon name="person" size={24} />
              </span>
            ),
          },
        ]
      : []),
    ...staffOptions(people),
  ];
  const staffMember = options.find(({ id }) => id === chosen);
  const ready = serviceId !== null && staffMember !== undefined;
  return (
    <Sheet
      title={text.addTitle}
      full
      onClose={onClose}
      footer={
        <Button
          wide
          disabled={!ready}
          onClick={() => {
            if (!ready) return;
            onAdd({ serviceId, staffMemberId: staffMember.id === ANY_STAFF ? null : staffMember.id });
          }}
        >
          {text.add}
        </Button>
      }
    >
      <p className={styles.time}>
        <Icon name="clock" size={18} />
        {text.addTime(`${clock.shortDay(clock.dayOf(startsAt))} ${clock.time(startsAt)}`)}
      </p>
      <section className={styles.part} aria-label={text.chooseService}>
        <h3>{text.chooseService}</h3>
        <OptionList
          label={text.chooseService}
          options={serviceOptions(offers.services, { minutes: text.minutes, money })}
          value={serviceId}
          onChange={(id) => {
            setService(id);
            setChosen(ANY_STAFF);
          }}
        />
      </section>
      {serviceId !== null && (
        <section className={styles.part} aria-label={text.chooseStaff}>
          <h3>{text.chooseStaff}</h3>
          {choices.error !== null && free === null ? (
            <Failure error={choices.error} onRetry={choices.reload} />
          ) : free === null ? (
            <Skeleton shape="rows" count={2} />
          ) : options.length === 0 ? (
            <p role="status" className={styles.none}>
              {text.noneAvailable}
            </p>
          ) : (
            <OptionList label={text.chooseStaff} options={options} value={chosen} onChange={setChosen} />
          )}
        </section>
      )}
    </Sheet>
  );
}
