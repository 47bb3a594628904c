import { sql } from 'drizzle-orm';
import { createApp } from '../provider/app.ts';
import type { Db } from '../provider/platform/db/client.ts';
import { startTestProvider } from '../provider/testing.ts';

const COMMENTS = 200;
/** Word pairs for titles; one title in fifty holds 당김, and two of all hold 외딴섬. */
const TEXTS = `ARRAY['세안 뒤', '아침 루틴', '선크림', '보습', '각질', '민감한 날', '여름 피부', '겨울 크림']`;
const TITLE = sql.raw(`(${TEXTS})[1 + i % 8]
  || CASE WHEN i % 50 = 0 THEN ' 당김 ' ELSE ' 이야기 ' END || i
  || CASE WHEN i IN (10, 500) THEN ' 외딴섬' ELSE '' END`);
const CONTENT = sql.raw(`repeat('피부결에 맞는 하루를 적어 봐요. ', 1 + i % 4)`);

interface Made {
  size: number;
  userId: number;
  forumId: number;
  now: string;
}

/**
 * Inserts rows with triggers off and creates the search index at the end: both would take hours for a
 * million rows one by one. The triggers' columns are written with the rows.
 */
async function fillTopics(tx: Db, { size, userId, forumId, now }: Made) {
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`);
  await tx.execute(sql`ALTER TABLE topics DISABLE TRIGGER USER`);
  await tx.execute(sql`DROP INDEX topic_search_grams`);
  await tx.execute(sql`
    INSERT INTO topics (forum_id, user_id, title, content, view_count, like_count, hot, created_at)
    SELECT ${forumId}::int, ${userId}::int, ${TITLE}, ${CONTENT},
      (i::bigint * 7919) % 400, (i::bigint * 104729) % 60,
      i::float8 / 100, ${now}::timestamptz - make_interval(mins => ${size}::int - i)
    FROM generate_series(1, ${size}::int) AS i`);
  await tx.execute(sql`
    INSERT INTO topic_search (topic_id, forum_id, search_text)
    SELECT id, forum_id, lower(title || ' ' || content) FROM topics`);
  await tx.execute(
    sql`CREATE INDEX topic_search_grams ON topic_search USING gin (index_search_text(search_text, topic_id, forum_id))`,
  );
  await tx.execute(sql`ALTER TABLE topics ENABLE TRIGGER USER`);
  await tx.execute(
    sql`UPDATE forums SET topic_count = ${size}::int, last_topic_at = ${now}::timestamptz WHERE id = ${forumId}`,
  );
}

async function fillPosts(tx: Db, { size, userId, now }: Made) {
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`);
  await tx.execute(sql`ALTER TABLE posts DISABLE TRIGGER USER`);
  await tx.execute(sql`DROP INDEX post_search_grams`);
  await tx.execute(sql`
    INSERT INTO posts (user_id, type, title, content, plain, excerpt, view_count, like_count, hot, created_at)
    SELECT ${userId}::int, 'article', ${TITLE}, '<p>' || ${CONTENT} || '</p>', ${CONTENT}, '',
      (i::bigint * 7919) % 400, (i::bigint * 104729) % 60,
      i::float8 / 100, ${now}::timestamptz - make_interval(mins => ${size}::int - i)
    FROM generate_series(1, ${size}::int) AS i`);
  await tx.execute(sql`
    INSERT INTO post_search (post_id, search_text)
    SELECT id, lower(title || ' ' || plain) FROM posts`);
  await tx.execute(
    sql`CREATE INDEX post_search_grams ON post_search USING gin (index_search_text(search_text, post_id))`,
  );
  await tx.execute(sql`ALTER TABLE posts ENABLE TRIGGER USER`);
  await tx.execute(sql`
    INSERT INTO post_counts (status, count) VALUES ('published', ${size}::int)
    ON CONFLICT (status) DO UPDATE SET count = excluded.count`);
}

/**
 * Starts a provider with `size` topics in the forum `bench` and as many posts, inserted into the database;
 * topic 500 has comments. Its app is the site's, without the checks that tests make of each response.
 */
export async function startBenchProvider(size: number) {
  const provider = await startTestProvider();
  const { database } = provider.services;
  const { id: userId } = await provider.member();
  const { id: forumId } = await provider.forum('bench');
  const made = { size, userId, forumId, now: provider.services.now().toISOString() };
  await database.write((tx) => fillTopics(tx, made));
  await database.write((tx) => fillPosts(tx, made));
  await database.write(async (tx) => {
    await tx.execute(sql`
      INSERT INTO comments (subject, subject_id, user_id, content)
      SELECT 'topic', 500, ${userId}::int, '저도 그래요 ' || i FROM generate_series(1, ${COMMENTS}::int) AS i`);
    await tx.execute(
      sql`UPDATE topics SET comment_count = ${COMMENTS}::int, thread_count = ${COMMENTS}::int WHERE id = 500`,
    );
  });
  await database.maintain('VACUUM ANALYZE');
  return { ...provider, app: createApp(provider.services) };
}
