import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import { prizeAt, termsMessage } from '../../../contract/draw.ts';
import type { managedRaffleCalls } from '../../../contract/managedRaffles.calls.ts';
import type { ManagedRaffle } from '../../../contract/managedRaffles.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { readBeacon } from './beacon.ts';
import { drawNumber, hashOfSeed, sha256 } from './commitment.ts';
import { drawLeftOver } from './draw.ts';
import { aRaffle } from './testing.ts';

const HOUR = 3_600_000;
const provider = await testProvider();
const { database } = provider.services;
const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR);

/** Inserts an uploaded picture of an operator, and returns its address. */
const aPicture = (userId = editor.id) => provider.picture(userId);

let editor: TestMember;
let member: TestMember;
let cover: Awaited<ReturnType<typeof aPicture>>;
let cream: Awaited<ReturnType<typeof aPicture>>;
beforeEach(async () => {
  [editor, member] = [await provider.member({ role: 'editor' }), await provider.member()];
  [cover, cream] = [await aPicture(), await aPicture()];
});

const prize = (rest: object = {}) => ({
  name: '크림',
  name_en: 'Cream',
  description: '50 mL',
  description_en: '50 mL',
  image: cream.url,
  stock: 5,
  odds: 2500,
  ...rest,
});
const body = () => ({
  title: '겨울 꾸러미',
  title_en: 'A winter bundle',
  description: '첫눈이 오기 전에',
  description_en: 'Before the first snow',
  image: cover.url,
  price: 0,
  starts_at: at(-1).toISOString(),
  ends_at: at(24).toISOString(),
  prizes: [prize(), prize({ name: '손수건', name_en: 'A handkerchief', odds: 5000 })],
});
const create = (rest: object = {}) => editor.call('POST', 'manage/raffles/', { ...body(), ...rest });
const made = async (rest: object = {}): Promise<ManagedRaffle> => (await create(rest)).body;
const read = async (id: number): Promise<ManagedRaffle> => (await editor.call('GET', `manage/raffles/${id}/`)).body;
const fieldsOf = ({ title, title_en, description, description_en, image, price, ...raffle }: ManagedRaffle) => ({
  ...{ title, title_en, description, description_en, image, price },
  ...{ starts_at: raffle.starts_at, ends_at: raffle.ends_at, version: raffle.version },
  prizes: raffle.prizes.map(({ id: _, left: __, ...fields }) => fields),
});
const change = (
  raffle: ManagedRaffle,
  rest: Partial<InputOf<typeof managedRaffleCalls.updateRaffle>['body']> = {},
  by = editor,
) => by.call('PUT', `manage/raffles/${raffle.id}/`, { ...fieldsOf(raffle), ...rest });
const publish = ({ id, version }: ManagedRaffle, to: object = { state: 'open' }) =>
  editor.call('PUT', `manage/raffles/${id}/publication/`, { version, ...to });
const opened = async (rest: object = {}): Promise<ManagedRaffle> => (await publish(await made(rest))).body;
const enter = async (id: number, by = member) =>
  (await by.call('POST', `raffles/${id}/participations/`, { clientSeed: 'river apple stone' })).body;
const stored = async (id: number) => (await provider.rows(raffles, eq(raffles.id, id)))[0];
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};

it('makes a draft with its commitment, opens it, and its draws are recomputed from what was published', async () => {
  const { status, body: draft } = await create();
  const [first, second] = body().prizes;
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
      prizes: [
        { ...first, id: expect.any(Number), left: 5 },
        { ...second, id: expect.any(Number), left: 5 },
      ],
      seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      beacon_round: null,
      drawn: 0,
      participant_count: 0,
      version: 1,
    },
  ]);
  expect((await logged()).after).toMatchObject({ title: '겨울 꾸러미', commitment: draft.seed_hash });
  expect(await publish(draft)).toMatchObject({ status: 200, body: { state: 'open', version: 2 } });
  const { body: before } = await member.call('GET', `raffles/${draft.id}/`);
  expect(before).toMatchObject({ status: 'opened', seed: null, seed_hash: draft.seed_hash });
  const people = await Promise.all(Array.from({ length: 4 }, () => provider.member()));
  for (const person of people) expect((await enter(draft.id, person)).success).toBe(true);
  await provider.write((tx) =>
    tx
      .update(raffles)
      .set({ endsAt: at(0) })
      .where(eq(raffles.id, draft.id)),
  );
  await drawLeftOver(database, at(0));
  expect((await read(draft.id)).state).toBe('closed');
  const { body: after } = await member.call('GET', `raffles/${draft.id}/`);
  expect(hashOfSeed(after.seed)).toBe(draft.seed_hash);
  const { body: draws } = await member.call('GET', `raffles/${draft.id}/draws/`);
  expect(draws.count).toBe(4);
  for (const { number, clientSeed, prize: won } of draws.results) {
    const fallen = prizeAt(draft.prizes, drawNumber(after.seed, draft.id, number, clientSeed));
    expect(won).toBe((fallen as { id: number } | null)?.id ?? null);
  }
});

