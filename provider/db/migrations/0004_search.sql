-- Every character of a text and every pair of neighbouring ones, lower-cased: what an index on words
-- holds. One pass over the text. Costly, so that no plan computes it for rows where an index has it.
CREATE FUNCTION grams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT gram COLLATE "C"), '{}')
  FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS gram
    FROM unnest(string_to_array(lower(value), NULL)) WITH ORDINALITY AS letters(letter, place)
  ) AS pairs
  WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
CREATE TABLE "topic_words" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "topics_search";--> statement-breakpoint
DROP INDEX "topics_forum_hot";--> statement-breakpoint
DROP INDEX "topics_forum_new";--> statement-breakpoint
DROP INDEX "topics_forum_views";--> statement-breakpoint
DROP INDEX "topics_forum_likes";--> statement-breakpoint
DROP INDEX "topics_forum_comments";--> statement-breakpoint
DROP INDEX "topics_hot";--> statement-breakpoint
DROP INDEX "topics_new";--> statement-breakpoint
DROP INDEX "topics_likes";--> statement-breakpoint
DROP INDEX "topics_comments";--> statement-breakpoint
ALTER TABLE "topic_words" ADD CONSTRAINT "topic_words_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_words_grams" ON "topic_words" USING gin (grams(words));--> statement-breakpoint
CREATE INDEX "topics_forum_hot" ON "topics" USING btree ("forum_id","status","hot","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_new" ON "topics" USING btree ("forum_id","status","created_at","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_views" ON "topics" USING btree ("forum_id","status","view_count","id","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_likes" ON "topics" USING btree ("forum_id","status","like_count","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_comments" ON "topics" USING btree ("forum_id","status","comment_count","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_hot" ON "topics" USING btree ("status","hot","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_new" ON "topics" USING btree ("status","created_at","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_likes" ON "topics" USING btree ("status","like_count","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_comments" ON "topics" USING btree ("status","comment_count","id","view_count");
--> statement-breakpoint
-- The words of a topic are looked up while it is published, whoever writes it.
CREATE FUNCTION keep_topic_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO topic_words (topic_id, forum_id, words)
    VALUES (NEW.id, NEW.forum_id, NEW.title || ' ' || NEW.content)
    ON CONFLICT (topic_id) DO UPDATE SET forum_id = excluded.forum_id, words = excluded.words;
  ELSE
    DELETE FROM topic_words WHERE topic_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER topics_keep_words
AFTER INSERT OR UPDATE OF title, content, status, forum_id ON topics
FOR EACH ROW EXECUTE FUNCTION keep_topic_words();
--> statement-breakpoint
INSERT INTO topic_words (topic_id, forum_id, words)
SELECT id, forum_id, title || ' ' || content FROM topics WHERE status = 'published';
--> statement-breakpoint
DROP FUNCTION bigrams(text);
