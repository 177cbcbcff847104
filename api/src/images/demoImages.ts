import type { PrismaClient } from "@machiya/prisma/client";
import { type ResizedImage, resizeImage, saveImage } from "./imageStore.ts";

/** The demo's pictures in all their sizes, as they are drawn, which takes seconds. */
export type DemoImages = Promise<Promise<ResizedImage>[]>;

/** Begins to draw them. */
export async function resizeDemoImages(): DemoImages {
  const { renderDemoImages } = await import("@machiya/prisma/demo");
  return renderDemoImages((png) => resizeImage(png));
}

/** Keeps each as soon as it is drawn; answers their hashes in their order. */
export async function saveDemoImages(prisma: PrismaClient, pictures: DemoImages): Promise<string[]> {
  return Promise.all((await pictures).map(async (drawn) => saveImage(prisma, await drawn)));
}
