import { allow, builder } from "../../builder.ts";
import { type PostalDistrict, postalDistricts } from "../../domain/postalDistricts.ts";

const PostalDistrictType = builder.objectRef<PostalDistrict>("PostalDistrict").implement({
  description: "A district of Taiwan that a postal code belongs to.",
  fields: (t) => ({
    city: t.exposeString("city", { description: "The city or county, for example 臺北市." }),
    district: t.exposeString("district", { description: "The district, for example 大同區." }),
  }),
});

builder.queryField("postalDistricts", (t) =>
  t.field({
    type: [PostalDistrictType],
    ...allow("public"),
    args: { code: t.arg.string({ required: true, description: "3, 5, or 6 digits." }) },
    description:
      "The districts of a postal code of Taiwan, with which address fields complete what is typed. Empty for an unknown code. Public.",
    resolve: (_root, { code }) => [...postalDistricts(code)],
  }),
);
