import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import { TRASH_DAYS } from '../../../contract/constants/moderation.ts';
import { EVENT_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { aChallenge } from '../../areas/challenges/testing.ts';
import { eraseEventDetails } from '../../areas/events/erase.ts';
import { anEvent } from '../../areas/events/fixtures.ts';
import { purgeTrash } from '../../areas/moderation/trash.ts';
import { courses } from '../../db/schema/courses.ts';
import { droppedFiles, files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { eraseLeavers } from '../members/erase.ts';
import { purgeFiles } from './purge.ts';

const provider = await testProvider();
const manager = await provider.member({ role: 'manager' });
await provider.forum('free');
const picture = sharp({ create: { width: 700, height: 500, channels: 3, background: '#2C6E60' } });
const bytes = await picture.png().toBuffer();

const purge = () => purgeFiles(provider.services);
const days = (count: number) => provider.advance(count * 24 * 60 * 60);

async function send({ token }: TestMember, method: string, path: string, field: string) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'a.png');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await provider.app.request(`/api/v1/${path}`, { method, body: form, headers });
  expect(response.status).toBe(200);
  return response.json();
}
const upload = async (who: TestMember): Promise<string> => (await send(who, 'POST', 'image-file/upload/', 'file')).url;
const changeAvatar = async (who: TestMember): Promise<string> =>
  (await send(who, 'PUT', `users/${who.username}/avatar/`, 'avatar')).user.avatar;

const served = async (url: string) => {
  // A manager sees private pictures too; the session is new, since the clock advances by days.
  const { token } = await provider.session(manager.id);
  const headers = { Authorization: `Bearer ${token}` };
  return (await provider.app.request(url, { headers })).status === 200;
};
/** Returns which of a picture's copies are in the store. */
const stored = async (url: string) => {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const names = [name, ...['640.webp', '640.avif', '320.webp', '320.avif'].map((end) => name.replace('webp', end))];
  const found = await Promise.all(names.map((one) => provider.services.files.get(one)));
  await Promise.all(found.map((one) => one?.body.cancel()));
  return found.filter(Boolean).length;
};

