import { expect, it } from 'vitest';
import type { ArgumentsOf } from '../../../contract/call.ts';
import type { managedAnnouncementCalls } from '../../../contract/managedAnnouncements.calls.ts';
import { files } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { notifyMembers } from './commands.ts';

const provider = await testProvider();
const editor = await withPassword(provider, { role: 'editor' });
const IMAGE = 'announced1-1280x448.webp';
await provider.insert(files, { id: IMAGE, width: 1280, height: 448, size: 1, userId: editor.id });

type Body = ArgumentsOf<typeof managedAnnouncementCalls.publishAnnouncement>;
const body: Body = {
  title: '새 포럼이 열렸어요',
  title_en: 'A new forum is open',
  description: '함께 이야기해요.',
  description_en: 'Join in.',
  path: '/forums/free',
  notify: true,
  image: null,
  pin: false,
  password: PASSWORD,
};
const publish = (rest: Partial<Body> = {}) => editor.call('POST', 'manage/announcements/', { ...body, ...rest });
const list = async () => (await editor.call('GET', 'manage/announcements/')).body.results;
const run = () => notifyMembers(provider.services.database, provider.now, new AbortController().signal);

it('notifies each active member once, with its address, and sends no mail', async () => {
  const member = await provider.member();
  await provider.member({ status: 'left' });
  expect((await publish()).status).toBe(200);
  expect(await list()).toMatchObject([{ notified: 0, is_done: false, banner: null }]);
  await run();
  await run();
  const { body: own } = await member.call('GET', 'notifications/');
  expect(own.results).toMatchObject([
    { kind: 'announcement', path: '/forums/free', subject: { title: '새 포럼이 열렸어요' } },
  ]);
  expect(await list()).toMatchObject([{ notified: 2, is_done: true }]);
  expect(provider.mails).toEqual([]);
});

it('shows a banner before the others until it is taken down', async () => {
  expect((await publish({ notify: false, image: `/api/v1/files/${IMAGE}` })).status).toBe(200);
  const shown = async () => (await provider.call('GET', 'banners/?type=main')).body.results;
  expect(await shown()).toMatchObject([{ title: body.title, href: body.path, image: `/api/v1/files/${IMAGE}` }]);
  const [announcement] = await list();
  expect(announcement).toMatchObject({ notified: null, is_done: true, banner: 'shown' });
  const end = () => editor.call('POST', `manage/announcements/${announcement.id}/end/`);
  expect((await end()).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect(await end()).toMatchObject({ status: 409, body: { code: 'changed' } });
  const owner = await provider.member({ role: 'owner' });
  const { body: log } = await owner.call('GET', 'moderation/log/');
  expect(log.results).toMatchObject([
    { action: 'end_announcement', before: { banner: true }, after: { banner: false } },
    { action: 'publish_announcement', after: { title: body.title, banner: true, fixed: false } },
    { action: 'publish_announcement' },
  ]);
});

it('pins the topic that it leads to until it is ended', async () => {
  const forum = await provider.forum('notices');
  const { id } = await provider.topic({ forumId: forum.id, userId: editor.id });
  const path = `/forums/notices/topics/${id}`;
  const { status, headers } = await publish({ notify: false, pin: true, path });
  expect([status, headers.get('Link')]).toEqual([200, `<${path}>; rel="invalidates"`]);
  const pinned = async () => (await provider.call('GET', 'forums/notices/topics/?fixed=true')).body.count;
  expect(await pinned()).toBe(1);
  const [announcement] = await list();
  expect(announcement).toMatchObject({ notified: null, banner: null, pinned: true });
  const end = () => editor.call('POST', `manage/announcements/${announcement.id}/end/`);
  expect((await end()).headers.get('Link')).toBe(`<${path}>; rel="invalidates"`);
  expect(await pinned()).toBe(0);
  expect((await list())[0]).toMatchObject({ banner: 'ended', pinned: false });
  expect(await end()).toMatchObject({ status: 409, body: { code: 'changed' } });
});

it.each([
  ['path', { pin: true }],
  ['path', { pin: true, path: '/forums/free/topics/999999' }],
  ['notify', { notify: false }],
  ['image', { image: '/api/v1/files/unknown-1x1.webp' }],
  ['path', { path: '//elsewhere.example' }],
  ['password', { password: 'another password' }],
])('rejects a wrong %s', async (field, rest) => {
  expect(await publish(rest)).toMatchObject({ status: 400, body: { [field]: expect.anything() } });
});
