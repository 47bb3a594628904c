import { beforeEach, expect, it } from 'vitest';
import { operator } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const owner = await provider.member({ role: 'owner' });
const PATH = 'manage/settings/operator/';

beforeEach(() => provider.write((tx) => tx.delete(operator)));

const NONE = { name: '', representative: '', registration_number: '', address: '', phone: '' };
/** The details of the tests' environment. */
const OF_ENVIRONMENT = {
  ...NONE,
  name: '결 시험',
  address: '서울특별시 종로구 세종대로 1',
  phone: '02-000-0000',
  version: 1,
};
const DETAILS = {
  name: '결 주식회사',
  representative: '한결',
  registration_number: '123-45-67890',
  address: '부산광역시 중구 중앙대로 2',
  phone: '051-000-0000',
};
const set = (details: object, by = owner) => by.call('PUT', PATH, { ...DETAILS, version: 1, ...details });
const shown = async () => (await provider.call('GET', 'operator/')).body.line;

it('is what the environment says until the console sets it, and the footer has its own until then', async () => {
  expect(await owner.call('GET', PATH)).toMatchObject({ status: 200, body: OF_ENVIRONMENT });
  expect(await shown()).toBe('');
});

it('is set by a manager, shown to every visitor, and logged with what changed', async () => {
  const manager = await provider.member({ role: 'manager' });
  const answer = await set({}, manager);
  expect(answer).toMatchObject({ status: 200, body: { ...DETAILS, version: 2 } });
  expect(answer.headers.get('Link')).toContain('</>; rel="invalidates"');
  expect((await owner.call('GET', PATH)).body).toEqual({ ...DETAILS, version: 2 });
  expect(await shown()).toBe(
    '결 주식회사 · 대표 한결 · 사업자등록번호 123-45-67890 · 부산광역시 중구 중앙대로 2 · 051-000-0000',
  );
  const { body } = await owner.call('GET', 'moderation/log/');
  expect(body.results[0]).toMatchObject({ action: 'set_operator', manager: { username: manager.username } });
  const { before, after } = body.results[0];
  expect(before).toEqual({
    operator_name: '결 시험',
    operator_representative: '',
    operator_registration_number: '',
    operator_address: '서울특별시 종로구 세종대로 1',
    operator_phone: '02-000-0000',
  });
  expect(after).toEqual({
    operator_name: '결 주식회사',
    operator_representative: '한결',
    operator_registration_number: '123-45-67890',
    operator_address: '부산광역시 중구 중앙대로 2',
    operator_phone: '051-000-0000',
  });
});

it('leaves out what the console has emptied, whatever the environment says', async () => {
  await set({ phone: '', representative: '' });
  expect((await owner.call('GET', PATH)).body).toMatchObject({ phone: '', representative: '' });
  expect(await shown()).toBe('결 주식회사 · 사업자등록번호 123-45-67890 · 부산광역시 중구 중앙대로 2');
});

it('tells the second of two operators at once that it has changed', async () => {
  const answers = await Promise.all([set({ name: '하나' }), set({ name: '둘' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
});

it.each([
  ['name', ' \u3164 '],
  ['name', '결'.repeat(61)],
  ['address', '로'.repeat(161)],
  ['phone', 20_000_000],
])('rejects %s of %s', async (field, value) => {
  expect(await set({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each(['editor', 'moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', PATH), await set({}, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});
