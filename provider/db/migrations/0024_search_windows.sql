-- The mark of a stretch of ids that reaches back from where `newest` is, at least 2^shift of them and
-- less than twice as many. Each id is in two stretches of a length, so that one always has its fill.
CREATE FUNCTION window_mark(place integer, shift integer) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '@' || shift::text || ':' || place::text;
--> statement-breakpoint
-- What an index on words holds of a row: the grams of its words and the stretches of ids it is in, each
-- twice as long as the one before. A mark has three letters and more, so it is no gram. Functions
-- are bound here by `RETURN`, since building an index looks none up by name.
CREATE FUNCTION index_words(words text, id integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
RETURN grams(words) || ARRAY[
  window_mark(id >> 11, 11), window_mark((id >> 11) + 1, 11),
  window_mark(id >> 12, 12), window_mark((id >> 12) + 1, 12),
  window_mark(id >> 13, 13), window_mark((id >> 13) + 1, 13),
  window_mark(id >> 14, 14), window_mark((id >> 14) + 1, 14),
  window_mark(id >> 15, 15), window_mark((id >> 15) + 1, 15),
  window_mark(id >> 16, 16), window_mark((id >> 16) + 1, 16),
  window_mark(id >> 17, 17), window_mark((id >> 17) + 1, 17),
  window_mark(id >> 18, 18), window_mark((id >> 18) + 1, 18),
  window_mark(id >> 19, 19), window_mark((id >> 19) + 1, 19),
  window_mark(id >> 20, 20), window_mark((id >> 20) + 1, 20)
];
--> statement-breakpoint
-- The same with the forum that a search is narrowed to.
CREATE FUNCTION index_words(words text, id integer, forum_id integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
RETURN index_words(words, id) || ('@f:' || forum_id::text);
--> statement-breakpoint
DROP INDEX "photo_words_grams";--> statement-breakpoint
DROP INDEX "video_words_grams";--> statement-breakpoint
DROP INDEX "user_words_grams";--> statement-breakpoint
DROP INDEX "post_words_grams";--> statement-breakpoint
DROP INDEX "question_words_grams";--> statement-breakpoint
DROP INDEX "topic_words_grams";--> statement-breakpoint
CREATE INDEX "photo_words_grams" ON "photo_words" USING gin (index_words(words, id));--> statement-breakpoint
CREATE INDEX "video_words_grams" ON "video_words" USING gin (index_words(words, id));--> statement-breakpoint
CREATE INDEX "user_words_grams" ON "user_words" USING gin (index_words(words, user_id));--> statement-breakpoint
CREATE INDEX "post_words_grams" ON "post_words" USING gin (index_words(words, post_id));--> statement-breakpoint
CREATE INDEX "question_words_grams" ON "question_words" USING gin (index_words(words, question_id));--> statement-breakpoint
CREATE INDEX "topic_words_grams" ON "topic_words" USING gin (index_words(words, topic_id, forum_id));--> statement-breakpoint
DROP FUNCTION find_topic_words(text[], text[], integer, integer);--> statement-breakpoint
DROP FUNCTION find_post_words(text[], text[], integer);--> statement-breakpoint
DROP FUNCTION find_question_words(text[], text[], integer);--> statement-breakpoint
DROP FUNCTION find_user_words(text[], text[], integer);--> statement-breakpoint
DROP FUNCTION find_video_words(text[], text[], integer);--> statement-breakpoint
DROP FUNCTION find_photo_words(text[], text[], integer);--> statement-breakpoint
-- For each table of words: the newest rows that hold every wanted gram or mark and match every pattern,
-- at most so many. A short stretch of the newest tells how long a one will have enough, so that a word
-- costs what is asked for, not what the table holds of it. Only the index may answer: a plan
-- is charged for computing it again even where it need not, and so would read the table instead.
DO $do$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT * FROM (VALUES
      ('topic_words', 'topic_id', 'index_words(words, topic_id, forum_id)'),
      ('post_words', 'post_id', 'index_words(words, post_id)'),
      ('question_words', 'question_id', 'index_words(words, question_id)'),
      ('user_words', 'user_id', 'index_words(words, user_id)'),
      ('video_words', 'id', 'index_words(words, id)'),
      ('photo_words', 'id', 'index_words(words, id)')
    ) AS tables (name, key, indexed)
  LOOP
    EXECUTE format($format$
      CREATE FUNCTION find_%1$s(wanted text[], patterns text[], at_most integer)
      RETURNS SETOF integer LANGUAGE plpgsql STABLE
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
      DECLARE
        newest integer := (SELECT max(%2$s) FROM %1$s);
        found integer[];
        shift integer := 11;
        whole boolean;
      BEGIN
        LOOP
          whole := shift > 20 OR newest >> shift < 2;
          found := ARRAY(
            SELECT %2$s FROM %1$s
            WHERE %3$s @> CASE
              WHEN whole THEN wanted ELSE wanted || window_mark(newest >> shift, shift)
            END AND words LIKE ALL (patterns)
            ORDER BY %2$s DESC LIMIT at_most
          );
          EXIT WHEN whole OR cardinality(found) >= at_most;
          shift := shift + ceil(log(2, at_most / greatest(cardinality(found), 0.5)))::integer;
        END LOOP;
        RETURN QUERY SELECT unnest(found);
      END
      $$
    $format$, it.name, it.key, it.indexed);
  END LOOP;
END
$do$;
