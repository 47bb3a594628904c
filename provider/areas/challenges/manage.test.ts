import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedChallengeCalls } from '../../../contract/managedChallenges.calls.ts';
import type { ManagedChallenge } from '../../../contract/managedChallenges.ts';
import { challenges } from '../../db/schema/challenges.ts';
import { files } from '../../db/schema/site.ts';
import type { Member } from '../../platform/http/context.ts';
import { addDays } from '../../platform/time/seoul.ts';
import { dayIn } from '../../platform/time/zones.ts';
import { testProvider } from '../../testing.ts';
import { joinChallenge } from './join.ts';
import { findChallenge } from './queries.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
const editor = await provider.member({ role: 'editor' });
const member = await provider.member();
const today = () => dayIn('Asia/Seoul', provider.now());

/** Inserts an uploaded picture of the editor, and returns its address. */
const aCover = () => provider.picture(editor.id);
const cover = await aCover();

const body = () => ({
  type: 'moisture' as const,
  title: '보습 일주일',
  title_en: 'A week of moisture',
  description: '자기 전에 한 번 더 발라요.',
  description_en: 'Once more before bed.',
  rules: [{ text: '세안하고 3분 안에', text_en: 'Within three minutes of washing' }],
  question1: '지금 피부는 어때요?',
  question1_en: 'How is your skin?',
  question2: '',
  question2_en: '',
  image: cover.url,
  starts_on: today(),
  ends_on: addDays(today(), 6),
  opens_at: '00:00:00',
  closes_at: '23:59:59',
  time_zone: 'Asia/Seoul' as const,
  group_size: 3,
  needs_photo: false,
  capacity: 2 as number | null,
  check_xp: 15,
  check_point: 5,
  complete_xp: 50,
  complete_point: 0,
  complete_heart: 1,
});
const create = (rest: object = {}) => editor.call('POST', 'manage/challenges/', { ...body(), ...rest });
const made = async (rest: object = {}): Promise<ManagedChallenge> => (await create(rest)).body;
const read = async (id: number): Promise<ManagedChallenge> =>
  (await editor.call('GET', `manage/challenges/${id}/`)).body;
/** Returns the fields that an operator sends of a challenge. */
const sent = ({
  id,
  state,
  published_at,
  ended_at,
  end_reason,
  end_reason_en,
  participant_count,
  check_in_count,
  ...fields
}: ManagedChallenge) => fields;
function change(
  challenge: ManagedChallenge,
  rest: Partial<InputOf<typeof managedChallengeCalls.updateChallenge>['body']> = {},
) {
  return editor.call('PUT', `manage/challenges/${challenge.id}/`, { ...sent(challenge), ...rest });
}
const publish = ({ id, version }: ManagedChallenge, to: object = { state: 'open' }) =>
  editor.call('PUT', `manage/challenges/${id}/publication/`, { version, ...to });
const join = (id: number, by = member) => by.call('POST', `challenges/${id}/entrant/`, {});
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};

it('creates a draft, publishes it, and a member joins and earns what it credits', async () => {
  const { status, body: draft } = await create();
  expect([status, draft]).toEqual([
    200,
    {
      ...body(),
      id: draft.id,
      state: 'draft',
      published_at: null,
      ended_at: null,
      end_reason: '',
      end_reason_en: '',
      participant_count: 0,
      check_in_count: 0,
      version: 1,
    },
  ]);
  expect(await logged()).toMatchObject({
    action: 'create_challenge',
    label: '보습 일주일',
    after: { rewards: '15 / 5; 50 / 0 / 1', capacity: 2 },
  });
  expect((await join(draft.id)).status).toBe(404);
  const { body: open } = await publish(draft);
  expect(open).toMatchObject({ state: 'open', published_at: provider.now().toISOString(), version: 2 });
  expect(await logged()).toMatchObject({
    action: 'publish_challenge',
    before: { published_at: null },
    after: { published_at: provider.now().toISOString() },
  });
  const { body: shown } = await member.call('GET', `challenges/${draft.id}/`);
  expect(shown).toMatchObject({
    title: '보습 일주일',
    capacity: 2,
    rewards: { check: { xp: 15, point: 5 }, complete: { xp: 50, point: 0, heart: 1 } },
  });
  const { body: participant } = await join(draft.id);
  const checked = await member.call('POST', `challenges/${draft.id}/entrants/${participant.id}/check/`, {});
  expect(checked.body).toMatchObject({ earned: { xp: 15, point: 5 } });
});

