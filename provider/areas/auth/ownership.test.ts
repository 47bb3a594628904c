import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import { proveAddress } from '../../domain/identity/ownership.ts';
import { noLimits, proofOf, testProvider } from '../../testing.ts';

const provider = await testProvider({ limits: noLimits });
let email: string;
let naver: string;
beforeEach(() => {
  email = `victim_${randomUUID().slice(0, 8)}@example.com`;
  naver = randomUUID();
});

const attackersPassword = 'lying in wait here';
const ownersPassword = 'quiet winter lake';
/** In every text that the attacker writes. */
const mark = '공격자의흔적';
/** In every private text that the owner writes. */
const secret = '주인만아는말';

const post = (path: string, body: unknown, token?: string) => provider.call('POST', path, { body, token });
const put = (path: string, body: unknown, token: string) => provider.call('PUT', path, { body, token });

async function assertion(claims: Record<string, unknown>) {
  const { now, env } = provider.services;
  return new SignJWT({ email_verified: true, name: '', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(new TextEncoder().encode(env.ASSERTION_SECRET));
}
const bySocial = async (claims: Record<string, unknown>) =>
  post('users/authenticate/', { assertion: await assertion(claims) });
const byAttackersNaver = () => bySocial({ provider: 'naver', account: naver, email, email_verified: false });

const register = (password: string) =>
  post('auth/registration/', {
    username: `user_${randomUUID().slice(0, 8)}`,
    email,
    password,
    nickname: '지나가던이',
    agreements: { terms: true, age: true, marketing: true },
  });
const newest = (pattern: RegExp) => {
  const mails = provider.mails.filter((mail) => mail.to === email).reverse();
  return mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
};

interface Entered {
  user: { username: string };
  accessToken: string;
  refreshToken: string;
}

/** The ways in which an attacker gets an account with the victim's unverified address. */
const claims = {
  'registered with a password': async (): Promise<Entered> => (await register(attackersPassword)).body,
  'signed in by a social account with an unproven address': async (): Promise<Entered> =>
    (await byAttackersNaver()).body,
};

const delivery = (name: string) => ({
  name,
  phone: '010-1234-5678',
  zipcode: '06236',
  address: name,
  detailAddress: '',
  deliveryMessage: '',
  agreed: true,
});

/** Public fields and rights, which need a verified address today: written past the API. */
const shown = {
  nickname: mark,
  introduction: mark,
  avatar: `/api/v1/files/${mark}.webp`,
  social: { instagram: mark, youtube: '', blog: '' },
  skinType: 'YMSJ',
  showSkinType: true,
  role: 'moderator',
  isPartner: true,
} as const;

/** Writes and opens all that an account lets its holder write and open. */
async function putEverythingOn({ user: { username }, accessToken: token }: Entered) {
  const friend = await provider.member();
  const own = `users/${username}`;
  for (const [path, body] of [
    [`${own}/account/`, { phone: '010-9999-9999', birthYear: 1990, gender: '', agreed: true }],
    [`${own}/delivery/`, delivery(mark)],
  ] as const) {
    expect((await put(path, body, token)).body, path).toMatchObject({ success: true });
  }
  expect((await post(`users/${friend.username}/follow/`, {}, token)).body.success).toBe(true);
  await provider.update(users, shown, eq(users.username, username));
  await post('auth/registration/resend-email/', { email });
  const verifyKey = newest(/key=([\w-]+)/);
  await post('auth/password/reset/', { email });
  const resetToken = newest(/token=([\w-]+)/);
  const { body } = await provider.call('GET', 'users/nonce/', { token });
  return { friend, verifyKey, resetToken, nonce: { nonce: body.nonce, proof: proofOf(token, body.nonce) } };
}

/** Every way in which the owner of an address verifies it. */
const waysIn: Record<string, () => Promise<Entered>> = {
  'an e-mail link': async () => (await bySocial({ provider: 'email', account: email, email })).body,
  'a reset of the password by mail': async () => {
    await post('auth/password/reset/', { email });
    const token = newest(/token=([\w-]+)/);
    expect((await post('auth/password/reset/confirm/', { token, new_password: ownersPassword })).status).toBe(200);
    return (await post('auth/login/', { username: email, password: ownersPassword })).body;
  },
  'a social account whose provider vouches for the address': async () =>
    (await bySocial({ provider: 'kakao', account: randomUUID(), email })).body,
  'a sign-up of their own and its mailed link': async () => {
    const { body } = await register(ownersPassword);
    const key = newest(/key=([\w-]+)/);
    expect((await post('auth/registration/verify-email/', { key }, body.accessToken)).status).toBe(200);
    return body;
  },
  'a sign-up of their own and its mailed link on another device': async () => {
    const { body } = await register(ownersPassword);
    const key = newest(/key=([\w-]+)/);
    expect((await post('auth/registration/verify-email/', { key, password: ownersPassword })).status).toBe(200);
    return body;
  },
  'a sign-up of their own and an e-mail link': async () => {
    await register(ownersPassword);
    return (await bySocial({ provider: 'email', account: email, email })).body;
  },
};

const table = Object.entries(waysIn).flatMap(([way, enter]) =>
  Object.entries(claims).map(([claim, take]) => ({ way, claim, enter, take })),
);

it.each(table)('gives the address to the member who verifies it by $way, not to the one who $claim', async (row) => {
  const attacker = await row.take();
  const held = await putEverythingOn(attacker);

  const owner = await row.enter();
  const ownPath = `users/${owner.user.username}/`;
  const asOwner = () => provider.call('GET', ownPath, { token: owner.accessToken });
  expect((await asOwner()).body).toMatchObject({ email, email_verified: true });
  expect((await put(`${ownPath}delivery/`, delivery(secret), owner.accessToken)).body.success).toBe(true);

  // None of the attacker's data is on the owner's account.
  const data = await provider.app.request(`/api/v1/${ownPath}data/`, {
    headers: { Authorization: `Bearer ${owner.accessToken}` },
  });
  const everything = await data.text();
  expect(everything).toContain(secret);
  expect(everything).not.toContain(mark);
  expect(everything).not.toContain('010-9999-9999');
  expect(everything).not.toContain(held.friend.username);
  expect((await asOwner()).body).toMatchObject({ following_count: 0, skin_type: null, role: 'member' });
  if (owner.user.username === attacker.user.username) {
    const [news] = await provider.read((db) =>
      db
        .select({ id: marketingAttendees.id })
        .from(marketingAttendees)
        .innerJoin(users, eq(users.id, marketingAttendees.userId))
        .where(eq(users.username, owner.user.username)),
    );
    expect(news).toBeUndefined();
    const [row] = await provider.read((db) => db.select().from(users).where(eq(users.username, owner.user.username)));
    expect(row).toMatchObject({ role: 'member', isPartner: false });
    expect((await provider.call('GET', `users/${held.friend.username}/`)).body.follower_count).toBe(0);
  }

  // None of the attacker's credentials opens it.
  const reset = await post('auth/password/reset/confirm/', { token: held.resetToken, new_password: attackersPassword });
  expect(reset.status).toBe(400);
  const verify = { key: held.verifyKey, password: attackersPassword };
  expect((await post('auth/registration/verify-email/', verify)).status).toBe(400);
  const tries = [
    await post('auth/login/', { username: attacker.user.username, password: attackersPassword }),
    await post('auth/login/', { username: email, password: attackersPassword }),
    await byAttackersNaver(),
    await post('users/authenticate/', held.nonce),
    await post('users/authenticate/', { nonce: held.nonce.nonce }, attacker.accessToken),
    await post('users/authenticate/', { refreshToken: attacker.refreshToken }),
  ];
  const opened = tries.filter(({ status }) => status === 200).map(({ body }) => body.accessToken);
  for (const token of [attacker.accessToken, ...opened]) {
    const seen = await provider.call('GET', ownPath, { token });
    if (seen.status === 200) {
      expect(seen.body).toMatchObject({ email: null, delivery: null, account: null });
    } else expect(seen.status).toBe(401);
    const overwritten = await put(`${ownPath}nickname/`, { nickname: '뺏었다' }, token);
    expect([401, 409]).toContain(overwritten.status);
  }
});

it('does not verify an address by its mailed link for a caller who did not create the account', async () => {
  const attacker = await claims['registered with a password']();
  const key = newest(/key=([\w-]+)/);
  const victim = await provider.member();
  for (const token of [undefined, victim.token]) {
    const rejected = await post('auth/registration/verify-email/', { key }, token);
    expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['password', 'code']]);
  }
  const own = await provider.call('GET', `users/${attacker.user.username}/`, { token: attacker.accessToken });
  expect(own.body.email_verified).toBe(false);
});

