import { eq, inArray, sql } from 'drizzle-orm';
import { POINTS_WAIT_DAYS } from '../../contract/constants/common.ts';
import { aChallenge, participantsOf } from '../../provider/areas/challenges/testing.ts';
import { newSeed } from '../../provider/areas/raffles/commitment.ts';
import { challengeCheckIns, challengeGroups, challengeHearts } from '../../provider/db/schema/challenges.ts';
import { follows } from '../../provider/db/schema/members.ts';
import { storeCredits } from '../../provider/db/schema/points.ts';
import { rafflePrizes, raffles } from '../../provider/db/schema/raffles.ts';
import { topicLikes, topics as topicRows } from '../../provider/db/schema/topics.ts';
import { users } from '../../provider/db/schema/users.ts';
import { enter } from '../../provider/domain/ledger/ledger.ts';
import { daysAfter } from '../../provider/domain/ledger/lots.ts';
import { type Call, type Context, callConcurrently, count, type Member, read, sumOf, write } from './context.ts';

/** The effects of one round, and each figure after it with the expected one. */
interface Outcome {
  effects: number;
  figures: Record<string, readonly [actual: unknown, expected: unknown]>;
}

/** A scenario of members who call concurrently, and the figures that must be right afterwards. */
export interface ConcurrencyScenario {
  name: string;
  run(context: Context, round: number): Promise<Outcome>;
}

/** Runs one round. @returns its effects @throws for the first figure that is not as expected */
export async function runRound(scenario: ConcurrencyScenario, context: Context, round: number) {
  const { effects, figures } = await scenario.run(context, round);
  for (const [name, [actual, expected]] of Object.entries(figures)) {
    if (actual !== expected) throw new Error(`${name}: ${actual} instead of ${expected}`);
  }
  return effects;
}

const halfOf = ({ callers }: Context) => Math.ceil(callers.length / 2);
/** Returns every second caller twice, as in a double tap. */
function twice(context: Context) {
  const half = context.callers.slice(0, halfOf(context));
  return [...half, ...half];
}
/** Returns a share of the callers in a ring, and each of them with both neighbours, by their indices. */
function ringOf({ callers }: Context, share: number) {
  const ring = callers.slice(0, Math.max(3, Math.ceil(callers.length / share)));
  const pairs = ring.flatMap((by, at) => [1, ring.length - 1].map((step) => ({ by, to: (at + step) % ring.length })));
  return { ring, pairs };
}
const hasSucceeded = ({ body }: { body: { success?: boolean } }) => body.success;

const CONVERTED = 1000;

/**
 * Credits a caller with points for some conversions. @returns the caller, and a count of their store
 * credits
 */
async function readyToConvert(context: Context, round: number, kind: string, conversions: number) {
  const by = context.callers[round % context.callers.length] as Member;
  await write(context, (tx) =>
    enter(tx, {
      userId: by.id,
      ledger: 'point',
      amount: CONVERTED * conversions,
      reason: 'mission_completed',
      subject: { kind, id: round },
      now: daysAfter(context.provider.services.now(), -POINTS_WAIT_DAYS - 1),
    }),
  );
  const call: Call = { by, path: 'point-histories/convert/', body: { point: CONVERTED } };
  return { call, credits: () => count(context, storeCredits, eq(storeCredits.userId, by.id)) };
}

const CONVERSIONS = 3;
const convert: ConcurrencyScenario = {
  name: 'convert',
  async run(context, round) {
    const { call, credits } = await readyToConvert(context, round, 'conversion', CONVERSIONS);
    const before = await credits();
    const calls = context.callers.map(() => call);
    const converted = (await callConcurrently(context, calls)).filter(hasSucceeded).length;
    return {
      effects: converted,
      figures: { conversions: [converted, CONVERSIONS], credits: [(await credits()) - before, CONVERSIONS] },
    };
  },
};

