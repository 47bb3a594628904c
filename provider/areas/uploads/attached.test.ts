import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseApplications, courses } from '../../db/schema/courses.ts';
import { eventApplications } from '../../db/schema/events.ts';
import { files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge } from '../challenges/testing.ts';
import { anEvent } from '../events/fixtures.ts';

const provider = await testProvider();
beforeAll(async () => {
  await provider.forum('free');
  const texts = { title: '세안', titleEn: 'Washing', description: '', descriptionEn: '' };
  const asked = { image: '', task: '', taskEn: '', question: '', questionEn: '', position: 1 };
  await provider.insert(courses, { slug: 'washing', ...texts, ...asked, publishedAt: provider.now() });
});

let author: TestMember;
let other: TestMember;
let manager: TestMember;
let support: TestMember;
let editor: TestMember;
beforeEach(async () => {
  [author, other, manager, support, editor] = [
    await provider.member(),
    await provider.member(),
    await provider.member({ role: 'manager' }),
    await provider.member({ role: 'support' }),
    await provider.member({ role: 'editor' }),
  ];
});

let made = 0;
/** Stores a picture of a member, or of the site. */
async function picture(userId: number | null) {
  made += 1;
  const id = `attached${made}-8x8.webp`;
  const { files: store, now } = provider.services;
  await store.put(id, new Uint8Array([1]));
  await provider.insert(files, { id, width: 8, height: 8, size: 1, userId, createdAt: now() });
  return `/api/v1/files/${id}`;
}

const send = (who: TestMember, method: string, path: string, body: object) => who.call(method, path, body);
const made200 = async (who: TestMember, path: string, body: object = {}) => {
  const { status, body: answer } = await send(who, 'POST', path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};
const texts = { title: '사진', content: '내용' };
const handedIn = { content: '사흘 동안 씻었어요.', answer: '덜 당겨요.' };

/** Every call that accepts the address of an upload: attaches `url` as a member. */
const calls: Record<string, (who: TestMember, url: string) => ReturnType<typeof send>> = {
  'POST topics/': (who, url) => send(who, 'POST', 'topics/', { ...texts, fileUrls: [url] }),
  'POST forums/{slug}/topics/': (who, url) => send(who, 'POST', 'forums/free/topics/', { ...texts, fileUrls: [url] }),
  'PUT topics/{id}/': async (who, url) => {
    const { id } = await made200(who, 'topics/', texts);
    return send(who, 'PUT', `topics/${id}/`, { fileUrls: [url] });
  },
  'POST posts/': (who, url) => send(who, 'POST', 'posts/', { ...texts, cover: url }),
  'PUT posts/{id}/': async (who, url) => {
    const { id } = await made200(who, 'posts/', texts);
    return send(who, 'PUT', `posts/${id}/`, { cover: url });
  },
  'POST posts/ within the text': (who, url) =>
    send(who, 'POST', 'posts/', { title: '사진', content: `<img src="${url}" alt="볼">` }),
  'PUT posts/{id}/ within the text': async (who, url) => {
    const { id } = await made200(who, 'posts/', texts);
    return send(who, 'PUT', `posts/${id}/`, { content: `<img src="${url}" alt="볼">` });
  },
  'POST challenges/{id}/entrants/{eid}/check/': async (who, url) => {
    const { id } = await aChallenge(provider);
    const { id: own } = await made200(who, `challenges/${id}/entrant/`);
    return send(who, 'POST', `challenges/${id}/entrants/${own}/check/`, { image: url });
  },
  'POST challenges/{id}/entrants/{eid}/check/ with further pictures': async (who, url) => {
    const { id } = await aChallenge(provider);
    const { id: own } = await made200(who, `challenges/${id}/entrant/`);
    return send(who, 'POST', `challenges/${id}/entrants/${own}/check/`, { resourceUrls: [url] });
  },
  'POST events/{slug}/applications/': async (who, url) => {
    const { slug } = await anEvent(provider, ['resourceUrls']);
    return send(who, 'POST', `events/${slug}/applications/`, { resourceUrls: [url] });
  },
  'POST courses/{slug}/applications/': (who, url) =>
    send(who, 'POST', 'courses/washing/applications/', { ...handedIn, resourceUrls: [url] }),
  'PUT courses/{slug}/applications/': async (who, url) => {
    const path = 'courses/washing/applications/';
    // Only the first time; afterwards one exists.
    await send(who, 'POST', path, { ...handedIn, resourceUrls: [] });
    return send(who, 'PUT', path, { ...handedIn, resourceUrls: [url] });
  },
  'POST support/threads/': (who, url) =>
    send(who, 'POST', 'support/threads/', { topic: 'bug', content: '사진처럼 보여요.', fileUrl: url }),
  'POST support/threads/{id}/messages/': async (who, url) => {
    const { id } = await made200(who, 'support/threads/', { topic: 'bug', content: '이렇게 보여요.' });
    return send(who, 'POST', `support/threads/${id}/messages/`, { content: '사진이에요.', fileUrl: url });
  },
};
const isPrivate = (name: string) => /^\w+ (events|courses|support)/.test(name);
const cacheOf = async (url: string) => (await provider.app.request(url)).headers.get('Cache-Control');

describe.each(Object.entries(calls))('%s', (name, attach) => {
  it('accepts the member’s own picture and the site’s', async () => {
    expect((await attach(author, await picture(author.id))).status).toBe(200);
    expect((await attach(other, await picture(null))).status).toBe(200);
  });

  it('rejects a picture of another member', async () => {
    const answer = await attach(other, await picture(author.id));
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  });

  it('allows caching only where a public page shows it', async () => {
    const url = await picture(author.id);
    expect(await cacheOf(url)).toBe('private, no-store');
    await attach(author, url);
    const isForGood = (await cacheOf(url))?.includes('immutable');
    expect(isForGood).toBe(!isPrivate(name));
  });
});

const applications = Object.entries(calls).filter(([name]) => isPrivate(name));

describe.each(applications)('a picture of %s', (_, attach) => {
  let url: string;
  beforeEach(async () => {
    url = await picture(author.id);
    expect((await attach(author, url)).status).toBe(200);
  });

  const readers: [string, () => TestMember | undefined, number][] = [
    ['a visitor', () => undefined, 404],
    ['another member', () => other, 404],
    ['its owner', () => author, 200],
    ['a manager', () => manager, 200],
    ['one who answers questions', () => support, 200],
    ['one who runs campaigns', () => editor, 200],
  ];
  it.each(readers)('is read by %s with the right answer', async (_who, reader, status) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const token = reader()?.token;
    const bearer = { ...(token && { Authorization: `Bearer ${token}` }) };
    for (const method of ['GET', 'HEAD']) {
      for (const width of ['', '?w=320']) {
        const answer = await provider.app.request(url + width, { method, headers: bearer });
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'private, no-store']);
      }
    }
    // A caller who may not read it must not learn that it is unchanged.
    const headers = { ...bearer, 'If-None-Match': `"${name}"` };
    expect((await provider.app.request(url, { headers })).status).toBe(status === 200 ? 304 : 404);
  });

  it('stays readable for them after the application is erased', async () => {
    const { database } = provider.services;
    await database.write(async (tx) => {
      await tx.delete(eventApplications);
      await tx.delete(courseApplications);
    });
    expect((await provider.app.request(url)).status).toBe(404);
  });

  it('is public once its owner publishes it, and stays so', async () => {
    await made200(author, 'topics/', { ...texts, fileUrls: [url] });
    expect((await provider.app.request(url)).status).toBe(200);
    expect((await attach(author, url)).status).not.toBe(400);
    expect((await provider.app.request(url)).status).toBe(200);
  });

  it('stays public where a page shows it already', async () => {
    const shown = await picture(author.id);
    await made200(author, 'topics/', { ...texts, fileUrls: [shown] });
    expect((await attach(author, shown)).status).not.toBe(400);
    expect((await provider.app.request(shown)).status).toBe(200);
  });
});

