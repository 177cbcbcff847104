import { useMessages, useMoney } from "../../language/language.ts";
import { MAX_BOOKING_LINES, sums } from "../bookingDraft.ts";
import type { StaffOffer } from "../bookingOptions.ts";
import { servicesNotOffered } from "../bookingOptions.ts";
import type { ServiceOffer } from "../useServiceOffers.ts";
import { OptionList } from "./OptionList.tsx";
import { Section } from "./Section.tsx";
import styles from "./ServicesSection.module.css";

interface ServicesSectionProps {
  services: readonly ServiceOffer[];
  /** The chosen services in their order. */
  chosen: readonly string[];
  /** The chosen staff member; null for anyone. */
  person: StaffOffer | null;
  onToggle: (serviceId: string) => void;
}

/** Chooses services by one tap each, with the sum of what is chosen. */
export function ServicesSection({ services, chosen, person, onToggle }: ServicesSectionProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const notOffered = person === null ? [] : servicesNotOffered(person, services);
  const isFull = chosen.length >= MAX_BOOKING_LINES;
  const { price, minutes } = sums(
    services.filter(({ id }) => chosen.includes(id)).map((service) => ({ service })),
  );
  return (
    <Section title={text.servicesTitle} hint={text.servicesHint}>
      {services.length === 0 && <p>{text.noServices}</p>}
      <OptionList
        label={text.servicesTitle}
        type="checkbox"
        options={services.map((service) => {
          const { id, name, durationMinutes, note } = service;
          const lacks = notOffered.includes(service);
          return {
            id,
            name,
            detail: [text.minutes(durationMinutes), note].filter((part) => part !== "").join(" · "),
            note: lacks && person !== null ? text.notOfferedBy(person.name) : undefined,
            end: money(service.price),
            // A chosen service can always be removed.
            disabled: !chosen.includes(id) && (lacks || isFull),
          };
        })}
        chosen={chosen}
        onChange={onToggle}
      />
      <p role="status" className={styles.sum}>
        {chosen.length > 0 && (
          <>
            <span>
              {text.chosenServices(chosen.length)} · {text.minutes(minutes)}
            </span>{" "}
            <strong>{money(price)}</strong>
          </>
        )}
      </p>
    </Section>
  );
}
