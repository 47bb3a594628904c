import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { ChallengeSummary } from '../contract/challenges.ts';
import { paths } from '../lib/paths.ts';
import { recordCount } from '../tests/security/counts.ts';
import { aPicture, expect, loginAsManager, signIn, test, verifiedMember } from './fixtures.ts';
import { packed, payloads } from './xssPayloads.ts';

// The policy would stop most of it: the test is that there is nothing to stop.
test.use({ bypassCSP: true });

/** `npm run test:security` writes every payload into the short places too, and into ten times the addresses. */
const isFull = process.env.SECURITY_SIZE === 'full';
const sample = <T>(all: T[], count: number) => all.filter((_, at) => at % Math.ceil(all.length / count) === 0);

/** Pairs of a payload and a place that shows it. */
let shown = 0;

/** Calls the API as a member; payloads are counted where `place` is given. */
type Write = <T>(path: string, data: object, count?: number, method?: string) => Promise<T>;

/** A member who writes, and the address of a picture of theirs. */
interface Writer {
  write: Write;
  picture: string;
}

async function writer(request: APIRequestContext, page: Page): Promise<Writer> {
  const member = await verifiedMember(request);
  await signIn(page, member);
  const { accessToken } = await (await page.request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const upload = await page.request.post('/api/v1/image-file/upload/', {
    headers,
    multipart: { file: { ...(await aPicture()), name: '"><img src=x onerror=xss()>.png' } },
  });
  const { url } = (await upload.json()) as { url: string };
  const write = async <T>(path: string, data: object, count = 0, method = 'POST') => {
    const answer = await page.request.fetch(`/api/v1/${path}`, { method, headers, data });
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
    shown += count;
    return (await answer.json()) as T;
  };
  return { write, picture: url };
}

/** The number of writes of one member before the next one continues, by the limit per member and minute. */
const WRITES_EACH = 100;

/** Returns the member whose turn it is: one after another, each signed in by a context of their own. */
function writers(request: APIRequestContext, browser: Browser): () => Promise<Writer> {
  let current: Writer | undefined;
  let writes = 0;
  return async () => {
    if (!current || writes % WRITES_EACH === 0) {
      const context = await browser.newContext();
      current = await writer(request, await context.newPage());
    }
    writes += 1;
    return current;
  };
}

/** Opens a page and fails where anything of a payload runs or could. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('#__next, #main, main').first()).toBeAttached();
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on');
        const isScript = /^[\0-\x20]*(javascript|vbscript|data:text\/html)/i.test(value);
        const isAddress = /^(href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name);
        if (isHandler || (isAddress && isScript)) bad.push(`<${element.tagName} ${name}=${value}>`);
      }
    }
    return { bad, ran: (window as unknown as { ran: string[] }).ran };
  });
  expect(found, path).toEqual({ bad: [], ran: [] });
}

test('nothing that a member writes runs in a reader’s browser', async ({ page, browser, request, allowConsole }) => {
  test.setTimeout(isFull ? 2_400_000 : 180_000);
  allowConsole(/./);
  expect(payloads.length).toBeGreaterThanOrEqual(300);
  const { write, picture } = await writer(request, page);
  const nextWriter = writers(request, browser);
  const pages: string[] = [];

  const alts = packed(200, ' ');

  // Topics: every payload in the text, as many as fit into titles, names and pictures.
  const [everything] = packed(20_000);
  const topic = await write<{ id: number }>(
    'forums/free/topics/',
    { title: payloads[2], content: everything?.text ?? '', fileUrls: [picture], fileAlts: [alts[0]?.text] },
    (everything?.count ?? 0) + (alts[0]?.count ?? 0) + 1,
  );
  pages.push(paths.topic('free', topic.id));
  for (const { text, count } of isFull ? packed(100, ' ') : sample(packed(100, ' '), 8)) {
    const one = await nextWriter();
    const made = await one.write<{ id: number }>(
      'forums/free/topics/',
      { title: text, content: text, name: text, productType: text.slice(0, 50) },
      count * 3,
    );
    if (isFull) pages.push(paths.topic('free', made.id));
  }
  for (const { text, count } of packed(2_000)) {
    const one = await nextWriter();
    await one.write(`forums/free/topics/${topic.id}/comments/`, { content: text }, count);
  }

  // Posts accept HTML; an element that swallows the rest does so within a few.
  const html = packed(isFull ? 400 : 2_600, '<p>a</p>');
  let post = { id: 0 };
  for (const [at, { text, count }] of html.entries()) {
    const title = packed(120, ' ')[at];
    const one = await nextWriter();
    post = await one.write(
      'posts/',
      {
        title: title?.text ?? 'a',
        content: `<p>a</p>${text}<p>${text}</p><img src="${one.picture}" alt='${text.replaceAll("'", '').slice(0, 80)}'>`,
        cover: one.picture,
        coverAlt: alts[at % alts.length]?.text,
      },
      count * 2 + (title?.count ?? 0) + (alts[at % alts.length]?.count ?? 0),
    );
    pages.push(paths.post(post.id));
  }
  for (const { text, count } of packed(2_000)) {
    const one = await nextWriter();
    await one.write(`posts/${post.id}/comments/`, { content: text }, count);
  }

  // Questions and answers.
  const asked = await write<{ slug: string }>(
    'questions/',
    { title: packed(120, ' ')[3]?.text, content: everything?.text },
    (everything?.count ?? 0) + 2,
  );
  const [answer] = packed(10_000);
  await write('questions/answers/', { question: asked.slug, content: answer?.text }, answer?.count);
  const [comment] = packed(2_000);
  await write(`questions/${asked.slug}/comments/`, { content: comment?.text }, comment?.count);
  pages.push(paths.question(asked.slug));

  // The member: nickname, introduction, links.
  const session = await (await page.request.get('/api/auth/session')).json();
  const { username } = session.user as { username: string };
  const put = (path: string, data: object, count: number) => write(`users/${username}/${path}/`, data, count, 'PUT');
  await put('nickname', { nickname: '<svg onload=xss()>' }, 1);
  await put('introduction', { introduction: packed(200, ' ')[0]?.text }, packed(200, ' ')[0]?.count ?? 0);
  await put('social', { instagram: '', youtube: '', blog: 'https://a.test/"onmouseover="xss()' }, 1);
  pages.push(paths.user(username));

  // A challenge: the participants' answers and check-ins.
  const list = await page.request.get('/api/v1/challenges/?status=opened&ordering=-ends_on');
  const { results } = (await list.json()) as { results: ChallengeSummary[] };
  const open = results.find((it) => it.opens_at === '00:00:00' && it.closes_at === '23:59:59');
  if (open) {
    const said = packed(100, ' ');
    const { id: participant } = await write<{ id: number }>(
      `challenges/${open.id}/entrant/`,
      { answer1: said[0]?.text, answer2: said[1]?.text },
      2,
    );
    await write(
      `challenges/${open.id}/entrants/${participant}/check/`,
      { content: said[2]?.text, image: picture },
      said[2]?.count,
    );
    pages.push(paths.challengeParticipants(open.id, { user: username }), paths.challenge(open.id));
  }

  // A report, which managers read.
  const reporter = await browser.newContext({ bypassCSP: true });
  const reporting = await reporter.newPage();
  const { write: report } = await writer(request, reporting);
  await report(
    'reports/',
    { subject: 'topic', subjectId: topic.id, reason: 'other', note: packed(200, ' ')[1]?.text },
    packed(200, ' ')[1]?.count,
  );

  const reader = await browser.newContext({ bypassCSP: true, locale: 'ko-KR' });
  await reader.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran, xss: () => ran.push(location.href) });
  });
  const reading = await reader.newPage();
  const dialogs: string[] = [];
  reading.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  // Lists, and every part of an address that a page prints.
  pages.push(paths.home(), paths.forum('free'), paths.topics(), paths.posts(), paths.questions());
  pages.push(paths.users(), `/en${paths.topic('free', topic.id)}`);
  for (const payload of sample([...payloads], isFull ? 60 : 6)) {
    const search = payload.slice(0, 100);
    pages.push(paths.search({ search }), paths.forum('free', { search, tags: payload }));
    shown += 2;
  }
  for (const [at, payload] of sample([...payloads], isFull ? 40 : 4).entries()) {
    const callbackUrl = at % 2 ? payload : 'javascript:xss()';
    pages.push(
      paths.signIn({ callbackUrl, error: payload }),
      paths.authError(payload),
      paths.verifyEmail({ key: payload, email: payload }),
      paths.passwordResetConfirm(payload),
      `/auth/carry#${encodeURIComponent(payload)}`,
    );
    shown += 7;
  }
  for (const path of pages) await look(reading, path);

  await loginAsManager(reading);
  for (const path of ['/manage', '/manage/reports', paths.notifications()]) await look(reading, path);
  expect(dialogs).toEqual([]);
  recordCount('XSS payloads × places', shown);
  recordCount('XSS executions', 0);
  await reporter.close();
  await reader.close();
});