it('completing one credits no reward that is 0', async () => {
  const draft = await made({ starts_on: today(), ends_on: today() });
  await publish(draft);
  const solo = await provider.member();
  const { body: participant } = await join(draft.id, solo);
  const checked = await solo.call('POST', `challenges/${draft.id}/entrants/${participant.id}/check/`, {});
  expect(checked.body.completed).toBe(true);
  const { body: points } = await solo.call('GET', 'point-histories/');
  expect(points.results.map(({ reason }: { reason: string }) => reason)).not.toContain('challenge_completed');
});

it('opens at the time that it is scheduled for, and is closed when its days are over', async () => {
  const draft = await made({ starts_on: addDays(today(), 3), ends_on: addDays(today(), 4) });
  const at = new Date(provider.now().getTime() + 3_600_000).toISOString();
  const { body: scheduled } = await publish(draft, { state: 'scheduled', published_at: at });
  expect(scheduled).toMatchObject({ state: 'scheduled', published_at: at });
  expect((await member.call('GET', `challenges/${draft.id}/`)).status).toBe(404);
  const states = async (state: string) =>
    (await editor.call('GET', `manage/challenges/?state=${state}&page_size=40`)).body.results.map(
      ({ id }: ManagedChallenge) => id,
    );
  expect(await states('scheduled')).toContain(draft.id);
  await provider.write((tx) =>
    tx.update(challenges).set({ publishedAt: provider.now() }).where(eq(challenges.id, draft.id)),
  );
  expect((await member.call('GET', `challenges/${draft.id}/`)).body.status).toBe('upcoming');
  expect(await states('open')).toContain(draft.id);
  expect(await states('scheduled')).not.toContain(draft.id);
  await provider.write((tx) =>
    tx.update(challenges).set({ startsOn: '2020-01-01', endsOn: '2020-01-02' }).where(eq(challenges.id, draft.id)),
  );
  expect((await read(draft.id)).state).toBe('closed');
  expect(await states('closed')).toContain(draft.id);
});

it.each([
  ['an hour ago', -3_600_000],
  ['in two years', 2 * 366 * 86_400_000],
])('is not scheduled for %s', async (_, offset) => {
  const at = new Date(provider.now().getTime() + offset).toISOString();
  const rejected = await publish(await made(), { state: 'scheduled', published_at: at });
  expect(rejected).toMatchObject({ status: 400, body: { published_at: [expect.any(String)] } });
});

