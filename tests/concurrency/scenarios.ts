import { and, eq, inArray, sql } from 'drizzle-orm';
import { POINTS_WAIT_DAYS } from '../../contract/constants.ts';
import { type LedgerReason, ledgers } from '../../contract/points.ts';
import { aChallenge, entrantsOf } from '../../provider/areas/challenges/testing.ts';
import { newSeed } from '../../provider/areas/raffles/commitment.ts';
import {
  challengeChecks,
  challengeGroups,
  challengeHearts,
} from '../../provider/db/schema/challenges.ts';
import { follows } from '../../provider/db/schema/people.ts';
import { ledgerBalances, ledgerEntries, storeCredits } from '../../provider/db/schema/points.ts';
import { rafflePrizes, raffles } from '../../provider/db/schema/raffles.ts';
import { topicLikes, topics as topicRows } from '../../provider/db/schema/topics.ts';
import { users } from '../../provider/db/schema/users.ts';
import { enter } from '../../provider/domain/ledger/ledger.ts';
import { daysAfter } from '../../provider/domain/ledger/lots.ts';
import { noLimits, startTestProvider, type TestProvider } from '../../provider/testing.ts';

type Member = Awaited<ReturnType<TestProvider['member']>>;

/** What races run on: a provider that counts no calls, and members who all act at once. */
export interface Course {
  provider: TestProvider;
  callers: Member[];
  forumId: number;
}

/** Many callers at once: what they call, and what has to stand after it. */
export interface Race {
  name: string;
  /** Makes what one round is about, races for it and checks what came of it. @returns its effects */
  round(course: Course, round: number): Promise<number>;
}

/** A provider on the tests' database with so many members, each with hearts for a long race. */
export async function startCourse(callers: number): Promise<Course> {
  const provider = await startTestProvider({ limits: noLimits });
  const members: Member[] = [];
  for (let made = 0; made < callers; made += 1) members.push(await provider.member());
  const now = provider.services.now();
  for (const { id: userId } of members) {
    await provider.services.database.write((tx) =>
      enter(tx, { userId, ledger: 'heart', amount: 1_000_000, reason: 'heart_received', now }),
    );
  }
  const { id: forumId } = await provider.forum('races');
  return { provider, callers: members, forumId };
}

/** @throws when what came of a race is not what had to */
function same(what: string, is: unknown, due: unknown) {
  if (is !== due) throw new Error(`${what}: ${String(is)} instead of ${String(due)}`);
}

interface Call {
  by: Member;
  path: string;
  body?: object;
  /** Sent as the Idempotency-Key. */
  key?: string;
}

