import { beforeEach, expect, it } from 'vitest';
import { EVENT_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { eventApplications } from '../../db/schema/events.ts';
import { consents } from '../../db/schema/members.ts';
import { files } from '../../db/schema/site.ts';
import { urlOf } from '../../platform/files/names.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { eraseEventDetails } from './erase.ts';
import { anEvent, home } from './fixtures.ts';

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const at = (hours: number) => new Date(provider.now().getTime() + hours * 60 * 60 * 1000);
const make = (...rest: Parameters<typeof anEvent> extends [unknown, ...infer R] ? R : never) =>
  anEvent(provider, ...rest);
const apply = (
  { slug }: { slug: string },
  body: object,
  { token }: { token?: string } = member,
  headers: Record<string, string> = {},
) => provider.call('POST', `events/${slug}/applications/`, { token, body, headers });
const look = async ({ slug }: { slug: string }) => (await provider.call('GET', `events/${slug}/`)).body;
const own = async ({ slug }: { slug: string }, { token } = member) =>
  (await provider.call('GET', `events/${slug}/applications/my/`, { token })).body.application;
const delivery = ({ slug }: { slug: string }, { token }: { token?: string } = member) =>
  provider.call('GET', `events/${slug}/delivery-information/`, { token });

it('lists open events by default, the others by query', async () => {
  const soon = await make([], { title: '목록 곧', startsAt: at(1), endsAt: at(2) });
  const open = await make([], { title: '목록 지금', endsAt: at(3) });
  const first = await make([], { title: '목록 먼저 끝', endsAt: at(2) });
  const over = await make([], { title: '목록 끝', endsAt: at(-0.5) });
  const announced = await make([], { title: '목록 발표', endsAt: at(-0.5), announcedAt: at(-0.1) });
  const slugs = async (query: string) =>
    (await provider.call('GET', `events/?search=목록&${query}`)).body.results.map(({ slug }: { slug: string }) => slug);
  expect(await slugs('')).toEqual([first.slug, open.slug]);
  expect(await slugs('opened=true')).toEqual([first.slug, open.slug]);
  expect((await slugs('opened=false')).sort()).toEqual([soon.slug, over.slug, announced.slug].sort());
  const openAndAnnounced = [first.slug, open.slug, announced.slug];
  expect(await slugs('winnerAnnouncement=true')).toEqual(openAndAnnounced);
  expect(await slugs('opened=true&winnerAnnouncement=true')).toEqual(openAndAnnounced);
  expect(await slugs('status=closed&winnerAnnouncement=true')).toEqual([announced.slug]);
  expect(await slugs('status=upcoming&winnerAnnouncement=true')).toEqual([soon.slug]);
  expect(await slugs('opened=false&winnerAnnouncement=true')).toEqual([announced.slug]);
  expect(await slugs('status=upcoming')).toEqual([soon.slug]);
  expect(await slugs('status=closed')).toEqual([announced.slug, over.slug]);
  expect(await look(soon)).toMatchObject({ status: 'upcoming', opened: false, winnerAnnouncement: false });
  expect(await look(announced)).toMatchObject({ status: 'closed', winnerAnnouncement: true });
  expect((await provider.call('GET', 'events/?opened=perhaps')).body.opened).toBeDefined();
  expect((await provider.call('GET', 'events/nothing-here/')).status).toBe(404);
});

it('pages and searches', async () => {
  for (const name of ['쪽수 하나', '쪽수 둘', '쪽수 셋']) await make([], { title: name });
  const page = async (query: string) => (await provider.call('GET', `events/?${query}`)).body;
  expect(await page('search=쪽수&page_size=2&page=2')).toMatchObject({ count: 3, next: null });
  expect((await page('search=쪽수 둘')).count).toBe(1);
  expect((await provider.call('GET', 'events/?search=쪽수&page=9')).status).toBe(404);
});

it('accepts an application once, counts it, and shows it to its member', async () => {
  const event = await make(['answer', 'content']);
  const { status, body } = await apply(event, { answer: '건조해서요', content: '잘 쓸게요' });
  expect([status, body]).toMatchObject([200, { status: 'applied', answer: '건조해서요' }]);
  expect(await own(event)).toEqual(body);
  expect((await look(event)).application_count).toBe(1);
  const again = await apply(event, { answer: '또 건조해서요', content: '잘 쓸게요' });
  expect([again.status, again.body.code]).toEqual([409, 'already_applied']);
  expect(await own(event, await provider.member())).toBeNull();
});

it('applications of one member at once are one', async () => {
  const event = await make();
  const answers = await Promise.all(Array.from({ length: 6 }, () => apply(event, { answer: '같이 보내요' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await look(event)).application_count).toBe(1);
});

it('an application whose answer was lost is sent again and answered the same', async () => {
  const event = await make();
  const key = { 'Idempotency-Key': 'once-and-again' };
  const first = await apply(event, { answer: '한 번만' }, member, key);
  expect((await apply(event, { answer: '한 번만' }, member, key)).body).toEqual(first.body);
  expect((await look(event)).application_count).toBe(1);
});

it('each required field must be given, and has its own message', async () => {
  const event = await make(['answer1', 'instagramUsername', 'resourceUrls', 'delivery']);
  const { status, body } = await apply(event, { answer2: '남는 답', detailAddress: '101호' });
  expect(status).toBe(400);
  expect(body).toEqual({
    code: 'invalid',
    answer1: ['답변을 적어 주세요.'],
    instagramUsername: ['인스타그램 아이디를 입력해 주세요.'],
    resourceUrls: ['사진을 한 장 이상 올려 주세요.'],
    name: ['받는 분의 이름을 입력해 주세요.'],
    phone: ['휴대폰 번호를 입력해 주세요.'],
    zipcode: ['우편번호를 입력해 주세요.'],
    address: ['주소를 입력해 주세요.'],
    consent: ['개인정보 수집·이용에 동의해 주세요.'],
  });
  expect((await apply(await make(), { answer: '있어요', answer1: '', phone: '', name: '' })).status).toBe(200);
  const unknown = await apply(await make(), { answer: '있어요', password: 'x' });
  expect(unknown.body.password).toEqual(['보낼 수 없는 항목이에요.']);
});

it('every field of the specification may be filled, requested or not, and is stored and erased', async () => {
  const event = await make(['answer'], { hours: 1 });
  await provider.insert(files, { id: 'whole-8x8.webp', width: 8, height: 8, size: 1, createdAt: at(0) });
  const fields = {
    ...home,
    phone: '010-1234-5678',
    fullAddress: '서울 종로구 결로 1 101호',
    instagramUsername: 'gyeol',
    content: '내용',
    answer: '답',
    answer1: '답 1',
    answer2: '답 2',
    answer3: '답 3',
    resourceUrls: [urlOf('whole-8x8.webp')],
  };
  expect((await apply(event, fields)).status).toBe(200);
  const row = async () => {
    const rows = await provider.rows(eventApplications);
    return rows.find(({ userId }) => userId === member.id);
  };
  expect(await row()).toMatchObject(fields);
  provider.advance((EVENT_DETAILS_DAYS + 1) * 24 * 60 * 60);
  await provider.write((tx) => eraseEventDetails(tx, provider.now()));
  const blank = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  expect(await row()).toMatchObject({ ...blank, resourceUrls: [] });
});

it('an optional field has to be valid, and needs no other', async () => {
  const wrong = { phone: '12', zipcode: 'x', instagramUsername: '결', fullAddress: '다른 곳' };
  const { status, body } = await apply(await make(), { answer: '있어요', ...wrong });
  expect([status, Object.keys(body).sort()]).toEqual([400, [...Object.keys(wrong), 'code'].sort()]);
  const foreign = { resourceUrls: [urlOf('nowhere-8x8.webp')] };
  expect((await apply(await make(), { answer: '있어요', ...foreign })).status).toBe(400);
  expect((await apply(await make(), { answer: '있어요', name: '김결' })).status).toBe(200);
});

it('phone, postcode, Instagram name and full address are validated and normalised', async () => {
  const event = await make(['instagramUsername', 'delivery']);
  const wrong = await apply(event, {
    ...home,
    phone: '1234',
    zipcode: '12',
    instagramUsername: '결결',
    fullAddress: '다른 곳 1',
    consent: '1',
  });
  expect(Object.keys(wrong.body).sort()).toEqual(
    ['code', 'fullAddress', 'instagramUsername', 'phone', 'zipcode'].sort(),
  );
  const fine = await apply(event, {
    ...home,
    instagramUsername: '@Gyeol.Skin',
    fullAddress: '서울 종로구 결로 1 101호',
    consent: '1',
  });
  expect(fine.body).toMatchObject({ instagramUsername: 'gyeol.skin', phone: '010-1234-5678' });
  expect((await delivery(event)).body).toMatchObject({
    ...home,
    phone: '010-1234-5678',
    fullAddress: '서울 종로구 결로 1 101호',
  });
});

it('pictures have to be uploaded here', async () => {
  const event = await make(['resourceUrls']);
  expect((await apply(event, { resourceUrls: [urlOf('nowhere-8x8.webp')] })).body.resourceUrls).toBeDefined();
  await provider.insert(files, { id: 'mine-8x8.webp', width: 8, height: 8, size: 1, createdAt: at(0) });
  const there = await apply(event, { resourceUrls: [urlOf('mine-8x8.webp')] });
  expect(there.body.resourceUrls).toEqual([urlOf('mine-8x8.webp')]);
});

it('the consent is stored with its version and time, and only where personal data is requested', async () => {
  const asking = await make(['phone']);
  const plain = await make();
  await apply(asking, { phone: '01012345678', consent: '1' });
  await apply(plain, { answer: '그냥요' });
  const stored = (await provider.rows(consents)).filter(({ userId }) => userId === member.id);
  expect(stored).toEqual([
    { userId: member.id, kind: 'event', subject: asking.id, version: '1', agreedAt: provider.now() },
  ]);
});

it('a consent to another text is rejected, and nothing is stored', async () => {
  const event = await make(['phone']);
  for (const consent of ['0', '2', true]) {
    const stale = await apply(event, { phone: '01012345678', consent });
    expect(stale).toMatchObject({
      status: 400,
      body: { consent: ['동의서가 바뀌었어요. 새로고침해서 새 동의서를 읽고 다시 동의해 주세요.'] },
    });
  }
  for (const consent of [undefined, null, false, '']) {
    const missing = await apply(event, { phone: '01012345678', consent });
    expect(missing).toMatchObject({ status: 400, body: { consent: ['개인정보 수집·이용에 동의해 주세요.'] } });
  }
  expect((await apply(event, { phone: '01012345678', consent: '1' })).status).toBe(200);
});

it('no member applies before the beginning, after the end, unverified, signed out or as a manager', async () => {
  const codeOf = async (...rest: Parameters<typeof apply>) => {
    const { status, body } = await apply(...rest);
    return [status, body.code];
  };
  const body = { answer: '저요' };
  const event = await make();
  expect(await codeOf(await make(['answer'], { startsAt: at(1) }), body)).toEqual([409, 'not_opened']);
  expect(await codeOf(await make(['answer'], { endsAt: at(0) }), body)).toEqual([409, 'closed']);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect(await codeOf(event, body, unverified)).toEqual([409, 'email_unverified']);
  expect(await codeOf(event, body, {})).toEqual([401, 'session_ended']);
  const manager = await provider.member({ role: 'manager' });
  expect(await codeOf(event, body, manager)).toEqual([409, 'managers_excluded']);
  expect(await codeOf({ slug: 'nothing-here' }, body)).toEqual([404, 'not_found']);
  expect((await look(event)).application_count).toBe(0);
});

it('delivery information is shown to its owner only and changes until the event closes', async () => {
  const event = await make(['delivery'], { hours: 0.2 });
  await apply(event, { ...home, consent: '1' });
  expect((await delivery(event)).body).toMatchObject({ name: '김결', editable: true });
  expect((await delivery(event, await provider.member())).status).toBe(404);
  expect((await delivery(event, await provider.member({ role: 'manager' }))).status).toBe(404);
  expect((await delivery(event, {})).status).toBe(401);
  const path = `events/${event.slug}/delivery-information/`;
  const change = (body: object, { token } = member) => provider.call('PUT', path, { token, body });
  const moved = { ...home, address: '부산 수영구 물결로 2', detailAddress: '' };
  expect((await change(moved)).body.fullAddress).toBe('부산 수영구 물결로 2');
  expect((await change({ ...home, phone: '12' })).body.phone).toBeDefined();
  expect((await change(moved, await provider.member())).status).toBe(404);
  provider.advance(15 * 60);
  expect((await change(home)).body.code).toBe('closed');
  expect((await delivery(event)).body).toMatchObject({ address: '부산 수영구 물결로 2', editable: false });
});

it('an event that requests no address has no delivery information', async () => {
  const event = await make(['phone']);
  await apply(event, { phone: '010-1234-5678', consent: '1' });
  expect((await delivery(event)).status).toBe(404);
});
