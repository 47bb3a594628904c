import { sql } from 'drizzle-orm';
import { periodOf, seoulDay } from '../provider/rankings/periods.ts';
import { startTestProvider } from '../provider/testing.ts';

const COMMENTS = 200;
/** Word pairs for titles; one title in fifty holds the word that is searched for. */
const WORDS = `ARRAY['세안 뒤', '아침 루틴', '선크림', '보습', '각질', '민감한 날', '여름 피부', '겨울 크림']`;

/**
 * A provider whose forum `bench` holds `size` topics, made in the database, one of them with comments;
 * as many members have a place in this week's rankings.
 */
export async function startBenchProvider(size: number) {
  const provider = await startTestProvider();
  const { id: userId } = await provider.member();
  const { id: forumId } = await provider.forum('bench');
  const now = provider.services.now().toISOString();
  await provider.services.database.write(async (tx) => {
    await tx.execute(sql`
      INSERT INTO topics (forum_id, user_id, title, content, view_count, like_count, hot, created_at)
      SELECT ${forumId}::int, ${userId}::int,
        (${sql.raw(WORDS)})[1 + i % 8] || CASE WHEN i % 50 = 0 THEN ' 당김 ' ELSE ' 이야기 ' END || i,
        repeat('피부결에 맞는 하루를 적어 봐요. ', 1 + i % 20),
        (i::bigint * 7919) % 400, (i::bigint * 104729) % 60,
        i::float8 / 100, ${now}::timestamptz - make_interval(mins => ${size}::int - i)
      FROM generate_series(1, ${size}::int) AS i`);
    await tx.execute(
      sql`UPDATE forums SET topic_count = ${size}::int, last_topic_at = ${now}::timestamptz WHERE id = ${forumId}`,
    );
    await tx.execute(sql`
      INSERT INTO comments (subject, subject_id, user_id, content)
      SELECT 'topic', 500, ${userId}::int, '저도 그래요 ' || i FROM generate_series(1, ${COMMENTS}::int) AS i`);
    await tx.execute(
      sql`UPDATE topics SET comment_count = ${COMMENTS}::int, thread_count = ${COMMENTS}::int WHERE id = 500`,
    );
    await tx.execute(sql`
      INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at)
      SELECT 'ranked_' || i, 'ranked_' || i || '@gyeol.test',
        CASE WHEN i % 50 = 0 THEN '달빛' ELSE '결' END || i, '1', ${now}::timestamptz
      FROM generate_series(1, ${size}::int) AS i`);
    const { date } = periodOf('week', seoulDay(provider.services.now()));
    await tx.execute(sql`
      INSERT INTO rankings (type, period, date, user_id, score, place, movement)
      SELECT 'likes', 'week', ${date}::date, id, ${size}::int - place, place, 0
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS place
        FROM users WHERE username LIKE 'ranked%') AS ranked`);
    await tx.execute(sql`
      INSERT INTO ranking_counts (type, period, date, count, computed_at)
      VALUES ('likes', 'week', ${date}::date, ${size}::int, ${now}::timestamptz)`);
  });
  await provider.services.database.maintain('VACUUM ANALYZE');
  return provider;
}
