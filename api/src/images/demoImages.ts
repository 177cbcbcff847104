import type { PrismaClient } from "@machiya/prisma/client";
import { type ResizedImage, resizeImage, saveImage } from "./imageStore.ts";

/** The demo images in all their sizes. Each resolves when it is rendered, which takes seconds. */
export type DemoImages = Promise<Promise<ResizedImage>[]>;

/** Starts rendering the demo images; tests pass a faster `render`. */
export async function resizeDemoImages(
  render: (image: Uint8Array) => Promise<ResizedImage> = (image) => resizeImage(image),
): DemoImages {
  const { renderDemoImages } = await import("@machiya/prisma/demo");
  return renderDemoImages(render);
}

/** Saves each image as soon as it is rendered, and returns the hashes in the same order. */
export async function saveDemoImages(prisma: PrismaClient, images: DemoImages): Promise<string[]> {
  return Promise.all((await images).map(async (image) => saveImage(prisma, await image)));
}
