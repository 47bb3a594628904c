import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Work } from '../../../contract/statistics.ts';
import { eventApplications, events } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { eraseEventDetails } from './erase.ts';
import { anEvent, announceWinners, home } from './fixtures.ts';

const DAY = 24 * 60 * 60;
const provider = await testProvider();
let editor: TestMember;
beforeEach(async () => {
  editor = await provider.member({ role: 'editor' });
});

/** Ends an event with some applicants, of whom the first so many are chosen; `announce` announces them. */
async function ended(people: number, chosen: number, { announce = true, asksAddress = true } = {}) {
  const event = await anEvent(provider, asksAddress ? ['delivery'] : ['answer'], { winnerCount: 9 });
  const members: TestMember[] = [];
  for (let index = 0; index < people; index += 1) {
    const member = await provider.member();
    const body = asksAddress ? { ...home, consent: '1' } : { answer: '저요' };
    await member.call('POST', `events/${event.slug}/applications/`, body);
    members.push(member);
  }
  await provider.update(events, { endsAt: provider.now() }, eq(events.id, event.id));
  const path = `events/${event.slug}/`;
  const { body } = await editor.call('GET', `${path}applications/`);
  const ids: number[] = body.results.map(({ id }: { id: number }) => id);
  for (const id of ids.slice(0, chosen)) {
    await editor.call('PUT', `${path}winners/`, { application: id, chosen: true });
  }
  if (announce && chosen > 0) await announceWinners(provider, event.slug);
  return { event, path, members, ids };
}
const mark = (slug: string, winners: number[], sent = true, who = editor) =>
  who.call('PUT', `manage/events/${slug}/deliveries/`, { winners, sent });
const work = async (): Promise<Work> => (await editor.call('GET', 'manage/work/')).body;
const listed = async (query: string) =>
  (await editor.call('GET', `manage/events/?page_size=100&${query}`)).body.results.map(
    ({ slug }: { slug: string }) => slug,
  );
const logged = async (label: string) => {
  const owner = await provider.member({ role: 'owner' });
  const { body } = await owner.call('GET', 'moderation/log/?page_size=100');
  return body.results.filter((entry: { label: string }) => entry.label === label);
};

it('counts a prize as work until it is marked as sent, and shows its winner when that was', async () => {
  const before = (await work()).event_prizes;
  const { event, path, members, ids } = await ended(3, 2);
  expect((await work()).event_prizes).toBe(before + 2);
  expect(await listed('state=sending')).toContain(event.slug);
  const own = async () => (await members[0]?.call('GET', `${path}applications/my/`))?.body.application;
  expect(await own()).toMatchObject({ status: 'won', sent_at: null });
  const [first = 0, second = 0] = ids;
  expect((await mark(event.slug, [first])).body).toEqual({ success: true, changed: [first] });
  const at = provider.now().toISOString();
  expect((await work()).event_prizes).toBe(before + 1);
  expect(await own()).toMatchObject({ sent_at: at });
  const { body: mine } = await (members[0] as TestMember).call('GET', 'activity/events/');
  expect(mine.results[0]).toMatchObject({ slug: event.slug, sent_at: at });
  const { results } = (await editor.call('GET', `${path}applications/?sent=true`)).body;
  expect(results).toMatchObject([{ id: first, sent_at: at, sent_by: { username: editor.username } }]);
  expect((await editor.call('GET', `${path}applications/?sent=false`)).body).toMatchObject({
    count: 1,
    results: [{ id: second, sent_at: null, sent_by: null }],
  });
  await mark(event.slug, [second]);
  expect(await listed('state=sending')).not.toContain(event.slug);
});

it('keeps who sent it first, tells the second what had changed, and is undone by another mark', async () => {
  const { event, path, ids } = await ended(3, 3);
  const other = await provider.member({ role: 'manager' });
  const [first = 0, ...others] = ids;
  await mark(event.slug, [first]);
  provider.advance(60);
  expect((await mark(event.slug, [...ids, first], true, other)).body.changed).toEqual(others);
  const { results } = (await editor.call('GET', `${path}applications/`)).body;
  expect(results.map((it: { sent_by: { username: string } }) => it.sent_by.username)).toEqual([
    editor.username,
    other.username,
    other.username,
  ]);
  expect((await mark(event.slug, others, true)).body.changed).toEqual([]);
  expect((await mark(event.slug, others, false)).body.changed).toEqual(others);
  expect((await editor.call('GET', `${path}applications/?sent=false`)).body.count).toBe(2);
  const entries = await logged(event.title);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'unmark_sent', after: { sent_at: null }, before: { sent_at: expect.any(String) } },
    { action: 'unmark_sent' },
  ]);
  expect(entries.filter(({ action }: { action: string }) => action === 'mark_sent')).toHaveLength(3);
});

