import { DomainError } from "../errors.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, type PictureProblem } from "./imageLimits.ts";

/** Returns INVALID_INPUT on `image` with the problem of an image and the limits that apply. */
export function imageError(problem: PictureProblem, inputPath?: readonly (string | number)[]): DomainError {
  const picture = {
    problem,
    bytes: MAX_IMAGE_BYTES,
    megapixels: MAX_IMAGE_PIXELS / 1_000_000,
    sides: MAX_IMAGE_SIDE,
  };
  return new DomainError("INVALID_INPUT", { field: "image", picture }, inputPath);
}
