import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import { eventSchemas } from '../../../contract/events.ts';
import type { managedEventCalls } from '../../../contract/managedEvents.calls.ts';
import type { ManagedEvent } from '../../../contract/managedEvents.ts';
import { eventApplications, events } from '../../db/schema/events.ts';
import { files } from '../../db/schema/site.ts';
import type { Member } from '../../platform/http/context.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { apply as applyFor } from './commands.ts';
import { anEvent, announceWinners, home } from './fixtures.ts';
import { findEvent } from './queries.ts';

const provider = await testProvider();
let editor: TestMember;
let member: TestMember;
// New ones for each test: a member writes so much in a minute.
beforeEach(async () => {
  editor = await provider.member({ role: 'editor' });
  member = await provider.member();
});
const owner = await provider.member({ role: 'owner' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(provider.now().getTime() + ms).toISOString();

const picture = await provider.picture();

const delivery = { field: 'delivery' as const, label: '', label_en: '', hint: '', hint_en: '' };
const question = {
  field: 'answer' as const,
  label: '왜 받고 싶나요?',
  label_en: 'Why would you like it?',
  hint: '',
  hint_en: '',
};
let made = 0;
const body = () => {
  made += 1;
  return {
    slug: `balm-${made}-panel`,
    title: '장벽 밤 나눔',
    title_en: 'A balm to share',
    summary: '열 분과 나눠요',
    summary_en: 'For ten of you',
    description: '건조한 계절에 발라요.',
    description_en: 'For the dry season.',
    gift: '장벽 밤 하나',
    gift_en: 'A barrier balm',
    choosing: '무작위로 추첨해요.',
    choosing_en: 'Drawn at random.',
    image: picture.url,
    requested_fields: [question, delivery],
    winner_count: 2,
    starts_at: at(-HOUR),
    ends_at: at(DAY),
    announces_at: at(2 * DAY),
  };
};
const create = (rest: object = {}) => editor.call('POST', 'manage/events/', { ...body(), ...rest });
const aDraft = async (rest: object = {}): Promise<ManagedEvent> => {
  const { status, body: draft } = await create(rest);
  expect(status).toBe(200);
  return draft;
};
const read = async (slug: string): Promise<ManagedEvent> => (await editor.call('GET', `manage/events/${slug}/`)).body;
function change(
  event: ManagedEvent,
  rest: Partial<InputOf<typeof managedEventCalls.updateEvent>['body']> = {},
  by = editor,
) {
  const { state: _, published_at: __, announced_at: ___, application_count: ____, ...fields } = event;
  return by.call('PUT', `manage/events/${event.slug}/`, { ...fields, ...rest });
}
const publish = ({ slug, version }: ManagedEvent, to: object = { state: 'open' }) =>
  editor.call('PUT', `manage/events/${slug}/publication/`, { version, ...to });
const anOpen = async (rest: object = {}): Promise<ManagedEvent> => (await publish(await aDraft(rest))).body;
const apply = (slug: string, by = member) =>
  by.call('POST', `events/${slug}/applications/`, { ...home, answer: '건조해서요', consent: '1' });
/** Opens an event to which a member has applied. */
async function applied(rest: object = {}) {
  const { slug } = await anOpen(rest);
  expect((await apply(slug)).status).toBe(200);
  return read(slug);
}
/** Ends the applications for an event now. */
const end = (slug: string) => provider.update(events, { endsAt: provider.now() }, eq(events.slug, slug));
const logged = async () => (await owner.call('GET', 'moderation/log/')).body.results[0];

it('creates a draft, publishes it, and a member applies with what it asks', async () => {
  const fields = body();
  const { status, body: draft } = await editor.call('POST', 'manage/events/', fields);
  const rest = { state: 'draft', published_at: null, announced_at: null, application_count: 0, version: 1 };
  expect([status, draft]).toEqual([200, { ...fields, ...rest }]);
  expect(await logged()).toMatchObject({
    action: 'create_event',
    label: fields.title,
    after: { path: fields.slug, winners: 2, questions: 'answer · 왜 받고 싶나요? · Why would you like it?\ndelivery' },
  });
  expect((await apply(draft.slug)).status).toBe(404);
  const { body: open } = await publish(draft);
  expect(open).toMatchObject({ state: 'open', published_at: provider.now().toISOString(), version: 2 });
  expect(await logged()).toMatchObject({ action: 'publish_event', before: { published_at: null } });
  const { body: shown } = await member.call('GET', `events/${draft.slug}/`);
  expect(shown).toMatchObject({ status: 'opened', gift: '장벽 밤 하나', winner_count: 2 });
  expect(shown.requested_fields.map(({ field }: { field: string }) => field)).toEqual(['answer', 'delivery']);
  const missing = await member.call('POST', `events/${draft.slug}/applications/`, { ...home, consent: '1' });
  expect(missing).toMatchObject({ status: 400, body: { answer: [expect.any(String)] } });
  expect((await apply(draft.slug)).status).toBe(200);
  expect((await read(draft.slug)).application_count).toBe(1);
});

it('is found from the time that it is scheduled for, and is closed once applications are over', async () => {
  const draft = await aDraft({ starts_at: at(3 * HOUR) });
  const { body: scheduled } = await publish(draft, { state: 'scheduled', published_at: at(HOUR) });
  expect(scheduled.state).toBe('scheduled');
  const states = async (state: string) =>
    (await editor.call('GET', `manage/events/?state=${state}&page_size=40`)).body.results.map(
      ({ slug }: ManagedEvent) => slug,
    );
  expect(await states('scheduled')).toContain(draft.slug);
  expect((await member.call('GET', `events/${draft.slug}/`)).status).toBe(404);
  await provider.update(events, { publishedAt: provider.now() }, eq(events.slug, draft.slug));
  expect((await member.call('GET', `events/${draft.slug}/`)).body.status).toBe('upcoming');
  expect(await states('open')).toContain(draft.slug);
  expect(await states('scheduled')).not.toContain(draft.slug);
  await provider.update(events, { endsAt: provider.now() }, eq(events.slug, draft.slug));
  expect((await read(draft.slug)).state).toBe('closed');
  expect(await states('closed')).toContain(draft.slug);
  expect(await states('open')).not.toContain(draft.slug);
});

it.each([
  'summary',
  'summary_en',
  'description',
  'description_en',
  'gift',
  'gift_en',
  'choosing',
  'choosing_en',
  'image',
])('is published with its %s alone', async (field) => {
  const draft = await aDraft({ [field]: '' });
  expect(await publish(draft)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  const filled = (await change(draft, { [field]: body()[field as 'image'] })).body;
  const { body: open } = await publish(filled);
  expect(open.state).toBe('open');
  expect(await change(open, { [field]: '' })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it('is not published once applications are over, now or at the time that is chosen', async () => {
  const rejected = { status: 400, body: { ends_at: [expect.any(String)] } };
  const over = await aDraft({ starts_at: at(-2 * DAY), ends_at: at(-DAY), announces_at: at(DAY) });
  expect(await publish(over)).toMatchObject(rejected);
  expect(await publish(await aDraft(), { state: 'scheduled', published_at: at(2 * DAY) })).toMatchObject(rejected);
});

it.each([
  [{ slug: 'new' }, 'slug'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ title: '' }, 'title'],
  [{ ends_at: at(-2 * HOUR) }, 'ends_at'],
  [{ ends_at: at(400 * DAY), announces_at: at(401 * DAY) }, 'ends_at'],
  [{ announces_at: at(HOUR) }, 'announces_at'],
  [{ winner_count: 0 }, 'winner_count'],
  [{ winner_count: 1001 }, 'winner_count'],
  [{ image: '/api/v1/files/none.webp' }, 'image'],
  [{ requested_fields: [delivery, delivery] }, 'requested_fields'],
  [{ requested_fields: [{ ...question, label_en: '' }] }, 'requested_fields'],
  [{ requested_fields: [{ ...question, hint: '한 줄로' }] }, 'requested_fields'],
  [{ requested_fields: [{ ...question, field: 'password' }] }, 'requested_fields'],
])('rejects %j', async (part, field) => {
  const { status, body: error } = await create(part);
  expect([status, Object.keys(error).some((name) => name.startsWith(field))]).toEqual([400, true]);
});

it('has an address that no other event has, which changes in a draft only', async () => {
  const taken = { status: 400, body: { slug: [expect.any(String)] } };
  const other = await aDraft();
  expect(await create({ slug: other.slug })).toMatchObject(taken);
  const draft = await aDraft();
  expect(await change(draft, { slug: other.slug })).toMatchObject(taken);
  const { body: moved } = await change(draft, { slug: `${draft.slug}-again` });
  expect((await editor.call('GET', `manage/events/${draft.slug}/`)).status).toBe(404);
  const { body: open } = await publish(moved);
  expect(await change(open, { slug: draft.slug })).toMatchObject(taken);
});

it('tells the second of two operators that the event has changed, and changes nothing', async () => {
  const draft = await aDraft({ image: (await provider.picture(editor.id)).url });
  const other = await provider.member({ role: 'manager' });
  // The picture that is stored may be another operator's.
  const colleague = await provider.member({ role: 'editor' });
  const { status, body: changed } = await change(draft, { title: '장벽 밤 두 번째' }, colleague);
  expect([status, changed.version]).toEqual([200, 2]);
  const conflict = { status: 409, body: { code: 'edit_conflict' } };
  expect(await change(draft, { title: '다른 이름' }, other)).toMatchObject(conflict);
  expect(await publish(draft)).toMatchObject(conflict);
  expect(await read(draft.slug)).toEqual(changed);
  expect(await logged()).toMatchObject({
    action: 'edit_event',
    before: { title: '장벽 밤 나눔' },
    after: { title: '장벽 밤 두 번째' },
  });
});

it.each([
  [{ starts_at: at(-2 * HOUR) }],
  [{ gift: '다른 선물' }],
  [{ choosing_en: 'By hand.' }],
  [{ requested_fields: [delivery, question] }],
  [{ requested_fields: [delivery] }],
  [{ requested_fields: [{ ...question, hint: '한 줄로', hint_en: 'In a line' }, delivery] }],
  [{ winner_count: 1 }],
])('does not change to %j once somebody has applied', async (part) => {
  const event = await applied();
  const [field = ''] = Object.keys(part);
  expect(await change(event, part)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  expect(await read(event.slug)).toEqual(event);
});

it('changes its texts, its end and its announcement, and has more winners, once somebody has applied', async () => {
  const event = await applied();
  const part = { title: '새 이름', ends_at: at(3 * DAY), announces_at: at(4 * DAY), winner_count: 5 };
  expect((await change(event, part)).body).toMatchObject({ ...part, application_count: 1, version: 3 });
});

it('is neither taken back nor rescheduled once somebody has applied', async () => {
  const open = await anOpen();
  expect((await publish(open, { state: 'draft' })).body).toMatchObject({ state: 'draft', published_at: null });
  const event = await applied();
  for (const state of ['draft', 'open']) {
    expect(await publish(event, { state })).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('is not applied to by who waits for an operator that takes it back', async () => {
  const { slug } = await anOpen();
  const answers: unknown[] = [];
  await provider.whileHeld(
    (tx) => tx.update(events).set({ publishedAt: null, version: 9 }).where(eq(events.slug, slug)),
    async () => {
      const answer = await apply(slug);
      answers.push([answer.status, answer.body.code]);
    },
  );
  expect(answers).toEqual([[404, 'not_found']]);
});

it('is not applied to as it was before an operator has changed it', async () => {
  const { slug } = await anOpen();
  const now = provider.now();
  const applicant = { id: member.id, role: 'member' } as Member;
  const stale = provider.write(async (tx) => {
    const found = await findEvent(tx, slug, now);
    const typed = eventSchemas.applyToEvent.body.parse({ ...home, answer: '네', consent: '1' });
    const by = { member: applicant, now, locale: 'ko', site: provider.services.env.SITE_URL } as const;
    await applyFor(tx, { ...found, version: found.version - 1 }, typed, by);
  });
  await expect(stale).rejects.toMatchObject({ code: 'changed' });
  expect((await read(slug)).application_count).toBe(0);
});

it('keeps its end once applications are over, and everything promised once the winners are announced', async () => {
  const { slug } = await applied();
  await end(slug);
  const closed = await read(slug);
  expect(closed.state).toBe('closed');
  const rejected = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });
  expect(await change(closed, { ends_at: at(DAY), announces_at: at(2 * DAY) })).toMatchObject(rejected('ends_at'));
  await editor.call('POST', `events/${slug}/winners/random/`, { count: 1 });
  await announceWinners(provider, slug);
  const announced = await read(slug);
  expect(announced.announced_at).toBe(provider.now().toISOString());
  expect(await change(announced, { winner_count: 9 })).toMatchObject(rejected('winner_count'));
  expect(await change(announced, { announces_at: at(9 * DAY) })).toMatchObject(rejected('announces_at'));
  expect((await change(announced, { title: '고친 이름' })).body).toMatchObject({ title: '고친 이름' });
});

it('winners of a draft cannot be chosen', async () => {
  const { slug } = await aDraft({ starts_at: at(-2 * DAY), ends_at: at(-DAY) });
  expect((await editor.call('POST', `events/${slug}/winners/random/`, { count: 1 })).status).toBe(404);
  expect((await editor.call('GET', `events/${slug}/applications/`)).status).toBe(404);
});

it('copies everything to a draft that begins tomorrow at the same time, with an address of its own', async () => {
  const { slug } = await applied();
  const source = await read(slug);
  const { body: copy } = await editor.call('POST', `manage/events/${slug}/copy/`);
  const days = (Date.parse(copy.starts_at) - Date.parse(source.starts_at)) / DAY;
  expect(Number.isInteger(days)).toBe(true);
  const moved = (from: string) => new Date(Date.parse(from) + days * DAY).toISOString();
  const koreanDay = (instant: string) => new Date(Date.parse(instant) + 9 * HOUR).toISOString().slice(0, 10);
  expect(koreanDay(copy.starts_at)).toBe(koreanDay(at(DAY)));
  expect(copy).toEqual({
    ...source,
    slug: `${slug}-2`,
    state: 'draft',
    published_at: null,
    application_count: 0,
    version: 1,
    starts_at: moved(source.starts_at),
    ends_at: moved(source.ends_at),
    announces_at: moved(source.announces_at),
  });
  const { body: third } = await editor.call('POST', `manage/events/${copy.slug}/copy/`);
  expect(third.slug).toBe(`${slug}-3`);
});

it('is deleted as a draft alone', async () => {
  const draft = await aDraft();
  const open = await anOpen();
  const remove = ({ slug }: ManagedEvent) => editor.call('DELETE', `manage/events/${slug}/`);
  expect(await remove(open)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await remove(draft)).status).toBe(200);
  expect((await editor.call('GET', `manage/events/${draft.slug}/`)).status).toBe(404);
  expect(await logged()).toMatchObject({ action: 'delete_event', before: { title: '장벽 밤 나눔' } });
});

it('keeps its picture while it shows it', async () => {
  const own = await provider.picture(editor.id);
  const draft = await aDraft({ image: own.url });
  const shown = async () => (await provider.rows(files, eq(files.id, own.id))).map(({ shownBy }) => shownBy);
  expect(await shown()).toEqual([1]);
  await change(draft, { image: picture.url });
  expect(await shown()).toEqual([0]);
});

it('shows a draft to operators as members will see it', async () => {
  const { slug } = await aDraft();
  const { body: preview } = await editor.call('GET', `manage/events/${slug}/preview/`);
  expect(preview).toMatchObject({ slug, status: 'opened', winners: [], requested_fields: [{ field: 'answer' }, {}] });
});

it('finds events of the first content too, by title and address', async () => {
  const { slug } = await anEvent(provider, ['answer'], { title: '귀한 나눔' });
  for (const search of ['귀한', slug]) {
    const { body: found } = await editor.call('GET', `manage/events/?search=${encodeURIComponent(search)}`);
    expect(found).toMatchObject({ count: 1, results: [{ slug, state: 'open' }] });
  }
});

/** Announces one of two applicants of an event as its winner. */
async function announced() {
  const event = await anEvent(provider, ['delivery', 'instagramUsername'], { hours: 1, winnerCount: 1 });
  const people = [await provider.member(), await provider.member()];
  for (const [index, person] of people.entries()) {
    const typed = { ...home, name: `받는 이 ${index}`, instagramUsername: 'gyeol.friend', consent: '1' };
    expect((await person.call('POST', `events/${event.slug}/applications/`, typed)).status).toBe(200);
  }
  await end(event.slug);
  const [, second] = await provider.rows(eventApplications, eq(eventApplications.eventId, event.id));
  await editor.call('PUT', `events/${event.slug}/winners/`, { application: second?.id, chosen: true });
  return { event, winner: people[1], announce: () => announceWinners(provider, event.slug) };
}

it('gives the deliveries of the announced winners to who types their password, and logs it', async () => {
  const operator = await withPassword(provider, { role: 'editor' });
  const { event, winner, announce } = await announced();
  const download = (password = PASSWORD) =>
    provider.call('POST', `manage/events/${event.slug}/deliveries/`, { token: operator.token, body: { password } });
  expect(await download()).toMatchObject({ status: 409, body: { code: 'not_announced' } });
  await announce();
  expect(await download('not the password')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  const { status, body: answer } = await download();
  expect(status).toBe(200);
  expect(answer.deliveries).toEqual([
    expect.objectContaining({
      username: winner?.username,
      name: '받는 이 1',
      phone: '010-1234-5678',
      fullAddress: '서울 종로구 결로 1 101호',
      deliveryMessage: '문 앞에 놓아 주세요',
      instagramUsername: 'gyeol.friend',
    }),
  ]);
  const entry = await logged();
  expect(entry).toMatchObject({ action: 'export_deliveries', label: event.title, after: { deliveries: 1 } });
  expect(JSON.stringify(entry)).not.toContain('결로');
  await provider.update(eventApplications, { erasedAt: provider.now() }, eq(eventApplications.eventId, event.id));
  expect((await download()).body).toEqual({ deliveries: [] });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  const noRight = { status: 409, body: { code: 'no_right' } };
  expect(await other.call('GET', 'manage/events/')).toMatchObject(noRight);
  const { slug } = await aDraft();
  expect(await other.call('POST', `manage/events/${slug}/deliveries/`, { password: PASSWORD })).toMatchObject(noRight);
});
