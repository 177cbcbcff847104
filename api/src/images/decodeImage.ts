import { imageError } from "@machiya/schema/domain/products/imageError";
import { IsolatedJobError } from "@machiya/schema/isolation/isolatedJobError";
import { createIsolatedRunner, type RunnerLimits } from "@machiya/schema/isolation/isolatedRunner";
import { queueFullError } from "@machiya/schema/isolation/queueFullError";
import type { ImageAnswer, ImageTask, RenderedImage } from "./imageSizes.ts";

/** Pixels are outside of V8's heap: an image of 25 megapixels takes 100 MB, and its decoder as much again. */
const LIMITS: RunnerLimits = { timeoutMs: 20_000, heapMegabytes: 64, totalMegabytes: 400, maxWaiting: 20 };

/** Creates the queue of images; each process has one. */
export const createImageRunner = (limits: Partial<RunnerLimits> = {}) =>
  createIsolatedRunner<ImageTask, ImageAnswer>(new URL("./imageProcess.ts", import.meta.url), {
    ...LIMITS,
    ...limits,
  });

const imageRunner = createImageRunner();

/**
 * Renders an image in a process of its own, one image at a time. No other code of the server decodes images.
 * Throws INVALID_INPUT on `image` with imageError's reason, QUEUE_FULL when too many images are waiting.
 */
export async function decodeImage(task: ImageTask, runner = imageRunner): Promise<RenderedImage[]> {
  const answer = await runner.run(task).catch((error: unknown) => {
    if (!(error instanceof IsolatedJobError)) throw error;
    if (error.failure === "QUEUE_FULL") throw queueFullError();
    throw imageError(error.failure === "CRASHED" ? "BROKEN" : "TOO_COMPLEX");
  });
  if ("problem" in answer) throw imageError(answer.problem);
  return answer.rendered;
}
