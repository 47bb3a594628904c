import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedMissionCalls } from '../../../contract/managedMissions.calls.ts';
import type { ManagedMission } from '../../../contract/managedMissions.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import { files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aMission } from './testing.ts';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR);

type Body = InputOf<typeof managedMissionCalls.createMission>['body'];

let editor: TestMember;
let member: TestMember;
let cover: string;
beforeEach(async () => {
  [editor, member] = [await provider.member({ role: 'editor' }), await provider.member()];
  cover = await aPicture();
});

/** Inserts an uploaded picture of an operator, and returns its address. */
const aPicture = async () => (await provider.picture(editor.id)).url;

const RIGHT = { text: '두 마디', text_en: 'Two joints', right: true };
const WRONG = { text: '콩알만큼', text_en: 'A pea', right: false };
const body = (): Body => ({
  kind: 'quiz',
  title: '선크림의 양',
  title_en: 'How much sunscreen',
  description: '두 손가락이면 될까요?',
  description_en: 'Are two fingers enough?',
  content: '얼굴에 바를 양을 알아봐요.',
  content_en: 'Learn how much a face takes.',
  image: cover,
  pictures: [],
  question: '알맞은 양은?',
  question_en: 'How much?',
  choices: [WRONG, RIGHT],
  several: false,
  answers: [],
  explanation: '적게 바르면 막지 못해요.',
  explanation_en: 'Less of it protects less.',
  min_length: 0,
  checked: false,
  point: 50,
  ends_at: at(48).toISOString(),
});
/** The parts of each kind that the others do not have. */
const ofKind = {
  quiz: {},
  choice: { kind: 'choice', choices: [WRONG, { ...RIGHT, right: false }] },
  answer: { kind: 'answer', choices: [], answers: ['세라마이드', 'Ceramide'] },
  note: { kind: 'note', choices: [], min_length: 5, checked: true },
  review: { kind: 'review', choices: [], min_length: 5, checked: true },
} satisfies Record<Body['kind'], Partial<Body>>;

const create = (rest: Partial<Body> = {}) => editor.call('POST', 'manage/missions/', { ...body(), ...rest });
const made = async (rest: Partial<Body> = {}): Promise<ManagedMission> => (await create(rest)).body;
const read = async (id: number): Promise<ManagedMission> => (await editor.call('GET', `manage/missions/${id}/`)).body;
const fieldsOf = (mission: ManagedMission) => {
  const { id: _, state: __, published_at: ___, has_entries, waiting_count, completed_count, ...fields } = mission;
  return fields;
};
const change = (mission: ManagedMission, rest: Partial<Body> = {}, by = editor) =>
  by.call('PUT', `manage/missions/${mission.id}/`, { ...fieldsOf(mission), ...rest });
const publish = ({ id, version }: ManagedMission, to: object = { state: 'open' }) =>
  editor.call('PUT', `manage/missions/${id}/publication/`, { version, ...to });
const close = ({ id, version }: ManagedMission, by = editor) =>
  by.call('POST', `manage/missions/${id}/close/`, { version });
const opened = async (rest: Partial<Body> = {}): Promise<ManagedMission> => (await publish(await made(rest))).body;
const seen = async (id: number) => (await member.call('GET', `missions/${id}/`)).status;
const doIt = (id: number, given: object = { data: { choices: ['b'] } }, by = member) =>
  by.call('PUT', `missions/${id}/`, given);
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};
const rejects = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });

it('makes a draft that nobody finds, opens it, and members do it by its answers', async () => {
  const { status, body: draft } = await create();
  expect([status, draft]).toEqual([
    200,
    {
      ...body(),
      id: draft.id,
      state: 'draft',
      published_at: null,
      has_entries: false,
      waiting_count: 0,
      completed_count: 0,
      version: 1,
    },
  ]);
  expect(await logged()).toMatchObject({
    action: 'create_mission',
    label: '선크림의 양',
    after: { kind: 'quiz', choices: '콩알만큼 (A pea)\n✓ 두 마디 (Two joints)', points: 50 },
  });
  expect(await seen(draft.id)).toBe(404);
  expect((await doIt(draft.id)).status).toBe(404);
  expect(await publish(draft)).toMatchObject({ status: 200, body: { state: 'open', version: 2 } });
  expect(await logged()).toMatchObject({ action: 'publish_mission', before: { published_at: null } });
  expect((await doIt(draft.id, { data: { choices: ['a'] } })).body.code).toBe('wrong_answer');
  expect((await read(draft.id)).has_entries).toBe(false);
  expect(await doIt(draft.id)).toMatchObject({ status: 200, body: { earned: { xp: 20, point: 50 } } });
  expect(await read(draft.id)).toMatchObject({ has_entries: true, completed_count: 1 });
});

