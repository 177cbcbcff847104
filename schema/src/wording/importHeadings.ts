import type { AppointmentColumn } from "../domain/appointments/appointmentImport.ts";
import { LANGUAGES, type Language } from "../domain/language.ts";
import type { ProductFileColumn } from "../domain/products/productImport.ts";
import { serverWording } from "./serverWording.ts";

const inAllLanguages = <Column extends string>(
  of: (language: Language) => Record<Column, string>,
): Record<Column, string[]> => {
  const headings = {} as Record<Column, string[]>;
  for (const column of Object.keys(of("en")) as Column[])
    headings[column] = LANGUAGES.map((language) => of(language)[column]);
  return headings;
};

/** The headings of the columns of product files in all languages. */
export const PRODUCT_HEADINGS: Record<ProductFileColumn, string[]> = inAllLanguages(
  (language) => serverWording(language).importHeadings.product,
);

/** The headings of the columns of appointment files in all languages. */
export const APPOINTMENT_HEADINGS: Record<AppointmentColumn, string[]> = inAllLanguages(
  (language) => serverWording(language).importHeadings.appointment,
);
