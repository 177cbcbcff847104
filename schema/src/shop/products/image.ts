import { builder } from "../../builder.ts";
import { imageUrl } from "../../domain/imageUrl.ts";
import { globalId } from "../../ids.ts";
import { rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { createImages, deleteImages, updateImage } from "./changeImages.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";

export const Image = builder.prismaNode("Image", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "An entry of the image registry. Visible to admins; the URL of its image is public.",
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name that staff gave it." }),
    imageUrl: t.string({
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "The path of the image on this server. Its content never changes.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant) ?? "",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});

const ImageFilter = builder.inputType("ImageFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
  }),
});

const ImageConnection = builder.connectionObject(
  { type: Image, name: "ImageConnection", description: "A page of the image registry." },
  { name: "ImageEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("images", (t) =>
  t.connection(
    {
      type: Image,
      args: { filter: t.arg({ type: ImageFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The image registry, newest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const where = {
          ...(filter?.ids?.length && { id: { in: rowIds("Image", filter.ids) } }),
          AND: searchConditions(filter?.name, (word) => [{ name: word }]),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) => context.prisma.image.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.image.count({ where }),
        );
      },
    },
    ImageConnection,
  ),
);

const ImageDetailsInput = builder.inputType("ImageDetailsInput", {
  description: "An entry as staff edit it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new entry." }),
    image: t.string({
      description:
        "The image in base64, with or without a data-URL prefix; at most 1,000,000 bytes decoded. Required for a new entry.",
    }),
  }),
});

const CreateImagesInput = builder.inputType("CreateImagesInput", {
  description: "Images to add to the registry.",
  fields: (t) => ({
    images: t.field({
      type: [ImageDetailsInput],
      required: true,
      description: "1 to 1000 entries; all or none.",
    }),
  }),
});

builder.mutationField("createImages", (t) =>
  t.rowField({
    type: [Image],
    args: { input: t.arg({ type: CreateImagesInput, required: true, description: "The entries." }) },
    description: "Adds images to the registry in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createImages(context, input.images);
      return context.prisma.image.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } });
    },
  }),
);

const UpdateImageInput = builder.inputType("UpdateImageInput", {
  description: "Changes of one entry.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The entry." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: ImageDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("updateImage", (t) =>
  t.rowField({
    type: Image,
    args: { input: t.arg({ type: UpdateImageInput, required: true, description: "The change." }) },
    description: "Renames an entry or replaces its image. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateImage(context, input);
      return context.prisma.image.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteImagesInput = builder.inputType("DeleteImagesInput", {
  description: "Entries to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteImages", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteImagesInput, required: true, description: "What to delete." }) },
    description:
      "Deletes entries from the registry and returns their IDs. Products with the same image keep it. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteImages(context, input.ids);
      return ids.map((id) => globalId("Image", id));
    },
  }),
);
