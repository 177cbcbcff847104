import { builder } from "../../builder.ts";
import { ImageVariantEnum } from "../../enums.ts";

/** The arguments of every field that returns an image URL. */
export const imageVariantArgs = builder.args((t) => ({
  variant: t.field({
    type: ImageVariantEnum,
    required: true,
    defaultValue: "LIST",
    description: "The size.",
  }),
}));