const convertAgain: ConcurrencyScenario = {
  name: 'convert, sent again under one key',
  async run(context, round) {
    const { call, credits } = await readyToConvert(context, round, 'repeated conversion', 1);
    const before = await credits();
    const calls = context.callers.map(() => ({ ...call, key: `convert-${round}` }));
    const answers = await callConcurrently(context, calls);
    return {
      effects: 1,
      figures: {
        'answers of success': [answers.filter(hasSucceeded).length, calls.length],
        credits: [(await credits()) - before, 1],
      },
    };
  },
};

const STOCK = 5;
const NO_TEXTS = { description: '', descriptionEn: '', image: '' };

/** Inserts a raffle that costs a heart and whose every draw wins while the stock lasts. */
const insertRaffle = (context: Context) =>
  write<number>(context, async (tx) => {
    const now = context.provider.services.now();
    const [raffle] = await tx
      .insert(raffles)
      .values({
        ...{ ...NO_TEXTS, ...newSeed(), title: '', titleEn: '', price: 1 },
        ...{ startsAt: daysAfter(now, -1), endsAt: daysAfter(now, 1), publishedAt: now },
      })
      .returning();
    const raffleId = raffle?.id ?? 0;
    const stock = { stock: STOCK, left: STOCK, odds: 10_000 };
    await tx.insert(rafflePrizes).values({ ...NO_TEXTS, ...stock, name: '', nameEn: '', raffleId });
    return raffleId;
  });

/** Every caller enters twice, then draws twice. */
const raffle: ConcurrencyScenario = {
  name: 'raffle',
  async run(context) {
    const raffleId = await insertRaffle(context);
    const path = `raffles/${raffleId}/participations/`;
    const body = { clientSeed: 'river apple stone' };
    const entering = twice(context).map((by) => ({ by, path, body }));
    const entries = new Map<number, number>();
    for (const [at, { body: answer }] of (await callConcurrently(context, entering)).entries()) {
      if (answer.success) entries.set(entering[at]?.by.id ?? 0, answer.participation.id);
    }
    const drawing = twice(context).map((by) => ({ by, path: `${path}${entries.get(by.id)}/participate/` }));
    const won = new Set(
      (await callConcurrently(context, drawing))
        .filter(({ body: answer }) => answer.participation.status === 'won')
        .map(({ body: answer }) => answer.participation.id),
    );
    const [prize] = await read<{ left: number }[]>(context, (db) =>
      db.select().from(rafflePrizes).where(eq(rafflePrizes.raffleId, raffleId)),
    );
    return {
      effects: entries.size,
      figures: {
        entries: [entries.size, halfOf(context)],
        'prizes won': [won.size, Math.min(STOCK, halfOf(context))],
        'prizes left': [prize?.left, STOCK - won.size],
        'hearts paid': [await sumOf(context, 'raffle_entered', 'raffle', [raffleId]), -entries.size],
      },
    };
  },
};

const DAY = '2026-03-02';

/** Every caller checks in twice on the only day of a challenge, which completes it. */
const checkIn: ConcurrencyScenario = {
  name: 'check-in',
  async run(context) {
    const { provider, callers } = context;
    const { id } = await aChallenge(provider, { startsOn: DAY, endsOn: DAY });
    const participants = await participantsOf(provider, id, callers.slice(0, halfOf(context)));
    const participantIdOf = (member: Member) => participants.find((it) => it.userId === member.id)?.id;
    const calls = twice(context).map((by) => ({
      by,
      path: `challenges/${id}/entrants/${participantIdOf(by)}/check/`,
      body: { content: '세안하고 바로 발랐어요.' },
    }));
    await callConcurrently(context, calls);
    const participantIds = participants.map((participant) => participant.id);
    const checks = await count(context, challengeCheckIns, inArray(challengeCheckIns.participantId, participantIds));
    const many = halfOf(context);
    return {
      effects: checks,
      figures: {
        checks: [checks, many],
        'earned by checks': [
          await sumOf(context, 'challenge_checked', 'challenge_check', [`${id}:${DAY}`]),
          many * (10 + 20),
        ],
        'earned by completion': [
          await sumOf(context, 'challenge_completed', 'challenge', [id]),
          many * (100 + 300 + 3),
        ],
      },
    };
  },
};