it.each(Object.entries(ofKind))('makes and opens a mission of the kind %s', async (kind, part) => {
  const mission = await opened(part);
  expect(mission).toMatchObject({ kind, state: 'open', ...part });
  const given = {
    quiz: { data: { choices: ['b'] } },
    choice: { data: { choices: ['a'] } },
    answer: { answer: ' cera-mide ' },
    note: { data: { note: '미온수로 씻어요' } },
    review: { review: '촉촉하고 좋아요' },
  }[kind as Body['kind']];
  expect((await doIt(mission.id, given)).status).toBe(200);
  const waits = kind === 'note' || kind === 'review';
  expect(await read(mission.id)).toMatchObject({ waiting_count: waits ? 1 : 0, completed_count: waits ? 0 : 1 });
});

it('opens at the time that it is scheduled for, and is listed by its state', async () => {
  const draft = await made({ ends_at: null });
  const opensAt = at(1).toISOString();
  const { body: scheduled } = await publish(draft, { state: 'scheduled', published_at: opensAt });
  expect(scheduled).toMatchObject({ state: 'scheduled', published_at: opensAt });
  const ids = async (state: string) =>
    (await editor.call('GET', `manage/missions/?state=${state}&page_size=100`)).body.results.map(
      ({ id }: ManagedMission) => id,
    );
  expect(await ids('scheduled')).toContain(draft.id);
  expect(await seen(draft.id)).toBe(404);
  await provider.update(missions, { publishedAt: at(0) }, eq(missions.id, draft.id));
  expect(await seen(draft.id)).toBe(200);
  for (const [state, isIn] of Object.entries({ draft: false, scheduled: false, open: true, closed: false })) {
    expect([state, (await ids(state)).includes(draft.id)]).toEqual([state, isIn]);
  }
  const { body: closed } = await close(await read(draft.id));
  expect(closed).toMatchObject({ state: 'closed', ends_at: at(0).toISOString() });
  expect(await ids('closed')).toContain(draft.id);
  expect(await ids('open')).not.toContain(draft.id);
});

it.each([
  ['the past', () => ({ state: 'scheduled', published_at: at(-1).toISOString() }), 'published_at'],
  ['a time after its end', () => ({ state: 'scheduled', published_at: at(49).toISOString() }), 'ends_at'],
])('is not scheduled for %s', async (_, to, field) => {
  expect(await publish(await made(), to())).toMatchObject(rejects(field));
});

const NEEDED = ['description', 'description_en', 'content', 'content_en', 'image', 'question', 'question_en'] as const;
const lacking: [keyof Body, Partial<Body>][] = [
  ...NEEDED.map((field): [keyof Body, Partial<Body>] => [field, { [field]: '' }]),
  ['choices', { choices: [RIGHT] }],
  ['choices', { choices: [WRONG, WRONG] }],
  ['answers', { ...ofKind.answer, answers: [] }],
  ['ends_at', { ends_at: '2020-01-01T00:00:00.000Z' }],
];

it.each(lacking)('is opened with its %s alone', async (field, part) => {
  const draft = await made(part);
  expect(draft.state).toBe('draft');
  expect(await publish(draft)).toMatchObject(rejects(field));
  expect(await seen(draft.id)).toBe(404);
});

const wrong: [keyof Body, Partial<Body>][] = [
  ['choices', { kind: 'note' }],
  ['choices', { kind: 'choice' }],
  ['choices', { choices: [RIGHT, { ...WRONG, right: true }] }],
  ['several', { ...ofKind.answer, several: true }],
  ['answers', { answers: ['세라마이드'] }],
  ['answers', { ...ofKind.answer, answers: ['!!!'] }],
  ['min_length', { min_length: 5 }],
  ['min_length', { ...ofKind.note, min_length: 1001 }],
  ['explanation', { explanation: '' }],
  ['explanation_en', { explanation_en: '' }],
  ['image', { image: '/api/v1/files/none.webp' }],
  ['pictures', { pictures: ['/api/v1/files/none.webp'] }],
  ['point', { point: 100_001 }],
  ['title', { title: '가'.repeat(81) }],
];

it.each(wrong)('rejects a wrong %s', async (field, part) => {
  const { status, body: error } = await create(part);
  expect([status, Object.keys(error)[0]?.split('.')[0]]).toEqual([400, field]);
});

it('takes several right choices where several can be taken', async () => {
  const { id } = await opened({ several: true, choices: [RIGHT, WRONG, { ...RIGHT, text: '세 마디' }] });
  expect((await doIt(id, { data: { choices: ['a'] } })).body.code).toBe('wrong_answer');
  expect((await doIt(id, { data: { choices: ['a', 'c'] } })).status).toBe(200);
});

