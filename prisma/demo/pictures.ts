import sharp from "sharp";
import type { TypeKey } from "./catalog/product.ts";
import type { CatalogProduct } from "./catalog.ts";
import { createRandom } from "./random.ts";
import { FORMS } from "./scenes/forms.ts";
import { type Room, scene } from "./scenes/scene.ts";

/** Edge length of the images in pixels. */
export const IMAGE_SIZE = 720;

/** The rooms in which products of a type are shown. */
const ROOMS: Record<TypeKey, readonly Room[]> = {
  tableware: [
    { wall: "#e6ddd1", table: "#cdbda8" },
    { wall: "#dcdfd8", table: "#b9bbae" },
    { wall: "#d6dde1", table: "#b7c1c8" },
  ],
  tea: [
    { wall: "#dfe4d2", table: "#bcc6a5" },
    { wall: "#ebe4d0", table: "#d0c19c" },
    { wall: "#d3dfd8", table: "#a9bfb2" },
  ],
  sweets: [
    { wall: "#f3dedb", table: "#e0bfb9" },
    { wall: "#f5e9d6", table: "#e2cba4" },
    { wall: "#e3e8d9", table: "#c3ceb2" },
  ],
  cloth: [
    { wall: "#dcd9e6", table: "#b9b3cc" },
    { wall: "#e8ddd1", table: "#cbb59f" },
    { wall: "#d3dce4", table: "#aebccb" },
  ],
  care: [
    { wall: "#f0e1d9", table: "#dcc0b1" },
    { wall: "#e2e8e7", table: "#bfcccb" },
    { wall: "#ece3dc", table: "#cfbdb0" },
  ],
  gifts: [
    { wall: "#ecdcc8", table: "#cfae86" },
    { wall: "#eed5cf", table: "#d0a299" },
    { wall: "#dbe0d2", table: "#b5bf9f" },
  ],
};

/**
 * Returns an image of the product as SVG, 960 × 960. It is always the same, and contains no text, because
 * fonts differ between machines.
 */
export function productPicture({
  name,
  type,
  picture,
}: Pick<CatalogProduct, "name" | "type" | "picture">): string {
  const [formName, body, accent] = picture;
  const form = FORMS[type][formName];
  if (form === undefined) throw new RangeError(`No shape ${formName}`);
  const random = createRandom(`picture/${name}`);
  const definitions: string[] = [];
  const thing = form({
    body,
    accent,
    random,
    define(make) {
      const id = `d${definitions.length}`;
      definitions.push(make(id));
      return `url(#${id})`;
    },
  });
  // Three rooms and four kinds of light alternate, so that neighboring images differ.
  const place = Object.keys(FORMS[type]).indexOf(formName);
  const room = ROOMS[type][place % ROOMS[type].length] as Room;
  return scene(room, place, random, definitions.join(""), thing);
}

/** Renders the image as a square PNG, with low compression because it is read at once and not stored. */
export function renderPicture(svg: string, size = IMAGE_SIZE): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 1 }).toBuffer();
}