const published = Object.entries(calls).filter(([name]) => /^POST (topics|posts)/.test(name));

describe.each(published)('a picture of %s', (name, attach) => {
  const kind = name.startsWith('POST topics') ? 'topic' : 'post';
  const read = async (url: string, who?: TestMember) => {
    const headers = { ...(who && { Authorization: `Bearer ${who.token}` }) };
    const { status, headers: answered } = await provider.app.request(url, { headers });
    return [status, answered.get('Cache-Control')?.includes('immutable') ?? false];
  };
  const seen = async (url: string) => Promise.all([undefined, other, author, support].map((who) => read(url, who)));
  const everybody = [
    [200, true],
    [200, true],
    [200, true],
    [200, true],
  ];
  const few = [
    [404, false],
    [404, false],
    [200, false],
    [200, false],
  ];

  it('is gone for readers with its content, hidden or deleted, and back with it', async () => {
    const url = await picture(author.id);
    const { body } = await attach(author, url);
    expect(await seen(url)).toEqual(everybody);
    const hide = (status: string) =>
      manager.call('PUT', `moderation/${kind}/${body.id}/`, { status, reason: '광고 사진이에요' });
    await hide('hidden');
    expect(await seen(url)).toEqual(few);
    await hide('published');
    expect(await seen(url)).toEqual(everybody);
    await author.call('DELETE', `${kind}s/${body.id}/`);
    expect(await seen(url)).toEqual(few);
    const [{ id }] = (await author.call('GET', 'trash/')).body.results;
    await author.call('POST', `trash/${id}/restore/`);
    expect(await seen(url)).toEqual(everybody);
  });

  it('stays where other content shows it, and not for an earlier version alone', async () => {
    const [url, next] = [await picture(author.id), await picture(author.id)];
    const [first, second] = [await attach(author, url), await attach(author, url)];
    await author.call('DELETE', `${kind}s/${first.body.id}/`);
    expect(await seen(url)).toEqual(everybody);
    const fields = kind === 'topic' ? { fileUrls: [next] } : { cover: next, content: '<p>다른 사진</p>' };
    await author.call('PUT', `${kind}s/${second.body.id}/`, fields);
    expect(await seen(url)).toEqual(few);
    expect(await seen(next)).toEqual(everybody);
  });
});

it('keeps pictures that a topic shows already, of any uploader, and allows managers any', async () => {
  const [url, own] = [await picture(other.id), await picture(author.id)];
  const { id } = await made200(author, 'topics/', { ...texts, fileUrls: [own] });
  expect((await send(manager, 'PUT', `topics/${id}/`, { fileUrls: [own, url] })).status).toBe(200);
  expect((await send(author, 'PUT', `topics/${id}/`, { fileUrls: [url, own] })).status).toBe(200);
  expect((await send(author, 'PUT', `topics/${id}/`, { fileUrls: [own] })).status).toBe(200);
  expect((await send(author, 'PUT', `topics/${id}/`, { fileUrls: [url] })).status).toBe(400);
});

it('answers 404 without a row, while the store still has the file', async () => {
  const url = await picture(author.id);
  const name = url.slice(url.lastIndexOf('/') + 1);
  const { database, files: store } = provider.services;
  await database.write((tx) => tx.delete(files));
  expect((await provider.app.request(url)).status).toBe(404);
  const held = await store.get(name);
  expect(held).not.toBeNull();
  await held?.body.cancel();
});
