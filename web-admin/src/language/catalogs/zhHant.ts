import type { Translation } from "@machiya/schema/domain/language";
import { zhHant as wording } from "@machiya/schema/wording/zhHant";

export const zhHant = { wording };

export type Catalog = Translation<typeof zhHant>;
