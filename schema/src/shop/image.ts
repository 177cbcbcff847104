import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { globalId } from "../ids.ts";
import { contains, rowIds } from "../input.ts";
import { createImages, deleteImages, updateImage } from "./changeImages.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";

export const Image = builder.prismaNode("Image", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "An entry of the image registry. Visible to admins; its picture's address is open to all.",
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "What staff call it." }),
    imageUrl: t.string({
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "Address of the picture, below this server's own; never changes its content.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant) ?? "",
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was entered." }),
  }),
});

const ImageFilter = builder.inputType("ImageFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
  }),
});

const ImageConnection = builder.connectionObject(
  { type: Image, name: "ImageConnection", description: "A page of the image registry." },
  { name: "ImageEdge", description: "A row of the page." },
);

builder.queryField("images", (t) =>
  t.connection(
    {
      type: Image,
      args: { filter: t.arg({ type: ImageFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The image registry, newest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const name = contains(filter?.name);
        const where = {
          ...(filter?.ids?.length && { id: { in: rowIds("Image", filter.ids) } }),
          ...(name && { name }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
          (window) => context.prisma.image.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.image.count({ where }),
        );
      },
    },
    ImageConnection,
  ),
);

const ImageDetailsInput = builder.inputType("ImageDetailsInput", {
  description: "An entry as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new entry needs one." }),
    image: t.string({
      description:
        "The picture as base64, with or without a data-URL prefix, at most 1,000,000 bytes decoded; a new entry needs one.",
    }),
  }),
});

const CreateImagesInput = builder.inputType("CreateImagesInput", {
  description: "Pictures to enter.",
  fields: (t) => ({
    images: t.field({
      type: [ImageDetailsInput],
      required: true,
      description: "1 to 1000 entries, all or none.",
    }),
  }),
});

builder.mutationField("createImages", (t) =>
  t.prismaField({
    type: [Image],
    args: { input: t.arg({ type: CreateImagesInput, required: true, description: "The entries." }) },
    description: "Enters pictures into the registry, in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createImages(context, input.images);
      return context.prisma.image.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } });
    },
  }),
);

const UpdateImageInput = builder.inputType("UpdateImageInput", {
  description: "A change of one entry.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The entry." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: ImageDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateImage", (t) =>
  t.prismaField({
    type: Image,
    args: { input: t.arg({ type: UpdateImageInput, required: true, description: "The change." }) },
    description: "Renames an entry or gives it another picture. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateImage(context, input);
      return context.prisma.image.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteImagesInput = builder.inputType("DeleteImagesInput", {
  description: "Entries to take out.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteImages", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteImagesInput, required: true, description: "Which." }) },
    description:
      "Takes entries out of the registry; products that show the same picture keep it. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteImages(context, input.ids);
      return ids.map((id) => globalId("Image", id));
    },
  }),
);
