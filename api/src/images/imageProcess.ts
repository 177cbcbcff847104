import { answerJobs } from "@machiya/schema/isolation/answerJobs";
import type { DrawingTask, ImageTask } from "./imageSizes.ts";
import { renderImage } from "./renderImage.ts";

answerJobs(async (task: ImageTask | DrawingTask) => {
  if ("image" in task) return renderImage(task);
  const { renderPicture } = await import("@machiya/prisma/demo/pictures");
  return renderImage({ image: await renderPicture(task.svg), variants: task.variants });
});
