import { ja as wording } from "@machiya/schema/wording/ja";
import type { Catalog } from "./zhHant.ts";

export const ja: Catalog = { wording };