async function post(who: TestMember, path: string, body: object = {}) {
  const answer = await who.call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
/** Creates a member's participation in a challenge of the test, with functions to check in. */
async function participant(who: TestMember) {
  const { id } = await aChallenge(provider);
  const { id: own } = await post(who, `challenges/${id}/entrant/`);
  const check = (image: string, resourceUrls: string[] = []) =>
    post(who, `challenges/${id}/entrants/${own}/check/`, { image, resourceUrls });
  const leave = () => who.call('DELETE', `challenges/${id}/entrant/`);
  return { check, leave };
}
const topicWith = (who: TestMember, fileUrls: string[]) =>
  post(who, 'topics/', { title: '사진', content: '내용', fileUrls });
const leaveSite = (who: TestMember) => post(who, `users/${who.username}/leave/`, { confirmation: who.username });

it('a check-in’s picture is deleted in every width once it is changed, the others after leaving', async () => {
  const member = await provider.member();
  const [first, second, third] = [await upload(member), await upload(member), await upload(member)];
  const { check, leave } = await participant(member);
  await check(first, [second]);
  await purge();
  expect([await stored(first), await stored(second)]).toEqual([5, 5]);

  await check(third, [second]);
  await purge();
  expect([await served(first), await served(second), await served(third)]).toEqual([false, true, true]);
  expect(await stored(first)).toBe(0);

  await leave();
  await purge();
  expect([await stored(second), await stored(third)]).toEqual([0, 0]);
});

it('a picture that two contents show stays until the second is changed', async () => {
  const [member, other] = [await provider.member(), await provider.member({ role: 'manager' })];
  const url = await upload(member);
  const { check, leave } = await participant(member);
  await check(url);
  const { id } = await topicWith(other, [url, await upload(other)]);
  await leave();
  await purge();
  expect(await served(url)).toBe(true);

  // Pictures of an earlier version stay with its text, since managers decide by it.
  const path = `topics/${id}/`;
  await other.call('PUT', path, { fileUrls: [] });
  await purge();
  expect(await served(url)).toBe(true);
  await other.call('DELETE', path);
  days(TRASH_DAYS - 1);
  const { database, now } = provider.services;
  await purgeTrash(database, now());
  await purge();
  expect(await served(url)).toBe(true);
  days(1);
  await purgeTrash(database, now());
  await purge();
  expect(await served(url)).toBe(false);
});

it('a post’s pictures are deleted when its days in the trash are over', async () => {
  const manager = await provider.member({ role: 'manager' });
  const [cover, inside] = [await upload(manager), await upload(manager)];
  const { id } = await post(manager, 'posts/', {
    title: '글',
    content: `<p>내용</p><img src="${inside}" alt="볼"><img src="${inside}" alt="볼">`,
    cover,
  });
  await purge();
  expect([await served(cover), await served(inside)]).toEqual([true, true]);
  await manager.call('DELETE', `posts/${id}/`);
  days(TRASH_DAYS);
  const { database, now } = provider.services;
  await purgeTrash(database, now());
  await purge();
  expect([await served(cover), await served(inside)]).toEqual([false, false]);
});

it('a member’s earlier picture is deleted when there is another', async () => {
  const member = await provider.member();
  const [first, second] = [await changeAvatar(member), await changeAvatar(member)];
  await purge();
  expect([await served(first), await served(second)]).toEqual([false, true]);
});

it('only the public pictures of an erased leaver are served, without a name', async () => {
  const member = await provider.member();
  const { now, database } = provider.services;
  await provider.insert(courses, {
    slug: 'washing',
    title: '세안',
    titleEn: 'Washing',
    description: '',
    descriptionEn: '',
    image: '/a.webp',
    task: '',
    taskEn: '',
    question: '',
    questionEn: '',
    position: 1,
    publishedAt: new Date(0),
  });
  const { slug } = await anEvent(provider, ['resourceUrls']);
  const shown = {
    avatar: await changeAvatar(member),
    check: await upload(member),
    course: await upload(member),
    event: await upload(member),
    topic: await upload(member),
    nowhere: await upload(member),
  };
  await (await participant(member)).check(shown.check);
  const handedIn = { content: '사흘 동안 씻었어요.', answer: '덜 당겨요.' };
  await post(member, 'courses/washing/applications/', { ...handedIn, resourceUrls: [shown.course] });
  await post(member, `events/${slug}/applications/`, { resourceUrls: [shown.event] });
  await topicWith(member, [shown.topic]);
  await leaveSite(member);
  days(RETURN_DAYS - 1);
  await eraseLeavers({ database, now });
  await purge();
  for (const [where, url] of Object.entries(shown)) expect(await served(url), where).toBe(true);

  days(2);
  await eraseLeavers({ database, now });
  await purge();
  const left = await Promise.all(Object.entries(shown).map(async ([where, url]) => [where, await served(url)]));
  expect(Object.fromEntries(left)).toEqual({
    avatar: false,
    check: false,
    course: false,
    event: false,
    topic: true,
    nowhere: false,
  });
});

it('an application’s pictures are erased with its other details, 90 days after the event', async () => {
  const member = await provider.member();
  const { slug } = await anEvent(provider, ['resourceUrls']);
  const url = await upload(member);
  await post(member, `events/${slug}/applications/`, { resourceUrls: [url] });
  const { database, now } = provider.services;
  days(EVENT_DETAILS_DAYS);
  await database.write((tx) => eraseEventDetails(tx, now()));
  await purge();
  expect(await served(url)).toBe(true);
  days(1);
  await database.write((tx) => eraseEventDetails(tx, now()));
  await purge();
  expect(await served(url)).toBe(false);
});

it('a picture that was never shown is kept as long as a draft may, and then deleted', async () => {
  const url = await upload(await provider.member());
  days(59);
  await purge();
  expect(await stored(url)).toBe(5);
  days(1);
  await purge();
  expect(await served(url)).toBe(false);
});

it('a picture of a draft is kept for as long as that is opened, and deleted with one that was given up', async () => {
  const member = await provider.member();
  const [written, givenUp] = [await upload(member), await upload(member)];
  for (let month = 0; month < 4; month += 1) {
    days(30);
    // As the page of a draft does, in which an <img> names no member.
    expect((await provider.app.request(written)).status).toBe(200);
    await purge();
  }
  expect([await stored(written), await stored(givenUp)]).toEqual([5, 0]);
  days(60);
  await purge();
  expect(await stored(written)).toBe(0);
});

it('a file that the store fails to delete is deleted in the next run, and not shown meanwhile', async () => {
  const member = await provider.member();
  const [first, second] = [await changeAvatar(member), await upload(member)];
  await changeAvatar(member);
  const { services } = provider;
  const away = { ...services.files, remove: () => Promise.reject(new Error('away')) };
  expect(await purgeFiles({ ...services, files: away })).toBe(1);
  expect(await served(first)).toBe(false);
  const rejected = await member.call('POST', 'topics/', { title: '사진', content: '내용', fileUrls: [second, first] });
  expect([rejected.status, rejected.body.fileUrls]).toEqual([400, [expect.any(String)]]);

  expect(await purge()).toBe(0);
  expect(await stored(first)).toBe(0);
  expect(await provider.rows(droppedFiles)).toEqual([]);
});

it('keeps the site’s own pictures', async () => {
  const id = 'ours-10x10.webp';
  const { files: store, now } = provider.services;
  await store.put(id, new Uint8Array([1]));
  await provider.insert(files, { id, width: 10, height: 10, size: 1, createdAt: now() });
  days(61);
  await purge();
  expect(await provider.rows(files, eq(files.id, id))).toHaveLength(1);
});

it('a picture that is attached during the purge is kept, or rejected', async () => {
  const writers = await Promise.all(Array.from({ length: 12 }, () => provider.member()));
  const urls = await Promise.all(writers.map(upload));
  // Shown and removed, so that all of them are due at once.
  for (const [at, writer] of writers.entries()) {
    const { check, leave } = await participant(writer);
    await check(urls[at] ?? '');
    await leave();
  }
  const take = (url: string, at: number) => {
    const body = { title: '사진', content: '내용', fileUrls: [url] };
    return provider.call('POST', 'topics/', { token: writers[at]?.token, body });
  };
  const taking = urls.slice(0, 6).map(take);
  const sweeping = purge();
  const later = urls.slice(6).map((url, at) => take(url, at + 6));
  const answers = await Promise.all([...taking, ...later]);
  await sweeping;
  await purge();
  for (const [at, url] of urls.entries()) expect(await served(url), url).toBe(answers[at]?.status === 200);
});
