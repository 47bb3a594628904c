import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import { challengeCheckIns, challengeGroups, challengeParticipants } from '../../db/schema/challenges.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { comeBack } from '../../domain/members/leave.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge, participantsOf } from '../challenges/testing.ts';

const provider = await testProvider();

const members = (many: number) => Promise.all(Array.from({ length: many }, () => provider.member()));
const call = (who: TestMember, method: string, path: string) => who.call(method, path, {});
/** Marks members as departed for longer than an account can be restored. */
const leftLongAgo = (departed: TestMember[]) =>
  provider.update(
    users,
    { status: 'left', leftAt: new Date(provider.now().getTime() - (RETURN_DAYS + 1) * 86_400_000) },
    inArray(
      users.id,
      departed.map(({ id }) => id),
    ),
  );

it('erases members while others give them hearts and like their content', async () => {
  const { id: forumId } = await provider.forum('erasing');
  const givers = await members(8);
  const leavers = await members(8);
  const { id } = await aChallenge(provider);
  const participants = await participantsOf(provider, id, leavers, {});
  const topics = await Promise.all(leavers.map(({ id: userId }) => provider.topic({ forumId, userId })));
  await leftLongAgo(leavers);
  const actions = givers.flatMap((giver, at) =>
    [0, 1].flatMap((step) => {
      const to = (at + step) % leavers.length;
      return [
        call(giver, 'POST', `challenges/${id}/entrants/${participants[to]?.id}/heart/`),
        call(giver, 'POST', `topics/${topics[to]?.id}/like/`),
      ];
    }),
  );
  const [erased, ...answers] = await Promise.all([eraseLeavers(provider.services), ...actions]);
  expect(erased).toBe(leavers.length);
  expect(answers.map(({ status }) => status)).not.toContain(500);
  const rows = await provider.write((tx) =>
    tx
      .select({ username: users.username, leftAt: users.leftAt })
      .from(users)
      .where(
        inArray(
          users.id,
          leavers.map((leaver) => leaver.id),
        ),
      ),
  );
  for (const row of rows) expect(row).toEqual({ username: expect.stringMatching(/^~/), leftAt: null });
});

it('erases a member with notifications of likes while another member likes their content', async () => {
  const { id: forumId } = await provider.forum('notified');
  const [leaver, first, second] = (await members(3)) as [TestMember, TestMember, TestMember];
  const topic = await provider.topic({ forumId, userId: leaver.id });
  await call(first, 'POST', `topics/${topic.id}/like/`);
  await leftLongAgo([leaver]);
  let liked: Awaited<ReturnType<typeof call>> | undefined;
  // The leaver's notifications are locked: all other rows are erased when the second like comes.
  await provider.whileHeld(
    (tx) => tx.select().from(notifications).where(eq(notifications.userId, leaver.id)).for('update'),
    () => eraseLeavers(provider.services),
    async () => {
      liked = await call(second, 'POST', `topics/${topic.id}/like/`);
    },
  );
  expect(liked).toMatchObject({ status: 200, body: { liked: true, like_count: 2 } });
  const [row] = await provider.rows(users, eq(users.id, leaver.id));
  expect(row).toMatchObject({ username: `~${leaver.id}`, leftAt: null });
});

it('a group passes to a remaining member when others are erased and leave at the same moment', async () => {
  const { id } = await aChallenge(provider);
  const groups = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const [owner, second, third] = (await members(3)) as [TestMember, TestMember, TestMember];
      const { body: group } = await call(owner, 'POST', `challenges/${id}/group/`);
      for (const friend of [second, third]) {
        await call(friend, 'POST', `challenge-groups/${group.invite_code}/entrant/`);
      }
      return { id: group.id as number, owner, second, third };
    }),
  );
  await leftLongAgo(groups.map(({ owner }) => owner));
  await Promise.all([
    eraseLeavers(provider.services),
    ...groups.map(({ second }) => call(second, 'DELETE', `challenges/${id}/entrant/`)),
  ]);
  for (const group of groups) {
    const [row] = await provider.rows(challengeGroups, eq(challengeGroups.id, group.id));
    expect(row).toMatchObject({ ownerId: group.third.id, memberCount: 1 });
    const left = await provider.rows(challengeParticipants, eq(challengeParticipants.groupId, group.id));
    expect(left.map(({ userId }) => userId)).toEqual([group.third.id]);
  }
});

it('a member whom an interrupted run left half erased cannot restore the account, and the next run erases them', async () => {
  const [member] = (await members(1)) as [TestMember];
  const { id } = await aChallenge(provider);
  const [own] = await participantsOf(provider, id, [member], { image: '/api/v1/files/a-1x1.webp' });
  await leftLongAgo([member]);
  const { database, now } = provider.services;
  // The process ends once the member's own row is erased.
  let writes = 0;
  const broken = {
    ...database,
    write: ((work) => {
      writes += 1;
      return writes > 1 ? Promise.reject(new Error('ended')) : database.write(work);
    }) as typeof database.write,
  };
  await expect(eraseLeavers({ database: broken, now })).rejects.toMatchObject({ errors: [new Error('ended')] });
  expect(await provider.write((tx) => comeBack(tx, member.id))).toBe(false);
  expect(await eraseLeavers({ database, now })).toBe(1);
  expect(await eraseLeavers({ database, now })).toBe(0);
  const [check] = await provider.write((tx) =>
    tx
      .select({ image: challengeCheckIns.image })
      .from(challengeCheckIns)
      .where(eq(challengeCheckIns.participantId, own?.id ?? 0)),
  );
  expect(check?.image).toBe('');
});

it('stops for no member that cannot be erased, and says that there is one', async () => {
  const leftAt = new Date(provider.now().getTime() - 40 * 24 * 60 * 60 * 1000);
  const [stuck, other] = [await provider.member({ username: 'stuck' }), await provider.member({ username: 'other' })];
  for (const [index, { id }] of [stuck, other].entries()) {
    await provider.update(users, { status: 'left', leftAt: new Date(leftAt.getTime() + index) }, eq(users.id, id));
  }
  await provider.write(async (tx) => {
    await tx.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await tx.execute(
      sql.raw(
        `create trigger refuse before delete on sessions for each row when (old.user_id = ${stuck.id}) execute function refuse()`,
      ),
    );
  });
  await expect(eraseLeavers(provider.services)).rejects.toThrow('1 members could not be erased');
  const leftOf = async ({ id }: { id: number }) => (await provider.rows(users, eq(users.id, id)))[0]?.leftAt;
  expect([await leftOf(stuck), await leftOf(other)]).toEqual([expect.any(Date), null]);
  await provider.write((tx) => tx.execute(sql`drop trigger refuse on sessions`));
  expect(await eraseLeavers(provider.services)).toBe(1);
  expect(await leftOf(stuck)).toBeNull();
});
