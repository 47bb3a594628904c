import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import {
  challengeCheckIns,
  challengeGroups,
  challengeHearts,
  challengeParticipants,
  challenges,
} from '../provider/db/schema/challenges.ts';
import { comments } from '../provider/db/schema/comments.ts';
import { courseApplications, courses } from '../provider/db/schema/courses.ts';
import { eventApplications, events } from '../provider/db/schema/events.ts';
import { follows } from '../provider/db/schema/members.ts';
import { missionEntries, missions } from '../provider/db/schema/missions.ts';
import { reportCases, reports } from '../provider/db/schema/moderation.ts';
import { ledgerBalances, ledgerEntries } from '../provider/db/schema/points.ts';
import { postLikes, postSearch, posts } from '../provider/db/schema/posts.ts';
import { products } from '../provider/db/schema/products.ts';
import { answers, questions } from '../provider/db/schema/questions.ts';
import { raffleParticipations, raffles } from '../provider/db/schema/raffles.ts';
import { banners, files, rankings } from '../provider/db/schema/site.ts';
import { forumEvents, forums, topicLikes, topics } from '../provider/db/schema/topics.ts';
import { users } from '../provider/db/schema/users.ts';
import { hashPassword } from '../provider/domain/identity/password.ts';
import { hotRank } from '../provider/domain/ranking/hot.ts';
import { seoulMoment } from '../provider/platform/time/seoul.ts';
import { startTestProvider, type TestProvider } from '../provider/testing.ts';
import { comments as seedComments } from './content/comments/comments.ts';
import { reportedCases } from './content/moderation.ts';
import { posts as seedPosts } from './content/posts/posts.ts';
import { isEmpty, seedFirstContent } from './firstContent.ts';
import { bannerPicture } from './load/pictures.ts';

let provider: TestProvider;
const read: TestProvider['services']['database']['read'] = (work) => provider.services.database.read(work);
const member = (username: string) =>
  read(async (db) => (await db.select().from(users).where(eq(users.username, username)))[0]);

beforeAll(async () => {
  provider = await startTestProvider();
  expect(await read(isEmpty)).toBe(true);
  await seedFirstContent(provider.services, { accounts: true });
});
afterAll(() => provider.stop());

it('fills an empty database with the promised numbers', async () => {
  expect(await read(isEmpty)).toBe(false);
  const count = async (table: typeof users | typeof forums | typeof topics | typeof comments) =>
    read((db) => db.$count(table));
  expect(await count(forums)).toBe(8);
  expect(await count(topics)).toBe(200);
  const ofTopics = eq(comments.subject, 'topic');
  expect(await read((db) => db.$count(comments, ofTopics))).toBe(seedComments.topic.length);
  expect(await read((db) => db.$count(posts))).toBe(seedPosts.length);
  expect(await read((db) => db.$count(questions))).toBe(60);
  expect(await count(users)).toBe(62);
  expect(await read((db) => db.$count(banners))).toBeGreaterThan(2);
  expect(await read((db) => db.$count(rankings))).toBeGreaterThan(60);
});

it('has nobody act before they joined', async () => {
  const { rows: references } = (await read((db) =>
    db.execute(sql`
      select c.conrelid::regclass::text as "table", a.attname as member, t.attname as time
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute t on t.attrelid = c.conrelid and t.atttypid = 'timestamptz'::regtype and not t.attisdropped
      where c.contype = 'f' and c.confrelid = 'users'::regclass and cardinality(c.conkey) = 1`),
  )) as unknown as { rows: { table: string; member: string; time: string }[] };
  expect(references.length).toBeGreaterThan(50);
  const early = await read((db) =>
    Promise.all(
      references.map(async ({ table, member: column, time }) => {
        const [name, id, at] = [table, column, time].map((one) => sql.identifier(one));
        const { rows } = (await db.execute(sql`
          select count(*)::int as count from ${name} t join users u on u.id = t.${id} where t.${at} < u.created_at`)) as unknown as {
          rows: { count: number }[];
        };
        return rows[0]?.count ? `${table}.${time} of ${column}: ${rows[0].count}` : [];
      }),
    ),
  );
  expect(early.flat()).toEqual([]);
});

