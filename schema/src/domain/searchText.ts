/** Chinese characters of two shapes that people type for each other: the rarer one, and the one that is searched. */
const SHAPES =
  "臺台裏裡峯峰羣群牀床麪麵綫線衞衛啓啟爲為鷄雞恒恆説說税稅脱脫鋭銳閲閱悦悅黄黃緑綠温溫戸戶歩步内內呉吳硏研旣既强強没沒眞真値值髙高﨑崎";

const shapes = [...SHAPES];
const SEARCHED: ReadonlyMap<string, string> = new Map(
  shapes.flatMap((shape, at): [string, string][] => (at % 2 === 0 ? [[shape, shapes[at + 1] ?? shape]] : [])),
);

/** Writes each Chinese character in the shape that is searched; the length of the text stays. */
export function withSearchedShapes(text: string): string {
  return Array.from(text, (character) => SEARCHED.get(character) ?? character).join("");
}

/** Katakana and the hiragana of the same sound are 96 code points apart. */
const toHiragana = (text: string) =>
  text.replace(/[ァ-ヶヽヾ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 96));

/**
 * Returns a text as search compares it: width, case, katakana or hiragana, the shape of a Chinese character, and characters
 * that are invisible make no difference. The database's function machiya_search_text does the same, which a test compares.
 */
export function searchText(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return withSearchedShapes(toHiragana(plain.replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")));
}
