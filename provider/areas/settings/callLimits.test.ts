import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { callLimits } from '../../db/schema/site.ts';
import { statusesOf, type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
const PATH = 'manage/settings/limits/';
const UNSET = { writes_a_minute: 120, uploads_a_minute: 20, version: 1 };
/** The seconds after which every provider has read a change. */
const SECONDS = 5;

// Each test's operator is another: their own writes are counted too.
let owner: TestMember;
beforeEach(async () => {
  await provider.write((tx) => tx.delete(callLimits));
  provider.advance(SECONDS);
  owner = await provider.member({ role: 'owner' });
});

const set = (limits: object, by = owner) => by.call('PUT', PATH, { ...UNSET, ...limits });
const author = await provider.member();
const topic = await provider.topic({ forumId: (await provider.forum()).id, userId: author.id });
const like = (member: TestMember) => member.call('POST', `topics/${topic.id}/like/`);
const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();
async function upload({ token }: TestMember) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const headers = { Authorization: `Bearer ${token}` };
  return provider.app.request('/api/v1/image-file/upload/', { method: 'POST', headers, body });
}
/** Counts calls of a member as sent already: so many sent ones may take longer than the minute. */
const spend = async (limit: 'write' | 'upload', { id }: TestMember, times: number) => {
  for (let count = 0; count < times; count += 1) {
    await provider.services.limits.use(limit, `member:${id}`, Number.POSITIVE_INFINITY);
  }
};

it('are those of the program until an operator changes them', async () => {
  expect(await owner.call('GET', PATH)).toMatchObject({ status: 200, body: UNSET });
});

it('reject the 31st write of a minute once set to 30, and let it through once raised again', async () => {
  const member = await provider.member();
  expect((await set({ writes_a_minute: 30 })).status).toBe(200);
  await spend('write', member, 29);
  expect((await like(member)).status).toBe(200);
  const rejected = await like(member);
  expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many']);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await member.call('GET', 'topics/')).status).toBe(200);
  expect((await like(await provider.member())).status).toBe(200);
  expect((await set({ writes_a_minute: 600, version: 2 })).status).toBe(200);
  await spend('write', member, 600 - 32);
  expect(await statusesOf(2, () => like(member))).toEqual([200, 429]);
});

it('reject the eleventh upload of a minute once set to 10, and let it through once raised again', async () => {
  const member = await provider.member();
  expect((await set({ uploads_a_minute: 10 })).status).toBe(200);
  await spend('upload', member, 9);
  expect(await statusesOf(2, () => upload(member))).toEqual([200, 429]);
  expect((await set({ uploads_a_minute: 100, version: 2 })).status).toBe(200);
  expect(await statusesOf(2, () => upload(member))).toEqual([200, 200]);
});

it('leave operators enough to raise them again', async () => {
  expect((await set({ writes_a_minute: 30 })).status).toBe(200);
  await spend('write', owner, 28);
  expect((await set({ writes_a_minute: 120, version: 2 })).status).toBe(200);
});

it('reach another provider within seconds', async () => {
  // It caches what it has read from its own connection.
  const other = createApp({ ...provider.services, database: { ...provider.services.database } });
  const member = await provider.member();
  const likeThere = () =>
    other.request(`/api/v1/topics/${topic.id}/like/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}` },
    });
  expect((await likeThere()).status).toBe(200);
  expect((await set({ writes_a_minute: 30 })).status).toBe(200);
  await spend('write', member, 30);
  provider.advance(SECONDS);
  expect((await likeThere()).status).toBe(429);
});

it('are set by a manager, and logged with what changed', async () => {
  const manager = await provider.member({ role: 'manager' });
  const wanted = { writes_a_minute: 60, uploads_a_minute: 40 };
  expect(await set(wanted, manager)).toMatchObject({ status: 200, body: { ...wanted, version: 2 } });
  expect((await owner.call('GET', PATH)).body).toEqual({ ...wanted, version: 2 });
  const [entry] = (await owner.call('GET', 'moderation/log/')).body.results;
  expect(entry).toMatchObject({ action: 'set_call_limits', manager: { username: manager.username } });
  expect([entry.before, entry.after]).toEqual([{ writes_a_minute: 120, uploads_a_minute: 20 }, wanted]);
});

it('tell the second of two operators at once that they have changed', async () => {
  const answers = await Promise.all([set({ writes_a_minute: 40 }), set({ writes_a_minute: 50 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
  expect((await owner.call('GET', PATH)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

it.each([
  ...[29, 601, 30.5, -30, '60', '６０', null].map((value) => ['writes_a_minute', value] as const),
  ...[9, 101, 10.5, '20', null].map((value) => ['uploads_a_minute', value] as const),
])('reject %s of %s', async (field, value) => {
  expect(await set({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each(['editor', 'moderator', 'support'] as const)('are closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', PATH), await set({}, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});