it('tells the second of two operators that the mission has changed, and changes nothing', async () => {
  const draft = await made();
  const { body: changed } = await change(draft, { title: '선크림 다시 보기' });
  expect(changed).toMatchObject({ title: '선크림 다시 보기', version: 2 });
  expect(await logged()).toMatchObject({
    action: 'edit_mission',
    before: { title: '선크림의 양' },
    after: { title: '선크림 다시 보기' },
  });
  const conflict = { status: 409, body: { code: 'edit_conflict' } };
  expect(await change(draft, { title: '또 다른 제목' }, await provider.member({ role: 'editor' }))).toMatchObject(
    conflict,
  );
  expect(await publish(draft)).toMatchObject(conflict);
  expect(await close(draft)).toMatchObject(conflict);
  expect(await read(draft.id)).toEqual(changed);
});

const fixed: [keyof Body, Partial<Body>][] = [
  ['kind', ofKind.note],
  ['question', { question: '다른 질문' }],
  ['question_en', { question_en: 'Another question' }],
  ['choices', { choices: [RIGHT, WRONG] }],
  [
    'choices',
    {
      choices: [
        { ...WRONG, right: true },
        { ...RIGHT, right: false },
      ],
    },
  ],
  ['several', { several: true }],
  ['checked', { checked: true }],
  ['point', { point: 5000 }],
];

