import { defineMessages } from "../language/messages.ts";
import type { PictureProblem } from "./readPicture.ts";

type ProblemWords = Record<PictureProblem, string>;

export const imageMessages = defineMessages({
  cn: {
    choose: "選擇圖片",
    replace: "更換圖片",
    remove: "移除圖片",
    drop: "或把圖片拖曳到這裡",
    hint: "PNG、JPEG、WebP 或 GIF，最多 1,000,000 位元組。",
    preview: "圖片預覽",
    none: "沒有圖片",
    given: "有圖片",
    changed: "新的圖片",
    "not a picture": "這不是 PNG、JPEG、WebP 或 GIF 圖片。",
    "too large": "圖片超過 1,000,000 位元組，請縮小後再試。",
    "too many pixels": "圖片超過 25 百萬像素（寬 × 高），請縮小後再試。",
    broken: "圖片已損壞，無法開啟。",
  } satisfies ProblemWords & Record<string, string>,
  en: {
    choose: "Choose a picture",
    replace: "Replace the picture",
    remove: "Remove the picture",
    drop: "or drag one here",
    hint: "PNG, JPEG, WebP or GIF, at most 1,000,000 bytes.",
    preview: "Preview of the picture",
    none: "no picture",
    given: "a picture",
    changed: "a new picture",
    "not a picture": "This is no PNG, JPEG, WebP or GIF picture.",
    "too large": "The picture is larger than 1,000,000 bytes. Please make it smaller.",
    "too many pixels": "The picture has more than 25 megapixels (width × height). Please make it smaller.",
    broken: "The picture is damaged and cannot be opened.",
  },
  jp: {
    choose: "画像を選択",
    replace: "画像を差し替え",
    remove: "画像を削除",
    drop: "またはここにドラッグ",
    hint: "PNG、JPEG、WebP、GIF。1,000,000 バイトまで。",
    preview: "画像のプレビュー",
    none: "画像なし",
    given: "画像あり",
    changed: "新しい画像",
    "not a picture": "PNG、JPEG、WebP、GIF の画像ではありません。",
    "too large": "画像が 1,000,000 バイトを超えています。小さくしてください。",
    "too many pixels": "画像が 25 メガピクセル（幅 × 高さ）を超えています。小さくしてください。",
    broken: "画像が壊れていて開けません。",
  },
});