it('begins the chain of its entries with the terms that were published', async () => {
  const raffle = await opened({ prizes: [prize({ odds: 10_000 })] });
  await enter(raffle.id);
  const [entry] = await provider.rows(raffleParticipations, eq(raffleParticipations.raffleId, raffle.id));
  const { participant, chain, clientSeed } = entry ?? {};
  const first = sha256(termsMessage({ ...raffle, beacon_round: null }, raffle.prizes));
  expect(chain).toBe(sha256([first, 1, participant, clientSeed].join('|')));
});

it('is upcoming, with its commitment, before its start, and opens at the time that it is scheduled for', async () => {
  const draft = await made({ starts_at: at(2).toISOString() });
  const opensAt = at(1).toISOString();
  const { body: scheduled } = await publish(draft, { state: 'scheduled', published_at: opensAt });
  expect(scheduled).toMatchObject({ state: 'scheduled', published_at: opensAt });
  expect((await member.call('GET', `raffles/${draft.id}/`)).status).toBe(404);
  const ids = async (state: string) =>
    (await editor.call('GET', `manage/raffles/?state=${state}&page_size=40`)).body.results.map(
      ({ id }: ManagedRaffle) => id,
    );
  expect(await ids('scheduled')).toContain(draft.id);
  await provider.write((tx) =>
    tx
      .update(raffles)
      .set({ publishedAt: at(0) })
      .where(eq(raffles.id, draft.id)),
  );
  const { body: upcoming } = await member.call('GET', `raffles/${draft.id}/`);
  expect(upcoming).toMatchObject({ status: 'upcoming', seed: null, seed_hash: draft.seed_hash });
  expect((await enter(draft.id)).reason).toBe('아직 시작하지 않았어요.');
  expect(await ids('open')).toContain(draft.id);
  expect(await ids('scheduled')).not.toContain(draft.id);
  await provider.update(rafflePrizes, { left: 0 }, eq(rafflePrizes.raffleId, draft.id));
  expect(await ids('open')).toContain(draft.id);
  await provider.update(raffles, { startsAt: at(-1) }, eq(raffles.id, draft.id));
  expect(await ids('closed')).toContain(draft.id);
  expect((await read(draft.id)).state).toBe('closed');
});

