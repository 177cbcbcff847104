import { type PersonnelScanKind, StaffRole } from "@machiya/prisma/enums";
import { z } from "zod";
import { dateOf } from "../booking/availability/days.ts";
import { isStorableText } from "../domain/storableText.ts";
import { atLeastZero, line, readInput, ruled } from "../input.ts";
import { readImage } from "../shop/store/storeImage.ts";
import { providedFields } from "../writes/batchUpdate.ts";

/** The rule of every password; setUp.ts applies the same one. */
export const passwordInput = z.string().min(8).max(200).refine(isStorableText);

export interface StaffDetails {
  username?: string | null | undefined;
  name?: string | null | undefined;
  englishName?: string | null | undefined;
  positionName?: string | null | undefined;
  role?: StaffRole | null | undefined;
  /** Base64, with or without a data URL's header; null removes the image. */
  image?: string | null | undefined;
}

/** Texts, days, amounts and scans; null clears a day, an amount or a scan. */
export type Personnel = Readonly<Record<string, unknown>>;

const change = z
  .object({
    username: line(100).min(1),
    name: line(200).min(1),
    englishName: line(200).min(1),
    positionName: line(200).min(1),
    role: z.enum(StaffRole),
  })
  .partial();
const newStaff = change.required({ name: true, englishName: true, positionName: true, role: true });

type Path = readonly (string | number)[];

const picture = (image: string | null | undefined, path: Path) =>
  image === null || image === undefined ? image : readImage(image, path);

/**
 * Reads a new staff member; name, English name, position and role are required (booking.md §5). Throws
 * INVALID_INPUT with the field's name.
 */
export function readNewStaff({ image, ...details }: StaffDetails, path: Path) {
  return { columns: readInput(newStaff, providedFields(details), path), picture: picture(image, path) };
}

/**
 * Reads an update of a staff member; omitted values stay unchanged. Throws INVALID_INPUT with the field's
 * name.
 */
export function readStaffChange({ image, ...details }: StaffDetails, path: Path) {
  return { columns: readInput(change, providedFields(details), path), picture: picture(image, path) };
}

const day = z
  .string()
  .nullable()
  .transform((text) => text && dateOf(text));
const short = line(100);

const personnelColumns = {
  salary: atLeastZero.nullable(),
  currency: line(10),
  workPermits: line(500),
  organisationId: z.int().min(0).nullable(),
  organisation: line(200),
  department: line(200),
  nationality: short,
  sex: short,
  birthday: day,
  startWorking: day,
  identityCardNumber: short,
  phone: line(50),
  email: ruled(line(200), { kind: "EMAIL" }, (email) => email === "" || /^\S[^\s@]*@\S+$/.test(email)),
  incomeTaxNumber: short,
  localBank: short,
  localBankAccount: short,
  localBankBranch: short,
  foreignBank: short,
  foreignBankAccount: short,
  foreignBankBranch: short,
  workCardNumber: short,
  workCardEffectiveDate: day,
  workCardExpireDate: day,
  passportNumber: short,
  passportExpireDate: day,
  contractStartDate: day,
  contractEndDate: day,
};
const personnelChange = z.object(personnelColumns).partial();

/** The columns that accept null, which clears them. */
const CLEARABLE = new Set(
  Object.entries(personnelColumns).flatMap(([name, column]) =>
    column.safeParse(null).success ? [name] : [],
  ),
);

export const SCANS: Record<PersonnelScanKind, string> = {
  WORK_CARD: "workCardImage",
  PASSPORT: "passportImage",
  CONTRACT: "contractImage",
};

/**
 * Reads personnel details: the columns to set, and the scans to store (bytes) or remove (null). Throws
 * INVALID_INPUT.
 */
export function readPersonnel(input: Personnel | null | undefined, path: Path) {
  const wanted = Object.fromEntries(
    Object.entries(input ?? {}).filter(
      ([name, value]) => value !== undefined && (value !== null || CLEARABLE.has(name)),
    ),
  );
  const columns = readInput(personnelChange, wanted, path);
  const scans = Object.entries(SCANS).flatMap(([kind, field]) => {
    const image = input?.[field];
    if (image === undefined) return [];
    const upload = typeof image === "string" ? readImage(image, path) : null;
    return [{ kind: kind as PersonnelScanKind, upload }];
  });
  return { columns, scans };
}
