import { useMessages } from "../../language/language.ts";
import type { QueryResult } from "../../relay/useQueryResult.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Avatar } from "../Avatar.tsx";
import { ANY_STAFF } from "../bookingDraft.ts";
import { type StaffOffer, servicesNotOffered } from "../bookingOptions.ts";
import type { NextFreeStarts } from "../useNextFreeStarts.ts";
import type { ServiceOffer } from "../useServiceOffers.ts";
import { useShopClock } from "../useShopClock.ts";
import { type Option, OptionList } from "./OptionList.tsx";
import { Section } from "./Section.tsx";
import styles from "./StaffSection.module.css";

interface StaffSectionProps {
  /** Whether anyone can be chosen, too. */
  offersAnyone: boolean;
  staff: readonly StaffOffer[];
  /** The chosen services, which a staff member must offer. */
  services: readonly ServiceOffer[];
  next: QueryResult<NextFreeStarts>;
  timeZone: string;
  /** `ANY_STAFF` or a staff member; null: not chosen yet. */
  chosen: string | null;
  onChange: (staff: string) => void;
}

/** Chooses a staff member, or anyone; each is shown with their next free time for the chosen services. */
export function StaffSection({ offersAnyone, staff, services, next, ...props }: StaffSectionProps) {
  const { timeZone, chosen, onChange } = props;
  const text = useMessages("booking");
  const { listSeparator } = useMessages("wording");
  const clock = useShopClock(timeZone);
  const nextOf = (id: string): string | undefined => {
    // The form works without these times, so that an error only leaves them out.
    if (next.data === null) return next.pending ? text.lookingUp : undefined;
    const startsAt = next.data.get(id);
    return startsAt === undefined ? text.noNext : text.next(clock.dayAndTime(startsAt));
  };
  const anyone: Option = {
    id: ANY_STAFF,
    name: text.notSpecified,
    detail: text.notSpecifiedBody,
    note: nextOf(ANY_STAFF),
    picture: (
      <span className={styles.anyone}>
        <Icon name="person" size={24} />
      </span>
    ),
  };
  const people = staff.map((person): Option => {
    const { id, name, englishName, positionName, imageUrl } = person;
    const lacking = servicesNotOffered(person, services).map((service) => service.name);
    return {
      id,
      name,
      detail: [englishName, positionName].filter((part) => part !== "").join(" · "),
      note: lacking.length > 0 ? text.lacks(lacking.join(listSeparator)) : nextOf(id),
      picture: <Avatar name={name} imageUrl={imageUrl ?? null} size={48} />,
      disabled: lacking.length > 0,
    };
  });
  return (
    <Section title={text.staffTitle}>
      <OptionList
        label={text.staffTitle}
        type="radio"
        options={offersAnyone ? [anyone, ...people] : people}
        chosen={chosen === null ? [] : [chosen]}
        onChange={onChange}
        cards
      />
    </Section>
  );
}
