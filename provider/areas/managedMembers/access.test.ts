import { afterEach, expect, it } from 'vitest';
import { rightsOf } from '../../../contract/constants/roles.ts';
import { readEnv } from '../../platform/config/env.ts';
import { testProvider } from '../../testing.ts';
import { withTwoStep } from '../auth/testing.ts';

const provider = await testProvider();
const access = async ({ call }: Awaited<ReturnType<typeof provider.member>>) => {
  const { status, body } = await call('GET', 'manage/access/');
  return [status, body.rights];
};
afterEach(() => {
  provider.services.env.REQUIRE_TWO_STEP = false;
});

it('each role reads its rights, and only the owner changes roles', async () => {
  expect(await access(await provider.member({ role: 'owner' }))).toEqual([200, rightsOf('owner')]);
  expect(await access(await provider.member({ role: 'manager' }))).not.toContain('roles');
  expect(await access(await provider.member({ role: 'support' }))).toEqual([200, ['work', 'members', 'support']]);
  expect((await access(await provider.member()))[0]).toBe(404);
});

it('a role without two-step sign-in is a member alone where the site requires it', async () => {
  const [owner, safe] = [await provider.member({ role: 'owner' }), await withTwoStep(provider, { role: 'owner' })];
  const topic = await provider.topic({ forumId: (await provider.forum('two-step')).id, userId: safe.id });
  provider.services.env.REQUIRE_TWO_STEP = true;
  expect((await owner.call('GET', 'manage/access/')).body).toEqual({
    role: 'owner',
    rights: [],
    moderated_forums: null,
    needs_two_step: true,
  });
  expect((await owner.call('GET', 'reports/')).body.code).toBe('two_step_needed');
  expect((await owner.call('PUT', `topics/${topic.id}/`, { title: '바꾼 제목' })).body.code).toBe('not_owner');
  const badged = { title: '공지', content: '배지를 달아요', showManagerBadge: true };
  const { showManagerBadge } = (await owner.call('POST', 'topics/', { forum: 'two-step', ...badged })).body;
  expect(showManagerBadge).toEqual([expect.stringContaining('2단계 인증')]);
  expect(await access(safe)).toEqual([200, rightsOf('owner')]);
  expect((await safe.call('GET', 'reports/')).status).toBe(200);
});

const secret = 'x'.repeat(32);
it.each([
  ['in production', { SITE_URL: 'https://gyeol.example' }, true],
  ['not on this machine', { SITE_URL: 'http://127.0.0.1:3000' }, false],
  ['not in development', { SITE_URL: 'https://gyeol.example', NODE_ENV: 'development' }, false],
  ['as the setting says', { SITE_URL: 'http://localhost:3000', REQUIRE_TWO_STEP: 'true' }, true],
  ['unless the setting says no', { SITE_URL: 'https://gyeol.example', REQUIRE_TWO_STEP: 'false' }, false],
])('two-step sign-in is required %s', (_where, given, isRequired) => {
  const env = readEnv({ NODE_ENV: 'production', TOKEN_SECRET: secret, ASSERTION_SECRET: secret, ...given });
  expect(env.REQUIRE_TWO_STEP).toBe(isRequired);
});