it('stores every picture to which a row refers, and serves it in every width', async () => {
  const { files: store, database } = provider.services;
  const tables = await database.read((db) =>
    db.execute(sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`),
  );
  const names = new Set<string>();
  for (const { name } of (tables as unknown as { rows: { name: string }[] }).rows) {
    const { rows } = (await database.read((db) =>
      db.execute(sql`SELECT t::text AS text FROM ${sql.identifier(name)} t`),
    )) as unknown as { rows: { text: string }[] };
    for (const { text } of rows) {
      for (const [, file] of text.matchAll(/\/api\/v1\/files\/([\w.-]+)/g)) names.add(String(file));
    }
  }
  expect(names.size).toBeGreaterThan(400);
  for (const name of names) expect(await store.get(name), name).not.toBeNull();

  for (const [query, width] of [
    ['', 1280],
    ['?w=320', 320],
    ['?w=640', 640],
  ] as const) {
    const answer = await provider.app.request(`/api/v1/files/${bannerPicture(4).name}${query}`);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width,
      height: (width * 480) / 1280,
      format: 'webp',
    });
  }
});

it('keeps every counter equal to its rows', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select t.id from ${topics} t where
        like_count <> (select count(*) from ${topicLikes} l where l.topic_id = t.id)
        or comment_count <> (select count(*) from ${comments} c where c.subject = 'topic' and c.subject_id = t.id)
        or thread_count <>
          (select count(*) from ${comments} c where c.subject = 'topic' and c.subject_id = t.id and parent_id is null)
      union all
      select f.id from ${forums} f where
        topic_count <> (select count(*) from ${topics} t where t.forum_id = f.id)
        or last_topic_at <> (select max(created_at) from ${topics} t where t.forum_id = f.id)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
});

it('counts each member’s contents, follows and followers', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select username from ${users} u where
        topic_count <> (select count(*) from ${topics} t where t.user_id = u.id)
        or comment_count <> (select count(*) from ${comments} c where c.user_id = u.id
          and c.status = 'published')
        or follower_count <> (select count(*) from ${follows} f where f.following_id = u.id)
        or following_count <> (select count(*) from ${follows} f where f.follower_id = u.id)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
  const demo = await member('demo');
  expect(demo?.followerCount).toBeGreaterThan(5);
  const { body } = await provider.call('GET', 'users/demo/');
  const [first] = body.badges;
  expect(first).toMatchObject({ awarded_at: expect.any(String) });
});

it('keeps every counter of posts equal to its rows, and finds them by their words', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select p.id from ${posts} p where
        like_count <> (select count(*) from ${postLikes} l where l.post_id = p.id)
        or comment_count <>
          (select count(*) from ${comments} c where c.subject = 'post' and c.subject_id = p.id)
        or thread_count <> (select count(*) from ${comments} c
          where c.subject = 'post' and c.subject_id = p.id and parent_id is null)
        or not exists (select 1 from ${postSearch} w where w.post_id = p.id)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
  const { body } = await provider.call('GET', 'posts/?search=세라마이드');
  expect(body.count).toBeGreaterThan(1);
  expect((await provider.call('GET', 'posts/')).body.count).toBe(seedPosts.length);
});

it('keeps every counter of a question equal to its rows, and its accepted answer its own', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select q.id from ${questions} q where
        answer_count <> (select count(*) from ${answers} a where a.question_id = q.id)
        or comment_count <> (select count(*) from ${comments} c
          where c.subject = 'question' and c.subject_id = q.id)
        or comment_count <> thread_count
        or accepted_id is not null and accepted_id not in (select a.id from ${answers} a where a.question_id = q.id)
      union all
      select a.id from ${answers} a join ${questions} q on q.id = a.question_id
      where a.created_at < q.created_at or a.user_id = q.user_id`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
  const { body } = await provider.call('GET', 'questions/?ordering_type=unanswered');
  expect(body.count).toBe(await read((db) => db.$count(questions, eq(questions.answerCount, 0))));
});

it('counts members who completed a mission, and every completion credited its reward once', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select m.id from ${missions} m where completed_count <>
        (select count(*) from ${missionEntries} e where e.mission_id = m.id and e.status = 'completed')
      union all
      select e.id from ${missionEntries} e join ${missions} m on m.id = e.mission_id
      where (case when e.status = 'completed' then m.reward else 0 end) <>
        (select coalesce(sum(l.amount), 0) from ${ledgerEntries} l
          where l.user_id = e.user_id and l.ledger = 'point' and l.reason = 'mission_completed'
          and l.subject_id = m.id::text)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
  expect(await read((db) => db.$count(missions))).toBe(20);
});

it('keeps every counter of challenges equal to its rows, and pays every check-in in the ledgers', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select 'challenge' as what, c.id from ${challenges} c where
        participant_count <> (select count(*) from ${challengeParticipants} e where e.challenge_id = c.id)
        or review_count <> (select count(*) from ${challengeParticipants} e
          where e.challenge_id = c.id and e.review <> '')
        or check_in_count <> (select count(*) from ${challengeCheckIns} k
          join ${challengeParticipants} e on e.id = k.participant_id where e.challenge_id = c.id)
      union all
      select 'participant', e.id from ${challengeParticipants} e where
        check_in_count <> (select count(*) from ${challengeCheckIns} k where k.participant_id = e.id)
        or checked_at <> (select max(created_at) from ${challengeCheckIns} k where k.participant_id = e.id)
      union all
      select 'group', g.id from ${challengeGroups} g join ${challenges} c on c.id = g.challenge_id
      where member_count <> (select count(*) from ${challengeParticipants} e where e.group_id = g.id)
        or member_count > c.group_size
      union all
      select 'check_in', k.id from ${challengeCheckIns} k
      join ${challengeParticipants} e on e.id = k.participant_id
      where heart_count <> (select count(*) from ${challengeHearts} h where h.check_in_id = k.id)
        or 2 <> (select count(*) from ${ledgerEntries} l where l.user_id = e.user_id
          and reason = 'challenge_checked' and subject_id = e.challenge_id || ':' || k.day)
      union all
      select 'completion', e.id from ${challengeParticipants} e
      where (completed_at is not null) <> exists (select 1 from ${ledgerEntries} l
        where l.user_id = e.user_id and reason = 'challenge_completed'
          and subject_id = e.challenge_id::text)
      union all
      select 'balance', b.user_id from ${ledgerBalances} b where
        balance <> (select coalesce(sum(amount), 0) from ${ledgerEntries} l
          where l.user_id = b.user_id and l.ledger = b.ledger)
      union all
      select 'debt', id from ${ledgerEntries} where balance < 0`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
  for (const status of ['upcoming', 'opened', 'closed']) {
    const { body } = await provider.call('GET', `challenges/?status=${status}`);
    expect(body.count).toBeGreaterThan(2);
  }
});

it('says nothing twice at check-ins', async () => {
  const said = await read((db) =>
    db.execute(sql`select content from ${challengeCheckIns} where content <> '' group by content having count(*) > 1`),
  );
  expect((said as { rows: unknown[] }).rows).toEqual([]);
});

it('has the demo member in the middle of a challenge, with a streak that was forgiven a day', async () => {
  const { body } = await provider.call('GET', 'challenges/?user=demo&status=opened&type=moisture');
  const [challenge] = body.results;
  const path = `challenges/${challenge.id}/entrants/`;
  const found = await provider.call('GET', `${path}?user=demo`);
  const { body: own } = await provider.call('GET', `${path}${found.body.results[0].id}/`);
  expect(own).toMatchObject({ streak: 11, check_in_count: 11, completed: false });
  expect(own.calendar.filter(({ state }: { state: string }) => state === 'frozen')).toHaveLength(1);
  expect(own.before).not.toBe(own.after);
});

it('charges each entry of a raffle its price', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select p.id from ${raffleParticipations} p join ${raffles} r on r.id = p.raffle_id where r.price <>
        (select coalesce(-sum(l.amount), 0) from ${ledgerEntries} l where l.user_id = p.user_id
          and l.ledger = 'heart' and l.reason = 'raffle_entered' and l.subject_id = r.id::text)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
});

it('publishes each campaign before anybody takes part, and what has begun no later than its beginning', async () => {
  const late = await read((db) =>
    db.execute(sql`
      select 'raffle' as what, r.id from ${raffles} r where published_at > starts_at
        or exists (select 1 from ${raffleParticipations} p where p.raffle_id = r.id and p.created_at < published_at)
      union all
      select 'event', e.id from ${events} e where published_at > ${provider.services.now().toISOString()}
        or exists (select 1 from ${eventApplications} a where a.event_id = e.id and a.created_at < published_at)
        or published_at > starts_at and starts_at < ${provider.services.now().toISOString()}
      union all
      select 'course', c.id from ${courses} c where published_at > closes_at
        or exists (select 1 from ${courseApplications} a where a.course_id = c.id and a.created_at < published_at)
      union all
      select 'challenge', c.id from ${challenges} c where published_at::date > starts_on
        or exists (select 1 from ${challengeParticipants} p where p.challenge_id = c.id and p.created_at < published_at)
      union all
      select 'mission', m.id from ${missions} m
      where exists (select 1 from ${missionEntries} e where e.mission_id = m.id and e.submitted_at < published_at)`),
  );
  expect((late as { rows: unknown[] }).rows).toEqual([]);
});

it('has reports about content that was there, from others than its author', async () => {
  const cases = await read((db) => db.select().from(reportCases));
  expect(cases).toHaveLength(reportedCases.length);
  const rows = await read((db) =>
    db.execute(sql`
      select r.id from ${reports} r
      left join ${topics} t on r.subject = 'topic' and t.id = r.subject_id
      left join ${comments} c on r.subject = 'comment' and c.id = r.subject_id
      where r.created_at <= coalesce(t.created_at, c.created_at) or r.user_id = coalesce(t.user_id, c.user_id)`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
});

it('ranks topics as the rules do', async () => {
  for (const topic of await read((db) => db.select().from(topics))) {
    expect(topic.hot).toBeCloseTo(hotRank(topic), 9);
    expect(topic.createdAt <= provider.services.now()).toBe(true);
  }
});

it('contains no answer that is older than its question', async () => {
  const rows = await read((db) =>
    db.execute(sql`
      select c.id from ${comments} c join ${topics} t on t.id = c.subject_id and c.subject = 'topic'
      left join ${comments} p on p.id = c.parent_id
      where c.created_at < t.created_at or c.created_at < p.created_at
        or p.subject_id <> c.subject_id or p.subject <> c.subject or p.parent_id is not null`),
  );
  expect((rows as { rows: unknown[] }).rows).toEqual([]);
});

it('has a file for every picture that is shown, and draws it', async () => {
  const { body } = await provider.call('GET', 'base/main/');
  const shown: string[] = [
    ...body.banners.map((banner: { image: string }) => banner.image),
    ...body.hot_topics.flatMap((topic: { fileUrls: string[] }) => topic.fileUrls),
    ...body.rankings.map((ranking: { user: { avatar: string } }) => ranking.user.avatar),
  ];
  const known = new Set((await read((db) => db.select().from(files))).map((file) => file.id));
  for (const url of shown) expect(known).toContain(url.split('/').at(-1));
  const [first] = shown;
  const picture = await provider.app.request(`${first}?w=320`);
  expect(picture.headers.get('Content-Type')).toBe('image/webp');
});

it('makes two accounts that can sign in, and no other', async () => {
  const rows = await read((db) => db.select().from(users).orderBy(users.id));
  const withPassword = rows.filter((row) => row.passwordHash !== null);
  expect(withPassword.map(({ username, email, role }) => [username, email, role])).toEqual([
    ['demo', 'demo@gyeol.test', 'member'],
    ['manager', 'manager@gyeol.test', 'owner'],
  ]);
  for (const row of withPassword) {
    expect(row.emailVerifiedAt).not.toBeNull();
    expect(await verify(row.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
  }
});

it('closes everything with a day in Korea, not at the minute of the first start', async () => {
  const ends = await read(async (db) => [
    ...(await db.select({ at: courses.closesAt }).from(courses)),
    ...(await db.select({ at: events.endsAt }).from(events)),
    ...(await db.select({ at: forumEvents.endsAt }).from(forumEvents)),
    ...(await db.select({ at: missions.endsAt }).from(missions)),
    ...(await db.select({ at: products.dealEndsAt }).from(products)),
    ...(await db.select({ at: raffles.endsAt }).from(raffles)),
  ]);
  const times = new Set(ends.flatMap(({ at }) => (at ? [seoulMoment(at).slice(-'00:00'.length)] : [])));
  expect([...times]).toEqual(['23:59']);
});

it('has coupons that an operator sees and revokes, each a batch of one code', async () => {
  const { call } = await provider.member({ role: 'owner', passwordHash: await hashPassword('quiet winter lake') });
  const batches = async () => (await call('GET', 'manage/coupons/')).body.results;
  expect(await batches()).toMatchObject([
    { name: '단 한 사람 쿠폰', state: 'unused', code_count: 1, uses: 1, created_by: { username: 'manager' } },
    { name: '반가움 쿠폰', state: 'unused', code_count: 1, uses: 1000, created_by: { username: 'manager' } },
  ]);
  const [{ id }] = await batches();
  await call('POST', `manage/coupons/${id}/revoke/`, { reason: '끝난 행사', password: 'quiet winter lake' });
  expect(await batches()).toMatchObject([{ state: 'revoked' }, { state: 'unused' }]);
});

it('fills a database once', async () => {
  const put = vi.spyOn(provider.services.files, 'put');
  await expect(seedFirstContent(provider.services, { accounts: true })).rejects.toThrow('already');
  expect(await read((db) => db.$count(topics))).toBe(200);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

it('makes no account to sign in with where none is wanted, and leaves both names free', async () => {
  const other = await startTestProvider();
  await seedFirstContent(other.services, { accounts: false });
  const rows = await other.services.database.read((db) => db.select().from(users));
  expect(rows).toHaveLength(62);
  expect(rows.filter((row) => row.passwordHash !== null || !row.email.endsWith('.invalid'))).toEqual([]);
  expect(rows.map((row) => row.username)).not.toContain('manager');
  // The first whom `npm run manager` makes is the owner.
  expect(rows.filter((row) => row.role === 'owner')).toEqual([]);
  const own = (await read((db) => db.select().from(topics))).map((row) => row.title);
  const theirs = await other.services.database.read((db) => db.select().from(topics));
  expect(theirs.map((row) => row.title)).toEqual(own);
  await other.stop();
});

it('contains the manager who wrote the notices', async () => {
  const manager = await member('manager');
  const { body } = await provider.call('GET', 'topics/?type=notice');
  expect(body.results.length).toBeGreaterThan(0);
  for (const topic of body.results) {
    expect(topic.user).toMatchObject({ nickname: manager?.nickname, is_manager: true });
  }
});