it.each([['description'], ['description_en'], ['image']])('is published with its %s alone', async (field) => {
  const draft = await made({ [field]: '' });
  expect(await publish(draft)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  const { body: open } = await publish((await change(draft, { [field]: body()[field as 'image'] })).body);
  expect(open.state).toBe('open');
  expect(await change(open, { [field]: '' })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each([
  ['without a prize', 'prizes', () => ({ prizes: [] })],
  ['with a prize without a picture', 'prizes', () => ({ prizes: [prize({ image: '' })] })],
  ['after its end', 'ends_at', () => ({ starts_at: at(-9).toISOString(), ends_at: at(-1).toISOString() })],
])('is not published %s', async (_, field, part) => {
  expect(await publish(await made(part()))).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each([
  [{ ends_at: at(-2).toISOString() }, 'ends_at'],
  [{ ends_at: at(24 * 400).toISOString() }, 'ends_at'],
  [{ image: '/api/v1/files/none.webp' }, 'image'],
  [{ price: 101 }, 'price'],
])('rejects %j', async (part, field) => {
  expect(await create(part)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each([
  [{ odds: 0 }],
  [{ odds: 7501 }],
  [{ stock: 0 }],
  [{ name_en: '' }],
  [{ description_en: '' }],
  [{ image: '/api/v1/files/none.webp' }],
])('rejects prizes of which one is %j', async (part) => {
  const { status, body: error } = await create({ prizes: [prize(), prize(part)] });
  expect([status, Object.keys(error)[0]]).toEqual([400, expect.stringMatching(/^prizes/)]);
});

it('takes prizes whose odds are all of them', async () => {
  const { prizes } = await made({ prizes: [prize({ odds: 4000 }), prize({ odds: 6000 })] });
  expect(prizes.map(({ odds }) => odds)).toEqual([4000, 6000]);
});

it('tells the second of two operators that the raffle has changed, and changes nothing', async () => {
  const draft = await made();
  const { body: changed } = await change(draft, { title: '봄 꾸러미', prizes: [prize({ odds: 100 })] });
  expect(changed).toMatchObject({ title: '봄 꾸러미', version: 2, prizes: [{ odds: 100, left: 5 }] });
  const entry = await logged();
  expect(entry).toMatchObject({
    action: 'edit_raffle',
    before: { title: '겨울 꾸러미' },
    after: { title: '봄 꾸러미' },
  });
  expect(entry.before.prizes).toContain('손수건 (A handkerchief) · × 5 · 50%');
  expect(entry.after.prizes).toContain('크림 (Cream) · × 5 · 1%');
  const conflict = { status: 409, body: { code: 'edit_conflict' } };
  expect(await change(draft, { title: '여름 꾸러미' })).toMatchObject(conflict);
  expect(await publish(draft)).toMatchObject(conflict);
  expect(await read(draft.id)).toEqual(changed);
});

const fixed = {
  price: () => 5,
  starts_at: () => at(-2).toISOString(),
  ends_at: () => at(48).toISOString(),
  prizes: () => [prize({ odds: 1 })],
};
const fixedFields = Object.keys(fixed) as (keyof typeof fixed)[];

it.each(fixedFields)('changes its %s no more once it is published, until it is taken back', async (field) => {
  const part = { [field]: fixed[field]() };
  for (const to of [{ state: 'open' }, { state: 'scheduled', published_at: at(5).toISOString() }]) {
    const { body: published } = await publish(await made(), to);
    const rejected = await change(published, part);
    expect(rejected).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining('초안으로')] } });
    const { body: draft } = await publish(published, { state: 'draft' });
    expect((await change(draft, part)).status).toBe(200);
  }
});

it.each(fixedFields)('changes its %s no more once members have entered', async (field) => {
  const open = await opened();
  await enter(open.id);
  const rejected = await change(open, { [field]: fixed[field]() });
  expect(rejected).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining('참여한 사람')] } });
  for (const state of ['draft', 'open']) {
    expect(await publish(open, { state })).toMatchObject({ status: 409, body: { code: 'campaign_joined' } });
  }
});

it('changes its texts and cover, and keeps its prizes, once members have entered', async () => {
  const open = await opened();
  await enter(open.id);
  const { body: changed } = await change(open, { title: '새 이름', description: '고친 소개' });
  expect(changed).toMatchObject({ title: '새 이름', description: '고친 소개', version: 3, participant_count: 1 });
  expect(changed.prizes.map(({ id }: { id: number }) => id)).toEqual(open.prizes.map(({ id }) => id));
});

it('shows no seed that can still decide a draw: neither of a draft nor of one that is taken back', async () => {
  const { id, seed_hash: former } = await opened();
  await provider.update(raffles, { endsAt: at(-0.5) }, eq(raffles.id, id));
  expect(hashOfSeed((await member.call('GET', `raffles/${id}/`)).body.seed)).toBe(former);
  const { body: draft } = await publish(await read(id), { state: 'draft' });
  expect(draft.seed_hash).not.toBe(former);
  expect(await logged()).toMatchObject({ before: { commitment: former }, after: { commitment: draft.seed_hash } });
  const { seed } = (await stored(id)) ?? { seed: '' };
  expect(hashOfSeed(seed)).toBe(draft.seed_hash);
  for (const path of [`manage/raffles/${id}/preview/`, `manage/raffles/${id}/`]) {
    expect(JSON.stringify((await editor.call('GET', path)).body)).not.toContain(seed);
  }
});

it('has a beacon round after its end before it is published, where draws wait for one', async () => {
  const { env } = provider.services;
  env.RAFFLE_BEACON_URL = 'https://beacon.test';
  const beacon = { roundAfter: async (time: Date) => time.getTime() / 1000, read: () => Promise.reject(new Error()) };
  const round = (hours: number) => Math.floor(at(hours).getTime() / 1000);
  const ends = (hours: number) => new Date(round(hours) * 1000).toISOString();
  const draft = await made({ ends_at: ends(24) });
  expect(await publish(draft)).toMatchObject({ status: 400, body: { ends_at: [expect.stringContaining('1분')] } });
  await readBeacon(database, beacon, at(0));
  expect((await read(draft.id)).beacon_round).toBe(round(24));
  const { body: later } = await change(draft, { ends_at: ends(48) });
  expect(later.beacon_round).toBeNull();
  await readBeacon(database, beacon, at(0));
  expect((await publish(later)).body).toMatchObject({ state: 'open', beacon_round: round(48) });
  delete env.RAFFLE_BEACON_URL;
});

it('is assigned no beacon round of an end that an operator has changed meanwhile', async () => {
  const draft = await made();
  const beacon = {
    roundAfter: async (time: Date) => {
      if (time.toISOString() === draft.ends_at) await change(draft, { ends_at: at(48).toISOString() });
      return 7;
    },
    read: () => Promise.reject(new Error()),
  };
  await readBeacon(database, beacon, at(0));
  expect((await read(draft.id)).beacon_round).toBeNull();
});

it('is not entered by who waits for an operator that takes it back', async () => {
  const open = await opened();
  const answers: unknown[] = [];
  await provider.whileHeld(
    (tx) => tx.update(raffles).set({ publishedAt: null, version: 9 }).where(eq(raffles.id, open.id)),
    async () => {
      answers.push((await enter(open.id, await provider.member())).code);
    },
  );
  expect(answers).toEqual(['not_found']);
  expect((await read(open.id)).participant_count).toBe(0);
});

it('copies everything but the commitment and the days, which begin tomorrow, to a draft in full stock', async () => {
  const open = await opened({ prizes: [prize({ odds: 10_000 })] });
  const { participation } = await enter(open.id);
  await member.call('POST', `raffles/${open.id}/participations/${participation.id}/participate/`);
  const source = await read(open.id);
  expect(source.prizes[0]?.left).toBe(4);
  const { body: copy } = await editor.call('POST', `manage/raffles/${open.id}/copy/`);
  const DAY = 24 * HOUR;
  expect(copy).toEqual({
    ...source,
    id: copy.id,
    state: 'draft',
    published_at: null,
    prizes: [{ ...source.prizes[0], id: expect.any(Number), left: 5 }],
    starts_at: copy.starts_at,
    ends_at: copy.ends_at,
    seed_hash: copy.seed_hash,
    drawn: 0,
    participant_count: 0,
    version: 1,
  });
  expect(copy.seed_hash).not.toBe(source.seed_hash);
  const shift = Date.parse(copy.starts_at) - Date.parse(source.starts_at);
  expect(shift % DAY).toBe(0);
  expect(Date.parse(copy.ends_at) - Date.parse(copy.starts_at)).toBe(
    Date.parse(source.ends_at) - Date.parse(source.starts_at),
  );
  const seoulDay = (instant: string) => new Date(Date.parse(instant) + 9 * HOUR).toISOString().slice(0, 10);
  expect(seoulDay(copy.starts_at)).toBe(seoulDay(at(24).toISOString()));
  expect(await logged()).toMatchObject({ action: 'create_raffle', label: source.title });
});

it('is deleted as a draft alone', async () => {
  const draft = await made();
  const open = await opened();
  const remove = (id: number) => editor.call('DELETE', `manage/raffles/${id}/`);
  expect(await remove(open.id)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await remove(draft.id)).status).toBe(200);
  expect((await editor.call('GET', `manage/raffles/${draft.id}/`)).status).toBe(404);
  expect(await logged()).toMatchObject({ action: 'delete_raffle', before: { title: '겨울 꾸러미' } });
});

