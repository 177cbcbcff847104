import { th as wording } from "@machiya/schema/wording/th";
import type { Catalog } from "./zhHant.ts";

export const th: Catalog = { wording };
