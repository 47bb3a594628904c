import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { phones, zipcodes } from '../../../tests/inputs/numbers.ts';
import { consents } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

const delivery = {
  name: '김민지',
  phone: '01012345678',
  zipcode: '04524',
  address: '서울 중구 세종대로 110',
  detailAddress: '',
  deliveryMessage: '',
  agreed: true,
};
/** A body that holds, for each part of a member. */
const bodies = {
  nickname: { nickname: '새 이름' },
  introduction: { introduction: '천천히 가요' },
  social: { instagram: '@gyeol.skin', youtube: '', blog: 'https://blog.example/gyeol' },
  account: { phone: '', birthYear: 1994, gender: 'female', agreed: true },
  delivery,
  privacy: { showSkinType: true },
};
type Part = keyof typeof bodies;
const parts = Object.keys(bodies) as Part[];

const put = (part: Part, username: string, token?: string, body: object = bodies[part]) =>
  provider.call('PUT', `users/${username}/${part}/`, { token, body });
async function picture() {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2c6e60' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
}
async function putAvatar(username: string, token?: string, field = 'avatar') {
  const form = new FormData();
  form.set(field, await picture());
  const response = await provider.app.request(`/api/v1/users/${username}/avatar/`, {
    method: 'PUT',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const send = (part: Part | 'avatar', username: string, token?: string) =>
  part === 'avatar' ? putAvatar(username, token) : put(part, username, token);

it.each([...parts, 'avatar'] as const)('allows a member to change their own %s only', async (part) => {
  const [owner, other, manager] = [
    await provider.member(),
    await provider.member(),
    await provider.member({ role: 'manager' }),
  ];
  const { username } = owner;
  const outcome = async (token?: string) => {
    const { status, body } = await send(part, username, token);
    return [status, body.code ?? body.success, body.reason];
  };
  expect(await outcome()).toEqual([401, 'session_ended', undefined]);
  expect(await outcome(other.token)).toEqual([409, 'not_self', undefined]);
  expect(await outcome(manager.token)).toEqual([409, 'not_self', undefined]);
  expect((await send(part, 'unknown_here', other.token)).status).toBe(404);
  expect(await outcome(owner.token)).toEqual([200, true, '']);
});

it.each([
  ['nickname', 409],
  ['introduction', 409],
  ['social', 409],
  ['avatar', 409],
  ['account', 200],
  ['delivery', 200],
  ['privacy', 200],
] as const)('answers %s of a member who is not verified yet with %i', async (part, status) => {
  const member = await provider.member({ emailVerifiedAt: null });
  expect((await send(part, member.username, member.token)).status).toBe(status);
});

it('answers with the member as they now are, and renews their page where others see it', async () => {
  const { username, token } = await provider.member();
  const named = await put('nickname', username, token, { nickname: '  결 따라   걷기 ' });
  expect(named.body).toMatchObject({ success: true, user: { nickname: '결 따라 걷기' } });
  expect(named.headers.get('Link')).toBe(`</users/${username}>; rel="invalidates"`);
  const found = await put('social', username, token);
  expect(found.body.user.social).toEqual({ instagram: 'gyeol.skin', youtube: '', blog: 'https://blog.example/gyeol' });
  const address = await put('delivery', username, token);
  expect(address.body.user.delivery).toMatchObject({ phone: '010-1234-5678', zipcode: '04524' });
  expect(address.headers.get('Link')).toBeNull();
});

it.each<[Part, object, string]>([
  ['nickname', { nickname: '가' }, 'nickname'],
  ['nickname', { nickname: '가'.repeat(21) }, 'nickname'],
  ['nickname', { nickname: '운영자 결' }, 'nickname'],
  ['nickname', { nickname: '탈퇴한 회원' }, 'nickname'],
  ['nickname', { nickname: '숨은\u202e이름' }, 'nickname'],
  ['nickname', { nickname: '!!!' }, 'nickname'],
  ['introduction', { introduction: '가'.repeat(201) }, 'introduction'],
  ['social', { instagram: 'javascript:alert(1)', youtube: '', blog: '' }, 'instagram'],
  ['social', { instagram: '', youtube: 'http://youtube.example/a', blog: '' }, 'youtube'],
  ['social', { instagram: '', youtube: '', blog: 'gyeol' }, 'blog'],
  ['social', { instagram: '', youtube: '', blog: 'https://a:b@example.com' }, 'blog'],
  ['account', { ...bodies.account, phone: '12' }, 'phone'],
  ['account', { ...bodies.account, phone: '+14155551234' }, 'phone'],
  ['account', { ...bodies.account, birthYear: 2020 }, 'birthYear'],
  ['account', { ...bodies.account, birthYear: 1800 }, 'birthYear'],
  ['account', { ...bodies.account, agreed: false }, 'agreed'],
  ['delivery', { ...delivery, agreed: false }, 'agreed'],
  ['delivery', { ...delivery, name: '' }, 'name'],
  ['delivery', { ...delivery, zipcode: '123' }, 'zipcode'],
  ['delivery', { ...delivery, phone: '02' }, 'phone'],
  ['delivery', { ...delivery, phone: '+14155551234' }, 'phone'],
  ['delivery', { ...delivery, detailAddress: '가'.repeat(101) }, 'detailAddress'],
])('rejects a %s of %o with a reason and changes nothing', async (part, body, field) => {
  const { username, token } = await provider.member();
  const before = await provider.call('GET', `users/${username}/`, { token });
  const { status, headers, body: answer } = await put(part, username, token, body);
  expect([status, answer.success, answer.field]).toEqual([200, false, field]);
  expect(answer.reason).toMatch(/요\./);
  expect(headers.get('Link')).toBeNull();
  expect((await provider.call('GET', `users/${username}/`, { token })).body).toEqual(before.body);
});

it('rejects banned words in a name', async () => {
  const manager = await provider.member({ role: 'manager' });
  const { username, token } = await provider.member();
  const made = await manager.call('POST', 'moderation/banned-words/', { word: '나쁜말' });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const rejected = await put('nickname', username, token, { nickname: '나쁜말대장' });
  expect(rejected.body).toMatchObject({ success: false, field: 'nickname' });
});

it('rejects bodies that no form of ours sends', async () => {
  const { username, token } = await provider.member();
  for (const [part, body] of [
    ['nickname', {}],
    ['nickname', { nickname: 3 }],
    ['nickname', { nickname: '이름', role: 'manager' }],
    ['account', { ...bodies.account, gender: 'x' }],
    ['introduction', { introduction: 'a\u0000b' }],
    ['delivery', { ...delivery, address: 'a'.repeat(1001) }],
  ] as const) {
    const { status } = await put(part, username, token, body);
    expect([part, status]).toEqual([part, 400]);
  }
});

it('stores the version and the time of a consent with the details, and deletes both together', async () => {
  const { id, username, token } = await provider.member();
  const held = () => provider.read(async (db) => (await db.select().from(consents)).filter((row) => row.userId === id));
  await put('delivery', username, token);
  expect(await held()).toEqual([{ userId: id, kind: 'delivery', subject: 0, version: '1', agreedAt: provider.now() }]);
  expect((await put('delivery', username, token, { ...delivery, agreed: false })).body.success).toBe(true);
  const empty = Object.fromEntries(Object.keys(delivery).map((field) => [field, '']));
  expect((await put('delivery', username, token, { ...empty, agreed: false })).body.user.delivery).toBeNull();
  expect(await held()).toEqual([]);
});

it('stores a picture like every other picture, and rejects other files', async () => {
  const member = await provider.member();
  const { body } = await putAvatar(member.username, member.token);
  expect(body.user.avatar).toMatch(/^\/api\/v1\/files\/[a-z0-9]+-400x400\.webp$/);
  const shown = await provider.app.request(body.user.avatar);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const wrong = await putAvatar(member.username, member.token, 'file');
  expect([wrong.status, wrong.body.file]).toEqual([400, [expect.any(String)]]);
  expect((await member.call('PUT', `users/${member.username}/avatar/`, {})).status).toBe(400);
});

it.each(['account', 'delivery'] as const)(
  'keeps a consent exactly where %s details stand that were given and cleared at once',
  async (part) => {
    const { database } = provider.services;
    const cleared = {
      account: { phone: '', birthYear: null, gender: '', agreed: false },
      delivery: { ...Object.fromEntries(Object.keys(delivery).map((key) => [key, ''])), agreed: false },
    }[part];
    for (let round = 0; round < 15; round += 1) {
      const { id, username, token } = await provider.member();
      await put(part, username, token);
      await Promise.all([1, 2, 3].flatMap(() => [put(part, username, token, cleared), put(part, username, token)]));
      const [row] = await provider.rows(users, eq(users.id, id));
      const held = await database.read((db) => db.$count(consents, eq(consents.userId, id)));
      expect(held).toBe(row?.[part] === null ? 0 : 1);
    }
  },
);

it.each([
  ...phones.map((given) => ({ ...given, field: 'phone' })),
  ...zipcodes.map((given) => ({ ...given, field: 'zipcode' })),
])('a $field of $from is stored as every other', async ({ field, input, expected }) => {
  const { username, token } = await provider.member();
  const { body } = await put('delivery', username, token, { ...delivery, agreed: true, [field]: input });
  expect(body).toMatchObject({ success: true, user: { delivery: { [field]: expected } } });
});