/** Sends calls all at once. @throws when one is answered by anything but 200 or 409 */
async function race({ provider }: Course, calls: Call[]) {
  const answers = await Promise.all(
    calls.map(({ by, path, body, key }) =>
      provider.call('POST', path, {
        token: by.token,
        ...(body && { body }),
        ...(key && { headers: { 'Idempotency-Key': key } }),
      }),
    ),
  );
  for (const { status, body } of answers) {
    if (status !== 200 && status !== 409) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
  return answers;
}

/** Every second caller once more: whoever taps twice, at the same moment. */
const twice = ({ callers }: Course) => {
  const half = callers.slice(0, Math.ceil(callers.length / 2));
  return [...half, ...half];
};
const halfOf = ({ callers }: Course) => Math.ceil(callers.length / 2);
const read = <T>(
  { provider }: Course,
  work: Parameters<typeof provider.services.database.read<T>>[0],
) => provider.services.database.read(work);
const write = <T>(
  { provider }: Course,
  work: Parameters<typeof provider.services.database.write<T>>[0],
) => provider.services.database.write(work);

/** What the callers' entries for some subjects come to. */
async function sumOf(course: Course, reason: LedgerReason, kind: string, subjectIds: unknown[]) {
  const [row] = await read(course, (db) =>
    db
      .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
      .from(ledgerEntries)
      .where(
        and(
          inArray(
            ledgerEntries.userId,
            course.callers.map(({ id }) => id),
          ),
          inArray(ledgerEntries.ledger, [...ledgers]),
          eq(ledgerEntries.reason, reason),
          eq(ledgerEntries.subjectKind, kind),
          inArray(ledgerEntries.subjectId, subjectIds.map(String)),
        ),
      ),
  );
  return row?.sum ?? 0;
}

const CONVERTED = 1000;
const CONVERSIONS = 3;

/** One member's points, enough for three conversions, converted by everybody's number of calls. */
const convert: Race = {
  name: 'convert',
  async round(course, round) {
    const { callers, provider } = course;
    const by = callers[round % callers.length] as Member;
    const now = provider.services.now();
    await write(course, (tx) =>
      enter(tx, {
        userId: by.id,
        ledger: 'point',
        amount: CONVERTED * CONVERSIONS,
        reason: 'mission_completed',
        subject: { kind: 'race', id: round },
        now: daysAfter(now, -POINTS_WAIT_DAYS - 1),
      }),
    );
    const [before] = await credits(course, by);
    const path = 'point-histories/convert/';
    const answers = await race(
      course,
      callers.map(() => ({ by, path, body: { point: CONVERTED } })),
    );
    const done = answers.filter(({ body }) => body.success).length;
    const [after] = await credits(course, by);
    same('conversions', done, CONVERSIONS);
    same('credits', (after?.count ?? 0) - (before?.count ?? 0), CONVERSIONS);
    return done;
  },
};
const credits = (course: Course, { id }: Member) =>
  read(course, (db) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(storeCredits)
      .where(eq(storeCredits.userId, id)),
  );

/** The same conversion sent again and again under one key. */
const convertAgain: Race = {
  name: 'convert, sent again',
  async round(course, round) {
    const { callers, provider } = course;
    const by = callers[round % callers.length] as Member;
    const now = daysAfter(provider.services.now(), -POINTS_WAIT_DAYS - 1);
    await write(course, (tx) =>
      enter(tx, {
        userId: by.id,
        ledger: 'point',
        amount: CONVERTED,
        reason: 'mission_completed',
        subject: { kind: 'race again', id: round },
        now,
      }),
    );
    const [before] = await credits(course, by);
    const call = { by, path: 'point-histories/convert/', body: { point: CONVERTED } };
    const answers = await race(
      course,
      callers.map(() => ({ ...call, key: `convert-${round}` })),
    );
    const [after] = await credits(course, by);
    same('answers of success', answers.filter(({ body }) => body.success).length, callers.length);
    same('credits', (after?.count ?? 0) - (before?.count ?? 0), 1);
    return 1;
  },
};

const STOCK = 5;

/** Everybody enters a raffle twice for a heart, then draws twice; five prizes for all. */
const raffle: Race = {
  name: 'raffle',
  async round(course) {
    const { provider } = course;
    const now = provider.services.now();
    const words = { title: '', titleEn: '', description: '', descriptionEn: '', image: '' };
    const raffleId = await write(course, async (tx) => {
      const [made] = await tx
        .insert(raffles)
        .values({
          ...words,
          ...newSeed(),
          price: 1,
          startsAt: daysAfter(now, -1),
          endsAt: daysAfter(now, 1),
        })
        .returning();
      const id = made?.id ?? 0;
      const prize = { name: '', nameEn: '', description: '', descriptionEn: '', image: '' };
      const stock = { stock: STOCK, left: STOCK, odds: 10_000 };
      await tx.insert(rafflePrizes).values({ ...prize, ...stock, raffleId: id });
      return id;
    });
    const path = `raffles/${raffleId}/participations/`;
    const body = { words: 'river apple stone' };
    const entering = twice(course).map((by) => ({ by, path, body }));
    const entries = new Map<number, number>();
    for (const [at, { body: answer }] of (await race(course, entering)).entries()) {
      if (answer.success) entries.set(entering[at]?.by.id ?? 0, answer.participation.id);
    }
    same('entries', entries.size, halfOf(course));
    const drawing = twice(course).map((by) => ({
      by,
      path: `${path}${entries.get(by.id)}/participate/`,
    }));
    const drawn = await race(course, drawing);
    const won = new Set(
      drawn
        .filter(({ body: answer }) => answer.participation.status === 'won')
        .map(({ body: answer }) => answer.participation.id),
    );
    const [prize] = await read(course, (db) =>
      db.select().from(rafflePrizes).where(eq(rafflePrizes.raffleId, raffleId)),
    );
    same('prizes won', won.size, Math.min(STOCK, halfOf(course)));
    same('prizes left', prize?.left, STOCK - won.size);
    same('hearts paid', await sumOf(course, 'raffle_entered', 'raffle', [raffleId]), -entries.size);
    return entries.size;
  },
};

/** Everybody checks in twice on the one day of a challenge, which completes it. */
const checkIn: Race = {
  name: 'check-in',
  async round(course) {
    const { provider, callers } = course;
    const day = { startsOn: '2026-03-02', endsOn: '2026-03-02' };
    const { id } = await aChallenge(provider, day);
    const entrants = await entrantsOf(provider, id, callers.slice(0, halfOf(course)));
    const eidOf = ({ id: userId }: Member) => entrants.find((it) => it.userId === userId)?.id;
    await race(
      course,
      twice(course).map((by) => ({
        by,
        path: `challenges/${id}/entrants/${eidOf(by)}/check/`,
        body: { content: '세안하고 바로 발랐어요.' },
      })),
    );
    const eids = entrants.map((entrant) => entrant.id);
    const checks = await read(course, (db) =>
      db.$count(challengeChecks, inArray(challengeChecks.entrantId, eids)),
    );
    const many = halfOf(course);
    same('checks', checks, many);
    const earned = await sumOf(course, 'challenge_checked', 'challenge_check', [
      `${id}:${day.startsOn}`,
    ]);
    same('earned by checks', earned, many * (10 + 20));
    const completed = await sumOf(course, 'challenge_completed', 'challenge', [id]);
    same('earned by completion', completed, many * (100 + 300 + 3));
    return checks;
  },
};

/** Everybody joins one group of a tenth of them by its code. */
const joinByCode: Race = {
  name: 'join by code',
  async round(course) {
    const { provider, callers } = course;
    const size = Math.ceil(callers.length / 10);
    const { id } = await aChallenge(provider, { groupSize: size });
    const [owner, ...others] = callers as [Member, ...Member[]];
    const [made] = await race(course, [{ by: owner, path: `challenges/${id}/group/` }]);
    const code = made?.body.invite_code;
    const answers = await race(
      course,
      [...others, owner].map((by) => ({
        by,
        path: `challenge-groups/${code}/entrant/`,
        body: {},
      })),
    );
    const joined = answers.filter(({ status }) => status === 200).length;
    const [group] = await read(course, (db) =>
      db.select().from(challengeGroups).where(eq(challengeGroups.inviteCode, code)),
    );
    const listed = await provider.call('GET', `challenges/${id}/entrants/my-group/`, {
      token: owner.token,
    });
    same('joined', joined, size - 1);
    same('members counted', group?.memberCount, size);
    same('members', listed.body.count, size);
    return joined;
  },
};

/** In a ring everybody gives both neighbours a heart at once, and each is sent twice. */
const heart: Race = {
  name: 'heart',
  async round(course) {
    const { provider, callers } = course;
    const ring = callers.slice(0, Math.max(3, Math.ceil(callers.length / 4)));
    const { id } = await aChallenge(provider);
    const entrants = await entrantsOf(provider, id, ring, {});
    const gifts = ring.flatMap((by, at) =>
      [1, ring.length - 1].map((step) => ({
        by,
        path: `challenges/${id}/entrants/${entrants[(at + step) % ring.length]?.id}/heart/`,
        body: {},
      })),
    );
    const answers = await race(course, [...gifts, ...gifts]);
    same('answers', answers.filter(({ body }) => body.success).length, gifts.length * 2);
    const checkIds = entrants.map(({ checkId }) => checkId);
    const kept = await read(course, (db) =>
      db.$count(challengeHearts, inArray(challengeHearts.checkId, checkIds)),
    );
    const [counted] = await read(course, (db) =>
      db
        .select({ sum: sql<number>`sum(${challengeChecks.heartCount})::int` })
        .from(challengeChecks)
        .where(inArray(challengeChecks.id, checkIds)),
    );
    const pairs = ring.flatMap((_, at) =>
      [1, ring.length - 1].map((step) => `${checkIds[(at + step) % ring.length]}:${ring[at]?.id}`),
    );
    same('hearts', kept, gifts.length);
    same('hearts counted', counted?.sum, gifts.length);
    const given = await sumOf(course, 'heart_given', 'check', checkIds);
    same('hearts given', given, -gifts.length);
    same(
      'hearts received',
      await sumOf(course, 'heart_received', 'check_heart', pairs),
      gifts.length,
    );
    same('xp of hearts', await sumOf(course, 'liked', 'check_heart', pairs), gifts.length);
    return kept;
  },
};

/** Everybody likes a topic, each like sent twice under its key. */
const like: Race = {
  name: 'like',
  async round(course, round) {
    const { provider, forumId } = course;
    const author = course.callers.at(-1) as Member;
    const topic = await provider.topic({ forumId, userId: author.id });
    await race(
      course,
      twice(course).map((by) => ({
        by,
        path: `topics/${topic.id}/like/`,
        key: `like-${round}-${by.id}`,
      })),
    );
    const kept = await read(course, (db) =>
      db.$count(topicLikes, eq(topicLikes.topicId, topic.id)),
    );
    const { body } = await provider.call('GET', `forums/races/topics/${topic.id}/`);
    const many = halfOf(course);
    same('likes', kept, many);
    same('likes counted', body.like_count, many);
    const ids = twice(course).map(({ id }) => `${topic.id}:${id}`);
    same('xp of likes', await sumOf(course, 'liked', 'topic_like', ids), many);
    return kept;
  },
};

/** In a ring everybody follows both neighbours, or no longer, each sent twice under its key. */
const follow: Race = {
  name: 'follow',
  async round(course, round) {
    const { callers } = course;
    const ring = callers.slice(0, Math.max(3, Math.ceil(callers.length / 4)));
    const taps = ring.flatMap((by, at) =>
      [1, ring.length - 1].map((step) => {
        const { username } = ring[(at + step) % ring.length] as Member;
        const key = `follow-${round}-${by.id}-${username}`;
        return { by, path: `users/${username}/follow/`, key };
      }),
    );
    await race(course, [...taps, ...taps]);
    const ids = ring.map(({ id }) => id);
    const kept = await read(course, (db) => db.$count(follows, inArray(follows.followerId, ids)));
    const counts = await read(course, (db) =>
      db
        .select({ followers: users.followerCount, followings: users.followingCount })
        .from(users)
        .where(inArray(users.id, ids)),
    );
    const each = round % 2 === 0 ? 2 : 0;
    same('follows', kept, ring.length * each);
    for (const { followers, followings } of counts) {
      same('followers counted', followers, each);
      same('followings counted', followings, each);
    }
    return taps.length;
  },
};

/**
 * In a ring everybody does everything to both neighbours at once: likes and answers their topics, gives
 * hearts, follows. What each locks has to be taken in one order, whichever comes first.
 */
const everything: Race = {
  name: 'everything at once',
  async round(course, round) {
    const { provider, callers, forumId } = course;
    const ring = callers.slice(0, Math.max(3, Math.ceil(callers.length / 8)));
    const { id } = await aChallenge(provider);
    const entrants = await entrantsOf(provider, id, ring, {});
    const topics = await Promise.all(
      ring.map((author) => provider.topic({ forumId, userId: author.id })),
    );
    const deeds = ring.flatMap((by, at) =>
      [1, ring.length - 1].flatMap((step) => {
        const to = (at + step) % ring.length;
        const topic = topics[to]?.id;
        const key = (deed: string) => `${deed}-${id}-${by.id}-${to}`;
        return [
          { by, path: `topics/${topic}/like/`, key: key('like') },
          { by, path: `challenges/${id}/entrants/${entrants[to]?.id}/heart/`, body: {} },
          { by, path: `users/${ring[to]?.username}/follow/`, key: key('follow') },
          {
            by,
            path: `forums/races/topics/${topic}/comments/`,
            body: { content: `저도 그래요 ${round}` },
            key: key('comment'),
          },
        ];
      }),
    );
    const answers = await race(course, deeds);
    same('deeds', answers.filter(({ status }) => status === 200).length, deeds.length);
    const [counted] = await read(course, (db) =>
      db
        .select({
          likes: sql<number>`sum(${topicRows.likeCount})::int`,
          comments: sql<number>`sum(${topicRows.commentCount})::int`,
        })
        .from(topicRows)
        .where(
          inArray(
            topicRows.id,
            topics.map((topic) => topic.id),
          ),
        ),
    );
    same('likes', counted?.likes, ring.length * 2);
    same('comments', counted?.comments, ring.length * 2);
    const checkIds = entrants.map(({ checkId }) => checkId);
    same('hearts', await sumOf(course, 'heart_given', 'check', checkIds), -ring.length * 2);
    return deeds.length;
  },
};

export const races: readonly Race[] = [
  convert,
  convertAgain,
  raffle,
  checkIn,
  joinByCode,
  heart,
  like,
  follow,
  everything,
];

/**
 * Whether every balance is the sum of its entries and stands in the last of them, and what is left of
 * points is their balance. @returns how many ledgers were counted @throws for the first that is wrong
 */
export async function countLedgers(course: Course): Promise<number> {
  const wrong = await read(course, (db) =>
    db.execute(sql`
      SELECT b.user_id, b.ledger, b.balance, coalesce(e.sum, 0) AS sum
      FROM ${ledgerBalances} b
      LEFT JOIN (
        SELECT user_id, ledger, sum(amount)::int AS sum, count(*)::int AS entries,
          (array_agg(balance ORDER BY id DESC))[1] AS last
        FROM ${ledgerEntries} GROUP BY user_id, ledger
      ) e ON e.user_id = b.user_id AND e.ledger = b.ledger
      LEFT JOIN (
        SELECT user_id, sum(remaining)::int AS remaining FROM point_lots GROUP BY user_id
      ) l ON l.user_id = b.user_id AND b.ledger = 'point'
      WHERE b.balance <> coalesce(e.sum, 0) OR b.entries <> coalesce(e.entries, 0)
        OR b.balance <> coalesce(e.last, 0)
        OR (b.ledger = 'point' AND greatest(b.balance, 0) <> coalesce(l.remaining, 0))`),
  );
  const [first] = (wrong as unknown as { rows: object[] }).rows;
  if (first) throw new Error(`A balance is not its sum: ${JSON.stringify(first)}`);
  return read(course, (db) => db.$count(ledgerBalances));
}