/** Every caller joins one group, which has room for a tenth of them, by its code. */
const joinByCode: ConcurrencyScenario = {
  name: 'join by code',
  async run(context) {
    const { provider, callers } = context;
    const size = Math.ceil(callers.length / 10);
    const { id } = await aChallenge(provider, { groupSize: size });
    const [owner, ...others] = callers as [Member, ...Member[]];
    const founding = [{ by: owner, path: `challenges/${id}/group/` }];
    const code = (await callConcurrently(context, founding))[0]?.body.invite_code;
    const path = `challenge-groups/${code}/entrant/`;
    const calls = [...others, owner].map((by) => ({ by, path, body: {} }));
    const answers = await callConcurrently(context, calls);
    const joined = answers.filter(({ status }) => status === 200).length;
    const [group] = await read<{ memberCount: number }[]>(context, (db) =>
      db.select().from(challengeGroups).where(eq(challengeGroups.inviteCode, code)),
    );
    const listed = await provider.call('GET', `challenges/${id}/entrants/my-group/`, { token: owner.token });
    return {
      effects: joined,
      figures: {
        joined: [joined, size - 1],
        'members counted': [group?.memberCount, size],
        members: [listed.body.count, size],
      },
    };
  },
};

/** In a ring every caller gives both neighbours a heart, each sent twice. */
const heart: ConcurrencyScenario = {
  name: 'heart',
  async run(context) {
    const { ring, pairs } = ringOf(context, 4);
    const { id } = await aChallenge(context.provider);
    const participants = await participantsOf(context.provider, id, ring, {});
    const calls = pairs.map(({ by, to }) => ({
      by,
      path: `challenges/${id}/entrants/${participants[to]?.id}/heart/`,
      body: {},
    }));
    const answers = await callConcurrently(context, [...calls, ...calls]);
    const checkInIds = participants.map(({ checkInId }) => checkInId);
    const hearts = await count(context, challengeHearts, inArray(challengeHearts.checkInId, checkInIds));
    const [counted] = await read<{ sum: number }[]>(context, (db) =>
      db
        .select({ sum: sql<number>`sum(${challengeCheckIns.heartCount})::int` })
        .from(challengeCheckIns)
        .where(inArray(challengeCheckIns.id, checkInIds)),
    );
    const subjects = pairs.map(({ by, to }) => `${checkInIds[to]}:${by.id}`);
    const sum = (reason: 'heart_received' | 'liked') => sumOf(context, reason, 'check_heart', subjects);
    return {
      effects: hearts,
      figures: {
        answers: [answers.filter(hasSucceeded).length, pairs.length * 2],
        hearts: [hearts, pairs.length],
        'hearts counted': [counted?.sum, pairs.length],
        'hearts given': [await sumOf(context, 'heart_given', 'check_in', checkInIds), -pairs.length],
        'hearts received': [await sum('heart_received'), pairs.length],
        'xp of hearts': [await sum('liked'), pairs.length],
      },
    };
  },
};

/** Every caller likes a topic, each like sent twice under its key. */
const like: ConcurrencyScenario = {
  name: 'like',
  async run(context, round) {
    const { provider, callers, forumId } = context;
    const author = callers.at(-1) as Member;
    const topic = await provider.topic({ forumId, userId: author.id });
    const calls = twice(context).map((by) => ({ by, path: `topics/${topic.id}/like/`, key: `like-${round}-${by.id}` }));
    await callConcurrently(context, calls);
    const likes = await count(context, topicLikes, eq(topicLikes.topicId, topic.id));
    const { body } = await provider.call('GET', `forums/concurrency/topics/${topic.id}/`);
    const subjects = twice(context).map(({ id }) => `${topic.id}:${id}`);
    const many = halfOf(context);
    return {
      effects: likes,
      figures: {
        likes: [likes, many],
        'likes counted': [body.like_count, many],
        'xp of likes': [await sumOf(context, 'liked', 'topic_like', subjects), many],
      },
    };
  },
};

