import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { IMAGE_FIELDS, type ImageData, image, presentImage } from "../../entities/image.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
  type Connection,
  FULL_LIST_SIZE,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  requireFirst,
  selectListOf,
} from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { clearableText, id, optional, picture, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/image-registry";

const imageNumber = (globalId: string) => requireRowNumber("Image", globalId);

const IMAGES = document<{ images: Connection<ImageData> }>(`
  query RestImages($filter: ImageFilter, $first: Int, $after: String) {
    images(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestImage } } }
  }
  ${IMAGE_FIELDS}
`);

const CREATE = document<{ createImages: { id: string }[] }>(`
  mutation RestCreateImages($input: CreateImagesInput!) { createImages(input: $input) { id } }
`);

const newImage = z.object({ name: required(text), image: required(picture) });

export const imageRegistryRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One entry of the image registry.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: image,
    document: IMAGES,
    variables: ({ id }) => ({ filter: { ids: [globalId("Image", id)] }, first: 1 }),
    present: ({ images }) => presentImage(requireFirst(images, "Image")),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "The image registry, newest first.",
    access: "admin",
    input: z.object({ id: optional(several(id)), name: optional(text), ...pageInput }),
    output: pageOf(image),
    document: IMAGES,
    variables: (input) => ({
      filter: { ids: input.id?.map((one) => globalId("Image", one)), name: input.name },
      ...pageVariables(input),
    }),
    present: ({ images }, input) => presentPage(images, input, presentImage),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "The image registry as options, by ID.",
    access: "admin",
    input: z.object({ name: optional(text) }),
    output: selectListOf(image),
    document: IMAGES,
    variables: ({ name }) => ({ filter: { name }, first: FULL_LIST_SIZE }),
    present: ({ images }) => presentSelectList(images, presentImage),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Adds images, all or none. A refusal names the first invalid row.",
    access: "admin",
    batchField: "datas",
    carriesPictures: true,
    input: batchInput(newImage),
    output: idsOutput,
    document: CREATE,
    variables: (input) => ({ input: { images: batchRows(input) } }),
    present: ({ createImages }) => ({ ids: createImages.map((one) => imageNumber(one.id)) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Adds an image.",
    access: "admin",
    carriesPictures: true,
    input: newImage,
    output: idOutput,
    document: CREATE,
    variables: (details) => ({ input: { images: [details] } }),
    present: ({ createImages: [created] }) => ({ id: created ? imageNumber(created.id) : 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Renames an entry or replaces its image. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    carriesPictures: true,
    // An entry always has an image, so an empty value keeps the current one.
    input: z.object({ id: required(id), name: clearableText, image: optional(picture) }),
    output: idOutput,
    document: document<{ updateImage: { id: string } }>(`
      mutation RestUpdateImage($input: UpdateImageInput!) { updateImage(input: $input) { id } }
    `),
    variables: ({ id, ...details }) => ({ input: { id: globalId("Image", id), details } }),
    present: ({ updateImage }) => ({ id: imageNumber(updateImage.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes entries of the registry, all or none. Products keep their images.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteImages: string[] }>(`
      mutation RestDeleteImages($input: DeleteImagesInput!) { deleteImages(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Image", one)) } }),
    present: ({ deleteImages }) => ({ ids: deleteImages.map(imageNumber) }),
  }),
];