it('keeps the data of a verified account when its owner signs in by mail again', async () => {
  const link = () => bySocial({ provider: 'email', account: email, email });
  const first = (await link()).body;
  await put(`users/${first.user.username}/delivery/`, delivery(secret), first.accessToken);
  await post('auth/password/reset/', { email });
  const token = newest(/token=([\w-]+)/);
  const set = { token, new_password: ownersPassword };
  expect((await post('auth/password/reset/confirm/', set)).status).toBe(200);
  const again = (await link()).body;
  const own = await provider.call('GET', `users/${again.user.username}/`, { token: again.accessToken });
  expect(own.body).toMatchObject({ username: first.user.username, delivery: { name: secret } });
});

it('leaves no session to a social sign-in at the moment of the proof', async () => {
  const attacker = await claims['signed in by a social account with an unproven address']();
  const row = await provider.read(async (db) => {
    const [found] = await db.select().from(users).where(eq(users.username, attacker.user.username));
    return found;
  });
  const again: { status: number; body: Entered }[] = [];
  await provider.whileHeld(
    (tx) => proveAddress(tx, { userId: row?.id ?? 0, email, by: 'mailbox' }, provider.now()),
    async () => void again.push(await byAttackersNaver()),
  );
  const seen = await provider.call('GET', `users/${attacker.user.username}/`, {
    token: again[0]?.body.accessToken ?? '',
  });
  expect(seen.body.email ?? null).toBeNull();
});
