/** Reads files of Node, which tests give to the pages; happy-dom's reader accepts only its own. */
export class NodeFileReader {
  result: string | null = null;
  error: unknown = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  readAsDataURL(file: Blob): void {
    file.arrayBuffer().then(
      (bytes) => {
        this.result = `data:${file.type};base64,${Buffer.from(bytes).toString("base64")}`;
        this.onload?.();
      },
      (error: unknown) => {
        this.error = error;
        this.onerror?.();
      },
    );
  }
}

/** Decodes a picture, which tells its size and whether it is whole. Nothing can be drawn without a browser. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const { default: sharp } = await import("sharp");
  const { info } = await sharp(await file.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, close() {} };
}
