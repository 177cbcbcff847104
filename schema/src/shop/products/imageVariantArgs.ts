import { builder } from "../../builder.ts";
import { ImageVariantEnum } from "../../enums.ts";

/** What every field that is the address of a picture can be asked for. */
export const imageVariantArgs = builder.args((t) => ({
  variant: t.field({
    type: ImageVariantEnum,
    required: true,
    defaultValue: "LIST",
    description: "The size.",
  }),
}));
