import { Avatar } from "../Avatar.tsx";
import type { ServiceOffer, StaffOffer } from "../bookingOptions.ts";
import type { Option } from "./OptionList.tsx";

/** Returns staff members as options of a list. */
export function staffOptions(staff: readonly StaffOffer[]): Option[] {
  return staff.map(({ id, name, englishName, positionName, imageUrl }) => ({
    id,
    name,
    detail: [englishName, positionName].filter((part) => part !== "").join(" · "),
    picture: <Avatar name={name} imageUrl={imageUrl ?? null} size={48} />,
  }));
}

/** Returns services as options of a list. */
export function serviceOptions(
  services: readonly ServiceOffer[],
  write: { minutes: (minutes: number) => string; money: (amount: string) => string },
): Option[] {
  return services.map(({ id, name, durationMinutes, price, note }) => ({
    id,
    name,
    detail: [write.minutes(durationMinutes), note].filter((part) => part !== "").join(" · "),
    end: write.money(price),
  }));
}
