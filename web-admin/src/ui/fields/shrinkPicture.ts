/** A shrunk picture leaves room for its encoding as text within the server's limit of 1,000,000 bytes. */
export const MAX_PICTURE_BYTES = 900_000;

/** The longer side of a shrunk picture, above the largest size that is shown. */
export const MAX_PICTURE_SIDE = 1600;

const QUALITIES = [0.86, 0.76, 0.62];

/** Each further attempt at a picture that is still too large shrinks its sides to this part. */
const STEP = 0.75;

const MAX_STEPS = 5;

/** Returns the size of a picture whose longer side is at most `side`, at the same ratio. */
export function sizeWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a picture down and encodes it as WebP or JPEG; null if it does not become small enough. */
export async function shrinkPicture(picture: ImageBitmap): Promise<Blob | null> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const canvas = draw(picture, MAX_PICTURE_SIDE * STEP ** step);
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob !== null && blob.size <= MAX_PICTURE_BYTES) return blob;
    }
  }
  return null;
}

function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const { width, height } = sizeWithin(picture, side);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context !== null) {
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
  }
  return canvas;
}

/** Encodes as WebP, and as JPEG on a white ground where the browser has no WebP encoder. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, "image/webp", quality);
  if (webp?.type === "image/webp") return webp;
  const context = canvas.getContext("2d");
  if (context !== null) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, "image/jpeg", quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
