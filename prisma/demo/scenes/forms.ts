import type { TypeKey } from "../catalog/product.ts";
import { castella, dorayaki, pineappleCakes, senbei } from "./bakedSweets.ts";
import { dropper, oil, pump } from "./bottles.ts";
import type { ShapeForm } from "./brush.ts";
import { furoshiki, handkerchiefs, noren, tenugui, tote } from "./cloths.ts";
import { comb, hairbrush, kanzashi } from "./combs.ts";
import { jar, polish, soap, tube } from "./cosmetics.ts";
import { bowls, chawan, choko, mug, yunomi } from "./cups.ts";
import { mizuhiki, ribbonBox, tower, wrapped } from "./giftBoxes.ts";
import { bag, envelopes, hamper } from "./parcels.ts";
import { daifuku, dango, namagashi } from "./riceSweets.ts";
import { candle, cones, fan, incense, sachet } from "./scents.ts";
import { karinto, konpeito, yokan } from "./sugarSweets.ts";
import { chopsticks, kyusu, plates, sake, vase } from "./table.ts";
import { gaiwan, glass, whisk } from "./teaCups.ts";
import { jam } from "./teaJam.ts";
import { cake, leaves, teabags } from "./teaLeaves.ts";
import { pouch, tin, tins } from "./teaPacks.ts";
import { assortment, jubako, mooncakes } from "./treats.ts";

/** The shapes of each product type, by the names in the catalog. */
export const FORMS: Record<TypeKey, Readonly<Record<string, ShapeForm>>> = {
  tableware: { yunomi, chawan, plates, kyusu, bowls, sake, chopsticks, vase, mug, choko },
  tea: { tin, pouch, whisk, gaiwan, glass, tins, teabags, leaves, cake, jam },
  sweets: { daifuku, dango, yokan, pineappleCakes, dorayaki, konpeito, namagashi, senbei, castella, karinto },
  cloth: { furoshiki, tenugui, incense, cones, sachet, handkerchiefs, fan, candle, tote, noren },
  care: { oil, pump, jar, comb, polish, dropper, tube, soap, hairbrush, kanzashi },
  gifts: { ribbonBox, mizuhiki, jubako, mooncakes, bag, tower, hamper, assortment, envelopes, wrapped },
};
