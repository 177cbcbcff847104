import { z } from "zod";
import { decimalOutput } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A service that customers can book (booking.md §3, Service). */
export const service = z
  .object({
    id: z.int(),
    name: z.string(),
    duration: z.int().meta({ description: "The duration in minutes." }),
    dollar: decimalOutput.meta({ description: "The price." }),
    remark: z.string(),
    abbreviation: z
      .string()
      .meta({ description: "For the timetable. Empty: the first character of the name." }),
    is_named: z
      .boolean()
      .meta({ description: "Whether named booking offers it; general booking always does." }),
  })
  .meta({ id: "Service" });

export interface ServiceData {
  id: string;
  name: string;
  durationMinutes: number;
  price: string;
  note: string;
  abbreviation: string;
  offeredNamed: boolean;
}

export const SERVICE_FIELDS = `
  fragment RestService on Service { id name durationMinutes price note abbreviation offeredNamed }
`;

export function presentService(data: ServiceData): z.output<typeof service> {
  return {
    id: requireRowNumber("Service", data.id),
    name: data.name,
    duration: data.durationMinutes,
    dollar: data.price,
    remark: data.note,
    abbreviation: data.abbreviation,
    is_named: data.offeredNamed,
  };
}
