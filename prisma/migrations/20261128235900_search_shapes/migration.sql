-- Search takes the two shapes of a Chinese character (臺 and 台) for the same, and leaves out characters that nobody sees.
-- schema/src/domain/searchText.ts has the same rules. Most texts contain none of these characters, nor katakana; testing that is several
-- times cheaper than converting them. The tested ranges include the compatibility ideographs, whose normal form may be one of them.
CREATE OR REPLACE FUNCTION machiya_search_text(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN original ~ '[ァ-ヿㇰ-ㇿ㋐-㍗ｦ-ﾟ🈀-🈓\uF900-\uFAFF\U0002F800-\U0002FA1F臺裏峯羣牀麪綫衞啓爲鷄恒説税脱鋭閲悦黄緑温戸歩内呉硏旣强没眞値髙﨑\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF]' THEN
    translate(lower(regexp_replace(normalize(original, NFKC),
        '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF]', '', 'g')),
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ臺裏峯羣牀麪綫衞啓爲鷄恒説税脱鋭閲悦黄緑温戸歩内呉硏旣强没眞値髙﨑',
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ台裡峰群床麵線衛啟為雞恆說稅脫銳閱悅黃綠溫戶步內吳研既強沒真值高崎')
  WHEN original IS NFKC NORMALIZED THEN lower(original)
  ELSE lower(normalize(original, NFKC)) END;
COMMENT ON FUNCTION machiya_search_text(text) IS 'Returns a text as search compares it: width, case, katakana or hiragana, the shape of a Chinese character, and invisible characters make no difference. The indexes and the queries both use it, so after a change the search indexes must be rebuilt.';

REINDEX INDEX "Order_search_idx";
REINDEX INDEX "Product_search_idx";
REINDEX INDEX "Customer_search_idx";
REINDEX INDEX "Appointment_search_idx";
REINDEX INDEX "StaffMember_search_idx";
REINDEX INDEX "Image_search_idx";
