import { signInDemo } from '../scripts/lib/visitor.ts';
import type { Size } from './concurrency.ts';
import { type Figure, print } from './lib.ts';
import { memoryOf, programsOf, startSite } from './site.ts';

const VISITORS = 20;
const MEMBERS = 10;
const MINUTE_MS = 60_000;
/** Minutes until the caches are full and the code is compiled. */
const WARM_UP = 2;
const WEB_BAR_MB = 300;
/** The last minute's memory against that after the warm-up. */
const GROWTH_BAR = 1.2;

const LISTS = ['/topics', '/posts', '/questions', '/forums/free', '/contents/videos', '/challenges'];
const OWN = ['/me', '/me/points', '/me/xp', '/me/hearts', '/me/notifications', '/me/settings'];

/** Returns an address for each reader, since thirty behind one would exceed the limits by address. */
const addressOf = (reader: number) => `10.0.0.${reader + 1}`;

/** Returns the number of a list's last page. */
async function lastPageOf(url: string, list: string): Promise<number> {
  for (let page = 2; ; page += 1) {
    const headers = { 'X-Forwarded-For': addressOf(-1) };
    const answer = await fetch(`${url}${list}?page=${page}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) return page - 1;
  }
}

/**
 * Measures the memory of the web and the provider by the minute, under members and visitors who read
 * cached pages, new pages and new searches.
 */
export async function soak({ minutes }: Size) {
  const site = await startSite(undefined, { WEB_TRUSTED_HOPS: '1' });
  const { web, provider } = programsOf(site.process.pid ?? 0);
  const cookies = await Promise.all(Array.from({ length: MEMBERS }, () => signInDemo(site.url)));
  const answer = await fetch(`${site.api}/topics/?page_size=100`);
  const { results } = (await answer.json()) as {
    results: { id: number; forum: { slug: string } }[];
  };
  const topics = results.map(({ id, forum }) => `/forums/${forum.slug}/topics/${id}`);

  const lastPages = new Map<string, number>();
  for (const list of LISTS) lastPages.set(list, await lastPageOf(site.url, list));

  let asked = 0;
  const statuses = new Map<number, number>();
  const failures = new Set<string>();
  const pathOf = (own: boolean) => {
    asked += 1;
    const list = LISTS[asked % LISTS.length] ?? '/';
    const language = asked % 4 === 0 ? '/en' : '';
    const kinds = [
      language || '/',
      `${language}${list}`,
      `${language}${topics[asked % topics.length]}`,
      `${language}${list}?search=${encodeURIComponent('피부')}&page_size=${(asked % 50) + 1}&at=${asked}`,
      `${language}/search?search=${encodeURIComponent(`말 ${asked}`)}`,
      `${language}${list}?page=${(asked % (lastPages.get(list) ?? 1)) + 1}`,
      ...(own ? [OWN[asked % OWN.length] ?? '/me', OWN[(asked + 3) % OWN.length] ?? '/me'] : []),
    ];
    return kinds[Math.floor(asked / 3) % kinds.length] ?? '/';
  };

  const end = Date.now() + minutes * MINUTE_MS;
  const reader = async (cookie: string, at: number) => {
    const headers = { cookie, 'X-Forwarded-For': addressOf(at) };
    while (Date.now() < end) {
      const path = pathOf(cookie !== '');
      const page = await fetch(site.url + path, { headers });
      await page.arrayBuffer();
      statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1);
      if (!page.ok) failures.add(`${page.status} ${path.replace(/\d+/g, 'N')}`);
      await new Promise((done) => setTimeout(done, 500 + Math.random() * 1000));
    }
  };
  const readers = [...cookies, ...Array.from({ length: VISITORS }, () => '')].map(reader);

  const byMinute: { web: number; provider: number; asked: number }[] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    byMinute.push({ web: memoryOf(web), provider: memoryOf(provider), asked });
    console.log(
      `  minute ${minute}: web ${memoryOf(web).toFixed(0)} MB, provider ${memoryOf(provider).toFixed(0)} MB, ${asked} pages`,
    );
    if (minute < minutes) await new Promise((done) => setTimeout(done, MINUTE_MS));
  }
  await Promise.all(readers);
  await site.stop();

  const warm = byMinute[Math.min(WARM_UP, minutes - 1)];
  const last = byMinute.at(-1);
  const most = Math.max(...byMinute.map((minute) => minute.web));
  const growth = (last?.web ?? 0) / (warm?.web ?? 1);
  const figures: Figure[] = [
    ...byMinute.map((minute, at) => ({
      what: `minute ${at}: web and provider, after ${minute.asked} pages`,
      value: `${minute.web.toFixed(0)} / ${minute.provider.toFixed(0)} MB`,
    })),
    { what: 'web at most', value: `${most.toFixed(0)} MB`, bar: `${WEB_BAR_MB} MB` },
    {
      what: `web at the end, against minute ${Math.min(WARM_UP, minutes - 1)}`,
      value: `× ${growth.toFixed(2)}`,
      bar: `× ${GROWTH_BAR}, flat`,
    },
    {
      what: 'answers by status',
      value: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    },
  ];
  for (const failure of failures) console.log(`  FAIL ${failure}`);
  print(`Memory over ${minutes} min, ${MEMBERS} members and ${VISITORS} visitors`, figures);
}