it.each([['description'], ['description_en'], ['image']])('is published with its %s alone', async (field) => {
  const draft = await made({ [field]: '' });
  expect(await publish(draft)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  const { body: open } = await publish((await change(draft, { [field]: body()[field as 'image'] })).body);
  expect(open.state).toBe('open');
  expect(await change(open, { [field]: '' })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it('is not published after its last day, now or at the time that is chosen', async () => {
  const over = await made({ starts_on: addDays(today(), -3), ends_on: addDays(today(), -1) });
  expect(await publish(over)).toMatchObject({ status: 400, body: { ends_on: [expect.any(String)] } });
  const soon = await made({ starts_on: today(), ends_on: addDays(today(), 1) });
  const at = new Date(provider.now().getTime() + 5 * 86_400_000).toISOString();
  const late = await publish(soon, { state: 'scheduled', published_at: at });
  expect(late).toMatchObject({ status: 400, body: { ends_on: [expect.any(String)] } });
});

it.each([
  [{ ends_on: '2020-01-01' }, 'ends_on'],
  // No day comes after it: a member who joined would have ended the provider.
  [{ starts_on: '9999-12-30', ends_on: '9999-12-31' }, 'ends_on'],
  [{ question1_en: '' }, 'question1_en'],
  [{ question2_en: 'And?' }, 'question2'],
  [{ image: '/api/v1/files/none.webp' }, 'image'],
  [{ group_size: 1 }, 'group_size'],
  [{ capacity: 0 }, 'capacity'],
  [{ time_zone: 'Moon/Base' }, 'time_zone'],
  [{ check_point: 100_001 }, 'check_point'],
  [{ rules: [{ text: '하나', text_en: '' }] }, 'rules'],
])('rejects %j', async (part, field) => {
  const { status, body: error } = await create(part);
  expect([status, Object.keys(error).some((name) => name.startsWith(field))]).toEqual([400, true]);
});

it('tells the second of two operators that the challenge has changed, and changes nothing', async () => {
  const draft = await made();
  const { body: changed } = await change(draft, { title: '보습 열흘' });
  expect(changed).toMatchObject({ title: '보습 열흘', version: 2 });
  const conflict = { status: 409, body: { code: 'edit_conflict' } };
  expect(await change(draft, { title: '보습 한 달' })).toMatchObject(conflict);
  expect(await publish(draft)).toMatchObject(conflict);
  expect(await read(draft.id)).toEqual(changed);
  expect(await logged()).toMatchObject({
    action: 'edit_challenge',
    before: { title: '보습 일주일' },
    after: { title: '보습 열흘' },
  });
  expect((await logged()).after).toEqual({ title: '보습 열흘' });
});

it.each([
  [{ starts_on: addDays(today(), -2) }],
  [{ ends_on: addDays(today(), 9) }],
  [{ closes_at: '12:00:00' }],
  [{ time_zone: null }],
  [{ needs_photo: true }],
  [{ group_size: 0 }],
  [{ question1: '다른 질문' }],
  [{ check_point: 0 }],
  [{ complete_heart: 9 }],
  [{ capacity: 1 }],
] as const)('does not change to %j once members have joined', async (part) => {
  const { body: open } = await publish(await made());
  await participantsOf(provider, open.id, [member, await provider.member()]);
  const [field = ''] = Object.keys(part);
  expect(await change(open, part)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  expect(await read(open.id)).toEqual({ ...open, participant_count: 2 });
});

it('takes an answer to its question only as that was shown', async () => {
  const { body: open } = await publish(await made());
  const { body: shown } = await member.call('GET', `challenges/${open.id}/`);
  const { body: other } = await change(open, { question1: '어제보다 나아졌어요?', question1_en: 'Is it better?' });
  const answer = (question1: string, by = member) =>
    by.call('POST', `challenges/${open.id}/entrant/`, { answer1: '네, 좋아요', question1, question2: '' });
  expect(await answer(shown.question1)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await read(open.id)).participant_count).toBe(0);
  expect((await answer(other.question1)).body).toMatchObject({ answer1: '네, 좋아요' });
  expect((await answer(other.question1_en, await provider.member())).status).toBe(200);
});

it('changes its texts and cover, and has more room, once members have joined', async () => {
  const { body: open } = await publish(await made());
  await participantsOf(provider, open.id, [member, await provider.member()]);
  const part = { title: '새 이름', rules: [], capacity: null };
  expect((await change(open, part)).body).toMatchObject({ ...part, participant_count: 2, version: 3 });
});

it('is neither taken back nor rescheduled once members have joined', async () => {
  const { body: open } = await publish(await made());
  expect((await publish(open, { state: 'draft' })).body).toMatchObject({ state: 'draft', published_at: null });
  const { body: again } = await publish(await read(open.id));
  await join(open.id);
  for (const state of ['draft', 'open']) {
    expect(await publish(again, { state })).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('has room for as many as it says, also for members who join at the same time', async () => {
  const { body: open } = await publish(await made({ capacity: 3 }));
  const people = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
  const answers = await Promise.all(people.map((person) => join(open.id, person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body: error }) => error.code === 'challenge_full')).toHaveLength(5);
  expect((await read(open.id)).participant_count).toBe(3);
});

it('is not joined by who waits for the last place, or for an operator that takes it back', async () => {
  const cases = [
    [{ participantCount: 2 }, 409, 'challenge_full'],
    [{ publishedAt: null, version: 9 }, 404, 'not_found'],
  ] as const;
  for (const [held, status, code] of cases) {
    const { body: open } = await publish(await made());
    const answers: unknown[] = [];
    await provider.whileHeld(
      (tx) => tx.update(challenges).set(held).where(eq(challenges.id, open.id)),
      async () => {
        const answer = await join(open.id, await provider.member());
        answers.push([answer.status, answer.body.code]);
      },
    );
    expect(answers).toEqual([[status, code]]);
  }
});

it('is not joined as it was before an operator has changed it', async () => {
  const { body: open } = await publish(await made());
  const { id } = await provider.member();
  const now = provider.now();
  const stale = provider.write(async (tx) => {
    const found = await findChallenge(tx, open.id, now);
    await joinChallenge(
      tx,
      { ...found, version: found.version - 1 },
      { answer1: '', answer2: '' },
      { member: { id } as Member, now, locale: 'ko', zone: 'Asia/Seoul', site: provider.services.env.SITE_URL },
    );
  });
  await expect(stale).rejects.toMatchObject({ code: 'changed' });
  expect((await read(open.id)).participant_count).toBe(0);
});

it('copies everything but the days, which begin tomorrow, to a draft', async () => {
  const { body: open } = await publish(await made());
  const source = await read(open.id);
  const { body: copy } = await editor.call('POST', `manage/challenges/${open.id}/copy/`);
  const length = Math.round((Date.parse(source.ends_on) - Date.parse(source.starts_on)) / 86_400_000);
  expect(copy).toEqual({
    ...source,
    id: copy.id,
    state: 'draft',
    published_at: null,
    starts_on: addDays(today(), 1),
    ends_on: addDays(today(), 1 + length),
    version: 1,
  });
  expect(copy.id).not.toBe(open.id);
  expect(await logged()).toMatchObject({ action: 'create_challenge', label: source.title });
});

it('is deleted as a draft alone', async () => {
  const draft = await made();
  const { body: open } = await publish(await made());
  const remove = (id: number) => editor.call('DELETE', `manage/challenges/${id}/`);
  expect(await remove(open.id)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await remove(draft.id)).status).toBe(200);
  expect((await editor.call('GET', `manage/challenges/${draft.id}/`)).status).toBe(404);
  expect(await logged()).toMatchObject({ action: 'delete_challenge', before: { title: '보습 일주일' } });
});

it('keeps the picture of its cover while it shows it', async () => {
  const picture = await aCover();
  const draft = await made({ image: picture.url });
  const shown = async () => (await provider.rows(files, eq(files.id, picture.id))).map(({ shownBy }) => shownBy);
  expect(await shown()).toEqual([1]);
  await change(draft, { image: cover.url });
  expect(await shown()).toEqual([0]);
});

it('keeps a cover that another operator has uploaded', async () => {
  const draft = await made();
  const colleague = await provider.member({ role: 'editor' });
  const body = { ...sent(draft), title: '함께 고친 이름' };
  const changed = await colleague.call('PUT', `manage/challenges/${draft.id}/`, body);
  expect(changed).toMatchObject({ status: 200, body: { title: '함께 고친 이름', image: draft.image } });
});

it('shows a draft to operators as members will see it', async () => {
  const draft = await made();
  const { body: preview } = await editor.call('GET', `manage/challenges/${draft.id}/preview/`);
  expect(preview).toMatchObject({ id: draft.id, title: '보습 일주일', status: 'opened', days: 7, needed: 6 });
});

it('finds challenges of the first content too, by words', async () => {
  const { id } = await aChallenge(provider, { title: '귀한 이름' });
  const { body: found } = await editor.call('GET', `manage/challenges/?search=${encodeURIComponent('귀한')}`);
  expect(found).toMatchObject({ count: 1, results: [{ id, state: 'open' }] });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/challenges/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