/** In a ring every caller follows or unfollows both neighbours, each sent twice under its key. */
const follow: ConcurrencyScenario = {
  name: 'follow',
  async run(context, round) {
    const { ring, pairs } = ringOf(context, 4);
    const calls = pairs.map(({ by, to }) => {
      const username = ring[to]?.username;
      const key = `follow-${round}-${by.id}-${username}`;
      return { by, path: `users/${username}/follow/`, key };
    });
    await callConcurrently(context, [...calls, ...calls]);
    const ids = ring.map(({ id }) => id);
    const counts = await read<{ followers: number; followings: number }[]>(context, (db) =>
      db
        .select({ followers: users.followerCount, followings: users.followingCount })
        .from(users)
        .where(inArray(users.id, ids)),
    );
    const each = round % 2 === 0 ? 2 : 0;
    const wrong = counts.filter(({ followers, followings }) =>
      [followers, followings].some((counted) => counted !== each),
    );
    return {
      effects: calls.length,
      figures: {
        follows: [await count(context, follows, inArray(follows.followerId, ids)), ring.length * each],
        'members counted': [counts.length, ring.length],
        'wrong counts': [JSON.stringify(wrong), '[]'],
      },
    };
  },
};

/**
 * In a ring every member likes and answers both neighbours' topics, gives hearts and follows, concurrently:
 * the rows that each call locks must be locked in one order.
 */
const everything: ConcurrencyScenario = {
  name: 'everything at once',
  async run(context, round) {
    const { provider, forumId } = context;
    const { ring, pairs } = ringOf(context, 8);
    const { id } = await aChallenge(provider);
    const participants = await participantsOf(provider, id, ring, {});
    const topics = await Promise.all(ring.map((author) => provider.topic({ forumId, userId: author.id })));
    const calls = pairs.flatMap(({ by, to }) => {
      const topic = topics[to]?.id;
      const key = (action: string) => `${action}-${id}-${by.id}-${to}`;
      return [
        { by, path: `topics/${topic}/like/`, key: key('like') },
        { by, path: `challenges/${id}/entrants/${participants[to]?.id}/heart/`, body: {} },
        { by, path: `users/${ring[to]?.username}/follow/`, key: key('follow') },
        {
          by,
          path: `forums/concurrency/topics/${topic}/comments/`,
          body: { content: `저도 그래요 ${round}` },
          key: key('comment'),
        },
      ];
    });
    const answers = await callConcurrently(context, calls);
    const topicIds = topics.map((topic) => topic.id);
    const [counted] = await read<{ likes: number; comments: number }[]>(context, (db) =>
      db
        .select({
          likes: sql<number>`sum(${topicRows.likeCount})::int`,
          comments: sql<number>`sum(${topicRows.commentCount})::int`,
        })
        .from(topicRows)
        .where(inArray(topicRows.id, topicIds)),
    );
    const checkInIds = participants.map(({ checkInId }) => checkInId);
    return {
      effects: calls.length,
      figures: {
        answers: [answers.filter(({ status }) => status === 200).length, calls.length],
        likes: [counted?.likes, pairs.length],
        comments: [counted?.comments, pairs.length],
        hearts: [await sumOf(context, 'heart_given', 'check_in', checkInIds), -pairs.length],
      },
    };
  },
};

export const scenarios: readonly ConcurrencyScenario[] = [
  ...[convert, convertAgain, raffle, checkIn, joinByCode],
  ...[heart, like, follow, everything],
];