it('marks once where two operators mark the same at once', async () => {
  const { event, ids } = await ended(2, 2);
  const other = await provider.member({ role: 'manager' });
  const answers = await Promise.all([mark(event.slug, ids), mark(event.slug, ids, true, other)]);
  expect(answers.map(({ body }) => body.changed.length).sort()).toEqual([0, 2]);
  expect((await logged(event.title)).filter(({ action }: { action: string }) => action === 'mark_sent')).toHaveLength(
    2,
  );
});

it('marks nothing before the announcement, of who has not won, and for who may not', async () => {
  const early = await ended(1, 1, { announce: false });
  expect((await mark(early.event.slug, early.ids)).body.code).toBe('not_announced');
  expect(await listed('state=sending')).not.toContain(early.event.slug);
  const { event, ids } = await ended(2, 1);
  expect((await mark(event.slug, ids)).status).toBe(404);
  expect((await editor.call('GET', `events/${event.slug}/applications/?sent=true`)).body.count).toBe(0);
  expect((await mark('no-such-event', ids)).status).toBe(404);
  for (const body of [[], Array.from({ length: 101 }, (_, at) => at + 1), [0]]) {
    expect((await mark(event.slug, body)).status).toBe(400);
  }
  expect((await mark(event.slug, ids, true, await provider.member())).status).toBe(404);
  const support = await provider.member({ role: 'support' });
  expect((await mark(event.slug, ids, true, support)).body.code).toBe('no_right');
});

it('waits for no prize without an address, nor once that is erased or its winner has left', async () => {
  const before = (await work()).event_prizes;
  const without = await ended(1, 1, { asksAddress: false });
  expect((await work()).event_prizes).toBe(before);
  // What has no address may still have been handed over.
  expect((await mark(without.event.slug, without.ids)).body.changed).toEqual(without.ids);
  const { event, members } = await ended(2, 2);
  const [leaver] = members as [TestMember];
  await provider.write((tx) =>
    tx
      .update(eventApplications)
      .set({ address: '', erasedAt: provider.now() })
      .where(eq(eventApplications.userId, leaver.id)),
  );
  expect((await work()).event_prizes).toBe(before + 1);
  const endsAt = new Date(provider.now().getTime() - 91 * DAY * 1000);
  await provider.update(events, { endsAt }, eq(events.id, event.id));
  await provider.write((tx) => eraseEventDetails(tx, provider.now()));
  expect(await listed('state=sending')).not.toContain(event.slug);
});

it('downloads which prizes are sent', async () => {
  const { event, ids } = await ended(2, 2);
  await mark(event.slug, ids.slice(0, 1));
  const { token } = await withPassword(provider, { role: 'editor' });
  const { body } = await provider.call('POST', `manage/events/${event.slug}/deliveries/`, {
    token,
    body: { password: PASSWORD },
  });
  expect(body.deliveries.map((it: { sent_at: string | null }) => it.sent_at)).toEqual([
    provider.now().toISOString(),
    null,
  ]);
});

it('asks to choose the winners of an event that ended with applicants who can win, and of no other', async () => {
  const before = (await work()).events;
  const nobody = await ended(0, 0);
  const gone = await ended(1, 0);
  await provider.update(users, { status: 'left' }, eq(users.id, gone.members[0]?.id ?? 0));
  expect((await work()).events).toBe(before);
  const { event } = await ended(1, 0);
  const chosen = await ended(1, 1, { announce: false });
  expect((await work()).events).toBe(before + 2);
  const slugs = await listed('state=choosing');
  expect(slugs).toEqual(expect.arrayContaining([event.slug, chosen.event.slug]));
  for (const { slug } of [nobody.event, gone.event]) expect(slugs).not.toContain(slug);
});

it('asks nobody to choose where the only applicant is now the only operator, until there is another', async () => {
  const { event, members } = await ended(1, 0);
  const [applicant] = members as [TestMember];
  const mine = async () => (await listed('state=choosing')).includes(event.slug);
  const before = (await work()).events;
  expect(await mine()).toBe(true);
  await provider.update(users, { role: 'member' }, and(ne(users.role, 'member'), ne(users.id, editor.id)));
  await provider.update(users, { role: 'editor' }, eq(users.id, applicant.id));
  expect(await mine()).toBe(true);
  await provider.update(eventApplications, { userId: editor.id }, eq(eventApplications.userId, applicant.id));
  await provider.update(users, { role: 'moderator' }, eq(users.id, applicant.id));
  expect(await mine()).toBe(false);
  expect((await work()).events).toBe(before - 1);
  await provider.member({ role: 'manager', suspendedUntil: new Date(provider.now().getTime() + DAY * 1000) });
  expect(await mine()).toBe(false);
  await provider.member({ role: 'manager' });
  expect(await mine()).toBe(true);
});
