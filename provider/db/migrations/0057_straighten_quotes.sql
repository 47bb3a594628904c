-- A text as it is looked for, now also with the quotes of a phone's keyboard as straight ones.
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(normalize(translate(value,
  '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～‘’‚‛“”„‟' ||
  U&'\00AD\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
  '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~''''''''""""'), NFC));
--> statement-breakpoint
DO $do$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'search_text'
  LOOP
    EXECUTE format(
      'UPDATE %I SET search_text = searchable(search_text) WHERE search_text <> searchable(search_text)',
      it.table_name);
  END LOOP;
END
$do$;
