import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aChallenge, participantsOf } from './areas/challenges/testing.ts';
import { aRaffle } from './areas/raffles/testing.ts';
import { waitingMails } from './db/schema/jobs.ts';
import { badgeAwards, follows } from './db/schema/members.ts';
import { trash } from './db/schema/moderation.ts';
import { notificationDeliveries, notificationSettings, notifications } from './db/schema/notifications.ts';
import { ledgerEntries, pointLots } from './db/schema/points.ts';
import { raffleParticipations } from './db/schema/raffles.ts';
import { topics } from './db/schema/topics.ts';
import { users } from './db/schema/users.ts';
import { notify } from './domain/notifications/notify.ts';
import { DEFAULT_SETTINGS } from './domain/notifications/settings.ts';
import { recurringJobs } from './jobs.ts';
import type { Database } from './platform/db/client.ts';
import { storeFailed } from './platform/mail/waiting.ts';
import { daysAfter, daysBefore } from './platform/time/days.ts';
import { testProvider } from './testing.ts';

const provider = await testProvider();
const { services } = provider;
const forum = await provider.forum();
const long = daysBefore(provider.now(), 31);

let crowds = 0;
/** Inserts so many members at once, and returns their ids. */
async function crowd(size: number, row: Partial<typeof users.$inferInsert> = {}) {
  crowds += 1;
  const member = (_: unknown, index: number) => ({
    username: `crowd_${crowds}_${index}`,
    email: `crowd_${crowds}_${index}@gyeol.test`,
    nickname: '회원',
    termsVersion: '1',
    termsAgreedAt: provider.now(),
    emailVerifiedAt: provider.now(),
    ...row,
  });
  return provider.write((tx) =>
    tx
      .insert(users)
      .values(Array.from({ length: size }, member))
      .returning({ id: users.id }),
  );
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Notifies a member of so many wins, each by a push message and a mail. */
async function winner(wins: number) {
  const member = await provider.member();
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  await member.call('PUT', 'notifications/push/', { endpoint: 'https://push.example/1', keys });
  const of = (id: number) => ({ type: 'raffle' as const, id, title: '크림', path: '/raffles/1' });
  for (let id = 1; id <= wins; id += 1) {
    await provider.write((tx) => notify(tx, { to: member.id, kind: 'win', subject: of(id), now: provider.now() }));
  }
}

/** The jobs that work in batches: how many one has, and what lays work out and returns how much of it is done. */
const jobs: Record<string, { batch: number; lay(work: number): Promise<() => Promise<number> | number> }> = {
  mails: {
    batch: 10,
    async lay(work) {
      for (let index = 0; index < work; index += 1) {
        const mail = { to: `minji${index}@example.com`, subject: '제목', text: '내용' };
        await storeFailed(services, mail, Object.assign(new Error('later'), { responseCode: 450 }));
      }
      await provider.update(waitingMails, { dueAt: provider.now() });
      return () => provider.mails.length;
    },
  },
  'push messages': {
    batch: 10,
    async lay(work) {
      await winner(work);
      return () => provider.pushes.length;
    },
  },
  'notice mails': {
    batch: 10,
    async lay(work) {
      await winner(work);
      return () => provider.mails.length;
    },
  },
  digests: {
    batch: 10,
    async lay(work) {
      const { groups } = DEFAULT_SETTINGS;
      for (const { id: userId } of await crowd(work)) {
        await provider.insert(notificationSettings, { userId, groups, digest: 'daily', digestAt: long });
      }
      return async () =>
        (await provider.rows(notificationSettings, eq(notificationSettings.digestAt, provider.now()))).length;
    },
  },
  followers: {
    batch: 500,
    async lay(work) {
      const author = await provider.member();
      const followers = await crowd(work);
      await provider.write((tx) =>
        tx
          .insert(follows)
          .values(followers.map(({ id }) => ({ followerId: id, followingId: author.id, createdAt: long }))),
      );
      await provider.topic({ forumId: forum.id, userId: author.id });
      const told = and(eq(notifications.kind, 'published'), inArray(notifications.userId, idsOf(followers)));
      return async () => (await provider.rows(notifications, told)).length;
    },
  },
  'challenge reminders': {
    batch: 200,
    async lay(work) {
      // It is noon in Seoul.
      const { id } = await aChallenge(provider, { closesAt: '13:30:00' });
      await participantsOf(provider, id, await crowd(work));
      return async () => (await provider.rows(notifications, eq(notifications.kind, 'challenge_reminder'))).length;
    },
  },
  'ended challenges': {
    batch: 1,
    async lay(work) {
      const { id } = await aChallenge(provider, { endedAt: provider.now() });
      await participantsOf(provider, id, await crowd(work));
      return async () => (await provider.rows(notifications, eq(notifications.kind, 'challenge_ended'))).length;
    },
  },
  'ended raffles': {
    batch: 1,
    async lay(work) {
      const { id: raffleId } = await aRaffle(provider, { endedAt: provider.now() });
      const entry = { raffleId, clientSeed: '', createdAt: provider.now() };
      const members = await crowd(work);
      const entries = members.map(({ id: userId }, at) => ({ ...entry, userId, number: at + 1 }));
      await provider.write((tx) => tx.insert(raffleParticipations).values(entries));
      return async () => (await provider.rows(notifications, eq(notifications.kind, 'raffle_ended'))).length;
    },
  },
  notifications: {
    batch: 1,
    async lay(work) {
      const old = daysBefore(provider.now(), 91);
      const row = { kind: 'win', groupKey: 'old', subjectType: 'raffle', subjectId: '1' } as const;
      const members = await crowd(work);
      const rows = members.map(({ id: userId }) => ({ ...row, userId, createdAt: old, updatedAt: old }));
      await provider.write((tx) => tx.insert(notifications).values(rows));
      return async () => work - (await provider.rows(notifications, eq(notifications.groupKey, 'old'))).length;
    },
  },
  trash: {
    batch: 500,
    async lay(work) {
      const author = await provider.member();
      const of = { forumId: forum.id, userId: author.id, title: '글', content: '글', status: 'deleted' } as const;
      const deleted = {
        subject: 'topic',
        authorId: author.id,
        deletedBy: author.id,
        deletedAt: long,
        label: '글',
      } as const;
      await provider.write(async (tx) => {
        const made = await tx
          .insert(topics)
          .values(Array.from({ length: work }, () => of))
          .returning();
        await tx.insert(trash).values(made.map(({ id: subjectId }) => ({ ...deleted, subjectId })));
      });
      return async () => work - (await provider.rows(trash, eq(trash.authorId, author.id))).length;
    },
  },
  'points-notice': {
    batch: 1,
    async lay(work) {
      const members = await crowd(work);
      const entry = { ledger: 'point', amount: 100, balance: 100, reason: 'mission_completed' } as const;
      const subject = { subjectKind: 'mission', subjectId: '1', createdAt: long };
      await provider.write(async (tx) => {
        const rows = members.map(({ id: userId }) => ({ ...entry, ...subject, userId }));
        const entries = await tx.insert(ledgerEntries).values(rows).returning();
        const lot = { remaining: 100, availableAt: long };
        // The last of them has the points that end first.
        const expiresAt = (at: number) => new Date(daysAfter(provider.now(), 20).getTime() - at * 1000);
        await tx
          .insert(pointLots)
          .values(
            entries.map(({ id: entryId, userId }, at) => ({ ...lot, entryId, userId, expiresAt: expiresAt(at) })),
          );
      });
      const last = members.at(-1)?.id ?? 0;
      return async () => {
        const noticed = await provider.rows(
          pointLots,
          and(inArray(pointLots.userId, idsOf(members)), isNotNull(pointLots.noticedAt)),
        );
        if (noticed.length > 0) expect(noticed.map(({ userId }) => userId)).toContain(last);
        return noticed.length;
      };
    },
  },
  badges: {
    batch: 1,
    async lay(work) {
      const members = await crowd(work, { createdAt: long });
      return async () => (await provider.rows(badgeAwards, inArray(badgeAwards.userId, idsOf(members)))).length;
    },
  },
  leavers: {
    batch: 1,
    async lay(work) {
      const members = await crowd(work, { status: 'left', leftAt: long });
      const erased = and(inArray(users.id, idsOf(members)), eq(users.email, ''));
      return async () => (await provider.rows(users, erased)).length;
    },
  },
};

it.each(Object.entries(jobs))(
  'the job %s ends after the batch in which it is stopped, and goes on later',
  async (name, job) => {
    // A win of another case has a message in the other queue.
    await provider.write((tx) => tx.delete(notificationDeliveries));
    provider.mails.length = 0;
    provider.pushes.length = 0;
    const done = await job.lay(job.batch + 1);
    const run = async (database: Database, signal: AbortSignal) => {
      await recurringJobs({ ...services, database })
        .find((it) => it.name === name)
        ?.run(signal);
      return done();
    };
    const stopping = new AbortController();
    const write: Database['write'] = (work) => services.database.write(work).finally(() => stopping.abort());
    expect(await run({ ...services.database, write }, stopping.signal)).toBe(job.batch);
    expect(await run(services.database, new AbortController().signal)).toBe(job.batch + 1);
  },
);

it.each([
  ['notifications', 501],
  ['trash', 1001],
  ['points-notice', 501],
  ['badges', 501],
  ['leavers', 101],
])(
  'the job %s does all that is due in one run, as after an outage',
  async (name, work) => {
    const done = await jobs[name]?.lay(work);
    await recurringJobs(services)
      .find((it) => it.name === name)
      ?.run(new AbortController().signal);
    expect(await done?.()).toBe(work);
  },
  60_000,
);