it('keeps the pictures of its cover and prizes while it shows them', async () => {
  const [picture, other] = [await aPicture(), await aPicture()];
  const draft = await made({ image: picture.url, prizes: [prize({ image: other.url })] });
  const shown = async ({ id }: { id: string }) => (await provider.rows(files, eq(files.id, id)))[0]?.shownBy;
  expect([await shown(picture), await shown(other)]).toEqual([1, 1]);
  await change(draft, { image: cover.url, prizes: [] });
  expect([await shown(picture), await shown(other)]).toEqual([0, 0]);
});

it('is changed by an editor with the pictures of another one, who alone could attach them', async () => {
  const draft = await made();
  const other = await provider.member({ role: 'editor' });
  expect((await change(draft, { title: '이어서' }, other)).body).toMatchObject({ title: '이어서', image: cover.url });
  const theirs = await aPicture(other.id);
  const rejected = await change(await read(draft.id), { image: theirs.url });
  expect(rejected).toMatchObject({ status: 400, body: { image: [expect.any(String)] } });
});

it('shows a draft to operators as members will see it', async () => {
  const draft = await made({ prizes: [] });
  const { body: preview } = await editor.call('GET', `manage/raffles/${draft.id}/preview/`);
  expect(preview).toMatchObject({
    raffle: { id: draft.id, title: '겨울 꾸러미', status: 'opened', seed: null },
    prizes: [],
  });
});

it('finds raffles of the first content too, by words', async () => {
  const { id } = await aRaffle(provider, { title: '귀한 이름' });
  const { body: found } = await editor.call('GET', `manage/raffles/?search=${encodeURIComponent('귀한')}`);
  expect(found).toMatchObject({ count: 1, results: [{ id, state: 'open' }] });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/raffles/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