it.each(fixed)('changes its %s no more once a member has done it', async (field, part) => {
  const open = await opened();
  expect((await change(open, part)).status).toBe(200);
  const other = await opened();
  await doIt(other.id);
  expect(await change(other, part)).toMatchObject({
    status: 400,
    body: { [field]: [expect.stringContaining('참여한 사람')] },
  });
  for (const state of ['draft', 'open']) {
    expect(await publish(other, { state })).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('changes its accepted answers and the length of its text no more either', async () => {
  const typed = await opened(ofKind.answer);
  await doIt(typed.id, { answer: '세라마이드' });
  expect(await change(typed, { answers: ['레티놀'] })).toMatchObject(rejects('answers'));
  const written = await opened(ofKind.note);
  await doIt(written.id, { data: { note: '미온수로 씻어요' } });
  expect(await change(written, { min_length: 50 })).toMatchObject(rejects('min_length'));
});

it('corrects its texts, pictures and end once members have done it', async () => {
  const open = await opened();
  await doIt(open.id);
  const part = {
    title: '새 제목',
    content: '고친 글',
    explanation: '고친 해설',
    pictures: [await aPicture()],
    ends_at: null,
  };
  expect(await change(open, part)).toMatchObject({ status: 200, body: { ...part, version: 3, has_entries: true } });
  expect((await member.call('GET', `missions/${open.id}/`)).body).toMatchObject({
    title: '새 제목',
    content: '고친 글',
    explanation: '고친 해설',
    resourceUrls: part.pictures,
    ends_at: null,
  });
});

it('is closed at once, keeps what members submitted, and a later end opens it again', async () => {
  const open = await opened(ofKind.note);
  await doIt(open.id, { data: { note: '미온수로 씻어요' } });
  provider.advance(60);
  const { body: closed } = await close(open);
  expect(closed).toMatchObject({ state: 'closed', ends_at: provider.now().toISOString(), waiting_count: 1 });
  expect(await logged()).toMatchObject({ action: 'close_mission', after: { ends_at: provider.now().toISOString() } });
  const late = await provider.member();
  expect((await doIt(open.id, { data: { note: '나도 씻어요 늦게' } }, late)).body.code).toBe('mission_closed');
  expect((await close(closed)).body.code).toBe('changed');
  const before = at(-24).toISOString();
  expect(await change(closed, { ends_at: before })).toMatchObject(rejects('ends_at'));
  expect((await change(closed, { ends_at: null })).body.state).toBe('open');
  expect((await doIt(open.id, { data: { note: '나도 씻어요 늦게' } }, late)).status).toBe(200);
});

it('neither a draft nor a scheduled one is closed', async () => {
  const draft = await made();
  expect((await close(draft)).body.code).toBe('changed');
  const { body: scheduled } = await publish(draft, { state: 'scheduled', published_at: at(1).toISOString() });
  expect((await close(scheduled)).body.code).toBe('changed');
});

it('is copied to a draft with everything, which ends as many days later', async () => {
  const open = await opened();
  await doIt(open.id);
  // Nine days ago until yesterday.
  const past = { publishedAt: at(-24 * 9), endsAt: at(-24) };
  await provider.update(missions, past, eq(missions.id, open.id));
  const { body: copy } = await editor.call('POST', `manage/missions/${open.id}/copy/`);
  expect(copy).toMatchObject({
    ...body(),
    id: expect.any(Number),
    state: 'draft',
    ends_at: at(24 * 9).toISOString(),
    has_entries: false,
    completed_count: 0,
    version: 1,
  });
  expect(copy.id).not.toBe(open.id);
});

it('is deleted as a draft alone', async () => {
  const draft = await made();
  const { body: open } = await publish(draft);
  expect(await editor.call('DELETE', `manage/missions/${draft.id}/`)).toMatchObject({ status: 409 });
  await publish(open, { state: 'draft' });
  expect((await editor.call('DELETE', `manage/missions/${draft.id}/`)).status).toBe(200);
  expect(await logged()).toMatchObject({ action: 'delete_mission', before: { title: '선크림의 양' } });
  expect((await editor.call('GET', `manage/missions/${draft.id}/`)).status).toBe(404);
});

it('is previewed as to a member who has not done it, without its answers', async () => {
  const { id } = await made();
  const { status, body: preview } = await editor.call('GET', `manage/missions/${id}/preview/`);
  expect([status, preview]).toEqual([
    200,
    expect.objectContaining({
      ...{ id, title: '선크림의 양', own_status: 'ready', may_do: true, right: [], explanation: '' },
      choices: [
        { id: 'a', text: '콩알만큼' },
        { id: 'b', text: '두 마디' },
      ],
    }),
  ]);
});

it('names the pages that a write changed', async () => {
  const page = (id: number) => `</missions/${id}>; rel="invalidates"`;
  const { body: open, ...published } = await publish(await made());
  expect(published.headers.get('Link')).toContain(page(open.id));
  expect((await change(open, { title: '새 제목' })).headers.get('Link')).toContain(page(open.id));
  expect((await close(await read(open.id))).headers.get('Link')).toContain(page(open.id));
});

it('keeps the pictures that it shows, and lets go of those that it shows no more', async () => {
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const shown = async (url: string) => (await provider.rows(files, eq(files.id, nameOf(url))))[0]?.shownBy;
  const extra = await aPicture();
  const draft = await made({ pictures: [extra] });
  expect([await shown(cover), await shown(extra)]).toEqual([1, 1]);
  await change(draft, { pictures: [] });
  expect([await shown(cover), await shown(extra)]).toEqual([1, 0]);
});

it('is not judged by an answer that an operator changes meanwhile', async () => {
  const open = await opened();
  const answers: unknown[] = [];
  await provider.whileHeld(
    (tx) =>
      tx
        .update(missions)
        .set({ right: ['a'] })
        .where(eq(missions.id, open.id)),
    async () => {
      answers.push((await doIt(open.id)).body.code);
    },
  );
  expect(answers).toEqual(['wrong_answer']);
});

it('takes from a page of before only choices that it shows, wherever an operator has moved them', async () => {
  const OTHER = { text: '한 주먹', text_en: 'A fist', right: false };
  const open = await opened({ ...ofKind.choice, choices: [WRONG, OTHER] });
  const { choices: shown } = (await member.call('GET', `missions/${open.id}/`)).body;
  const [pea, fist] = shown.map(({ id }: { id: string }) => id);
  const { body: moved } = await change(open, { choices: [{ ...RIGHT, right: false }, WRONG] });
  await change(moved, { choices: [OTHER, WRONG] });
  expect(await doIt(open.id, { data: { choices: [fist] } })).toMatchObject(rejects('data'));
  const { mission } = (await doIt(open.id, { data: { choices: [pea] } })).body;
  const taken = mission.choices.filter(({ id }: { id: string }) => mission.data.choices.includes(id));
  expect(taken).toMatchObject([{ text: '콩알만큼' }]);
});

it('an answer and a change at the same time: one of them knows of the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const open = await opened();
    const people = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
    const [changed, ...done] = await Promise.all([
      change(open, { point: 1000 }),
      ...people.map((person) => doIt(open.id, { data: { choices: ['b'] } }, person)),
    ]);
    const points = done.map(({ status, body: answer }) => [status, answer.earned.point]);
    // Everybody is credited what the mission credits in the end.
    const credited = changed?.status === 200 ? 1000 : 50;
    expect(points).toEqual(people.map(() => [200, credited]));
    expect(await provider.rows(missionEntries, eq(missionEntries.missionId, open.id))).toHaveLength(6);
  }
});

it('finds missions by words of either title', async () => {
  const { id } = await made({ title: '별난 제목 하나', title_en: 'One odd title' });
  for (const search of ['별난', 'odd title']) {
    const { body: found } = await editor.call('GET', `manage/missions/?search=${encodeURIComponent(search)}`);
    expect(found.results.map((it: ManagedMission) => it.id)).toContain(id);
  }
});

it('is the console of those who run campaigns alone', async () => {
  const { id } = await aMission(provider);
  for (const role of ['moderator', 'support'] as const) {
    const other = await provider.member({ role });
    expect((await other.call('GET', `manage/missions/${id}/`)).status).toBe(409);
  }
  for (const call of [member.call, provider.call]) {
    expect((await call('GET', 'manage/missions/')).status).toBe(404);
  }
});
