import { isUnreachable } from "@machiya/schema/client/refusal";
import { MAX_PRODUCT_IMAGES } from "@machiya/schema/domain/products/productImages";
import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { readPicture } from "../../ui/fields/readPicture.ts";
import { type FormImage, imagesText, readImages, roomFor, withUploaded } from "./imageList.ts";
import { useUploadImage } from "./useUploadImage.ts";

/** The upload of one file, whose place in the list is held until it ends. */
export interface Upload {
  file: File;
  /** The image as a data URL; empty until it is read. */
  preview: string;
  /** Whether the server could not be reached, so that the upload can be repeated. */
  failed: boolean;
}

/**
 * Uploads files one after the other, each into its place in the list. A file that is no valid image leaves the list
 * with a message; one that could not be sent stays, to be sent again.
 */
export function useImageUploads(value: string, onChange: (value: string) => void) {
  const send = useUploadImage();
  const words = useMessages("productImages");
  const fileWords = useMessages("uiImage");
  const failureText = useFailureText();
  const [uploads, setUploads] = useState<ReadonlyMap<number, Upload>>(new Map());
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const next = useRef(1);
  const queue = useRef(Promise.resolve());
  // Uploads end between two renderings, and each must change the list that the one before has written.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);

  const write = (change: (images: FormImage[]) => FormImage[]) => {
    const text = imagesText(change(readImages(latest.current.value)));
    latest.current.value = text;
    latest.current.onChange(text);
  };
  const update = (key: number, part: Partial<Upload>) =>
    setUploads((before) => {
      const upload = before.get(key);
      return upload === undefined ? before : new Map(before).set(key, { ...upload, ...part });
    });
  const leave = (key: number) => write((images) => images.filter(({ upload }) => upload !== key));
  const isListed = (key: number) => readImages(latest.current.value).some(({ upload }) => upload === key);
  const refuse = (text: string) => setRefusals((before) => [...before, text]);

  const run = async (key: number, file: File) => {
    if (!isListed(key)) return;
    try {
      const read = await readPicture(file);
      if ("problem" in read) {
        leave(key);
        refuse(words.refused(file.name, fileWords[read.problem]));
        return;
      }
      update(key, { preview: read.url, failed: false });
      const imageUrl = await send(read.url);
      const isKnown = readImages(latest.current.value).some((image) => image.imageUrl === imageUrl);
      write((images) => withUploaded(images, key, imageUrl));
      if (isKnown) refuse(words.refused(file.name, words.duplicate));
    } catch (error) {
      if (isUnreachable(error)) return update(key, { failed: true });
      leave(key);
      refuse(words.refused(file.name, failureText(error, { image: words.image })));
    }
  };
  const start = (key: number, file: File) => {
    queue.current = queue.current.then(() => run(key, file));
  };

  return {
    uploads,
    /** What was refused since the last files were added. */
    refusals,
    write,
    add: (files: readonly File[]) => {
      const accepted = files.slice(0, roomFor(readImages(latest.current.value)));
      const added = accepted.map((file) => ({ key: next.current++, file }));
      const refused = files.length - accepted.length;
      setRefusals(refused === 0 ? [] : [words.tooMany(MAX_PRODUCT_IMAGES, refused)]);
      setUploads((before) => {
        const all = new Map(before);
        for (const { key, file } of added) all.set(key, { file, preview: "", failed: false });
        return all;
      });
      write((images) => [...images, ...added.map(({ key }) => ({ imageUrl: "", altText: "", upload: key }))]);
      for (const { key, file } of added) start(key, file);
    },
    retry: (key: number) => {
      const upload = uploads.get(key);
      if (upload === undefined) return;
      update(key, { failed: false });
      start(key, upload.file);
    },
  };
}
