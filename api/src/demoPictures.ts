import type { PrismaClient } from "@machiya/prisma/client";
import { type DrawnImage, drawImage, keepImage } from "./images.ts";

/** The demo's pictures in all their sizes, as they are drawn, which takes seconds. */
export type DemoPictures = Promise<Promise<DrawnImage>[]>;

/** Begins to draw them. */
export async function drawDemoPictures(): DemoPictures {
  const { paintDemo } = await import("@machiya/prisma/demo");
  return paintDemo((png) => drawImage(png));
}

/** Keeps each as soon as it is drawn; answers their hashes in their order. */
export async function keepDemoPictures(prisma: PrismaClient, pictures: DemoPictures): Promise<string[]> {
  return Promise.all((await pictures).map(async (drawn) => keepImage(prisma, await drawn)));
}
