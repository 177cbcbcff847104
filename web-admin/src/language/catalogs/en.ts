import { en as wording } from "@machiya/schema/wording/en";
import type { Catalog } from "./zhHant.ts";

export const en: Catalog = { wording };
