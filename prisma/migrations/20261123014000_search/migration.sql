-- Search: each word of a search is a part of the normalized text. An index of the one- and two-character parts of the normalized texts
-- finds the rows; it replaces the trigram indexes, which need words of three characters, and Chinese words often have one or two.

ALTER TABLE "Product" ADD COLUMN "keywords" TEXT NOT NULL DEFAULT '';

-- Most texts are in the normal form and without katakana; testing that is several times cheaper than converting them. The tested
-- letters are all that have katakana in their normal form. The function is not STRICT, because Postgres would then call it instead of
-- evaluating its expression in place.
CREATE FUNCTION machiya_search_text(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN original ~ '[ァ-ヿㇰ-ㇿ㋐-㍗ｦ-ﾟ🈀-🈓]' THEN
    translate(lower(normalize(original, NFKC)),
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')
  WHEN original IS NFKC NORMALIZED THEN lower(original)
  ELSE lower(normalize(original, NFKC)) END;
COMMENT ON FUNCTION machiya_search_text(text) IS 'Returns a text as search compares it: width, case, and katakana or hiragana make no difference. The indexes and the queries both use it, so after a change the search indexes must be rebuilt.';

CREATE FUNCTION machiya_grams(search_text text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(search_text, NULL);
  grams text[] := letters;
BEGIN
  FOR i IN 2 .. cardinality(letters) LOOP
    grams := grams || (letters[i - 1] || letters[i]);
  END LOOP;
  RETURN grams;
END;
$$;
COMMENT ON FUNCTION machiya_grams(text) IS 'Returns the parts of one and of two characters of a normalized text, which the search indexes contain.';

CREATE FUNCTION machiya_word_grams(search_word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN char_length(search_word) <= 2 THEN ARRAY[search_word]
  ELSE (machiya_grams(search_word))[char_length(search_word) + 1:] END;
COMMENT ON FUNCTION machiya_word_grams(text) IS 'Returns the grams that every text with this normalized word contains: the word itself if it is a gram, otherwise its parts of two characters.';

DROP INDEX "Order_buyerName_idx", "Order_recipientName_idx", "Order_note_idx", "Product_name_idx", "Product_code_idx",
  "Customer_name_idx", "Customer_phone_idx", "Appointment_customerName_idx", "Image_name_idx";

-- The recipient as shown: the buyer if no recipient was given. Searches read the pending entries one by one, so that there are few.
CREATE INDEX "Order_search_idx" ON "Order" USING gin (
  machiya_grams(machiya_search_text("buyerName")),
  machiya_grams(machiya_search_text(CASE WHEN "recipientName" = '' THEN "buyerName" ELSE "recipientName" END)),
  machiya_grams(machiya_search_text("note"))
) WITH (gin_pending_list_limit = 256);
CREATE INDEX "Product_search_idx" ON "Product" USING gin (
  machiya_grams(machiya_search_text("name")),
  machiya_grams(machiya_search_text("code")),
  machiya_grams(machiya_search_text("keywords"))
);
CREATE INDEX "Customer_search_idx" ON "Customer" USING gin (
  machiya_grams(machiya_search_text("name")),
  machiya_grams(machiya_search_text("phone"))
);
CREATE INDEX "Appointment_search_idx" ON "Appointment" USING gin (machiya_grams(machiya_search_text("customerName")));
CREATE INDEX "StaffMember_search_idx" ON "StaffMember" USING gin (
  machiya_grams(machiya_search_text("name")),
  machiya_grams(machiya_search_text("englishName"))
);
CREATE INDEX "Image_search_idx" ON "Image" USING gin (machiya_grams(machiya_search_text("name")));

-- Nothing needs trigrams any more. A login that does not own the extension leaves it in place, which does no harm.
DO $$
BEGIN
  DROP EXTENSION IF EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN NULL;
END;
$$;
