import { readFile } from 'node:fs/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { Event } from '@/contract/events';
import { own } from '@/contract/own';
import { isSkinType } from '@/contract/skin';
import { languageOf } from '@/lib/dates';
import { apiUrl } from '@/lib/env';
import { drawShareImage, type ShareText } from '@/lib/shareImage';

/** Seconds that a browser and a CDN keep a picture. */
const KEPT = 24 * 60 * 60;

/** What the provider says of something, null where it is not there. */
async function ask<T>(path: string, language: string): Promise<T | null> {
  const answer = await fetch(`${apiUrl()}/${path}`, { headers: { 'Accept-Language': language } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return (await answer.json()) as T;
}

interface Written {
  title: string;
  user: { nickname: string };
  forum?: { name: string };
  categories: { name: string }[];
}

const written = (path: string) => async (id: string, language: string) => {
  const it = /^\d+$/.test(id) ? await ask<Written>(`${path}/${id}/`, language) : null;
  if (!it) return null;
  const label = it.forum?.name ?? it.categories[0]?.name ?? '';
  return { label, title: it.title, line: it.user.nickname };
};

/** The site's own words, which the picture says beside what the provider does. */
const textsOf = async (name: string, language: string) =>
  JSON.parse(await readFile(`public/locales/${language}/${name}.json`, 'utf8'));

/** What each kind of page says in its picture; null for what is not there. */
const texts: Record<string, (id: string, language: 'ko' | 'en') => Promise<ShareText | null>> = {
  topic: written('topics'),
  post: written('posts'),
  async event(slug, language) {
    const it = /^[a-z0-9-]+$/.test(slug) ? await ask<Event>(`events/${slug}/`, language) : null;
    return (
      it && { label: (await textsOf('events', language)).title, title: it.title, line: it.gift }
    );
  },
  async skin(code, language) {
    if (!isSkinType(code)) return null;
    const skin = await textsOf('skin', language);
    return { label: code, title: own(skin.name, code), line: own(skin.line, code) };
  },
};

/**
 * GET /api/share/{kind}/{id}: the picture that a shared page shows, PNG 1200 × 630; `?lng=en` in English.
 * 404 for what is not there, 503 while the provider is away.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  const { kind, id, lng } = req.query;
  const textOf = own(texts, String(kind));
  try {
    const text = await textOf?.(String(id), languageOf(String(lng ?? 'ko')));
    if (!text) {
      res.status(404).end();
      return;
    }
    const picture = await drawShareImage(text);
    res.setHeader('Content-Type', 'image/png');
    res.setHeader('Cache-Control', `public, max-age=${KEPT}, s-maxage=${KEPT}`);
    res.end(picture);
  } catch {
    res.status(503).setHeader('Cache-Control', 'no-store').setHeader('Retry-After', '30').end();
  }
}
