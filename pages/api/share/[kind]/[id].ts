import { type BinaryLike, createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { NextApiRequest, NextApiResponse } from 'next';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { Challenge } from '@/contract/challenges';
import { slug } from '@/contract/common';
import type { Event } from '@/contract/events';
import { own } from '@/contract/own';
import type { Question } from '@/contract/questions';
import { isSkinType } from '@/contract/skin';
import { putTexts } from '@/contract/textKeys';
import { apiUrl } from '@/lib/env';
import { type ShareShape, shareSizes } from '@/lib/sharePicture';
import { addressLimit } from '@/server/addressLimit';
import { isKnown } from '@/server/etag';
import { readSiteTexts } from '@/server/render/siteTexts';
import { drawShareImage, type ShareText } from '@/server/shareImage';

/** How long a browser and a CDN cache a picture before they revalidate it. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=3600, must-revalidate';
const PROVIDER_TIMEOUT_MS = 2_500;
const RETRY_AFTER = 30;
/** Numbers of pictures rendered concurrently, and waiting. */
const DRAWN_AT_ONCE = 1;
const WAITING_MAX = 20;
/** A link preview service requests a few pictures a minute. */
const isWithinLimit = addressLimit(60, 60);

const drawing = new PQueue({ concurrency: DRAWN_AT_ONCE });

class Busy extends Error {}

/** A picture that can be drawn. `of` is everything that it is drawn from. */
interface Picture {
  of: BinaryLike;
  type: 'image/png' | 'image/jpeg';
  draw: () => Promise<Buffer>;
}

/**
 * Rendered pictures by what they are drawn from, each rendered once for any number of requests. That is fetched from
 * the provider each time, so that a picture of hidden or renamed content is never served again.
 */
const pictures = new LRUCache<string, Buffer, Picture>({
  max: 500,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (picture) => picture.length,
  fetchMethod: (_key, _held, { context }) => {
    if (drawing.size >= WAITING_MAX) throw new Busy();
    return drawing.add(() => context.draw());
  },
});

/** Fetches from the provider; null where there is nothing, or where nothing can be: an id of more than 2³¹. */
async function fetchExisting(path: string, language: string, method = 'GET'): Promise<Response | null> {
  const answer = await fetch(`${apiUrl()}/${path}`, {
    method,
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return answer;
}

/** Fetches a content from the provider; null where it does not exist. */
async function fetchShared<T>(path: string, language: string): Promise<T | null> {
  const answer = await fetchExisting(path, language);
  return answer && ((await answer.json()) as T);
}

interface Written {
  title: string;
  user: { nickname: string };
  forum?: { name: string };
  categories: { name: string }[];
}

const written = (path: string) => async (id: string, language: string) => {
  const it = /^\d{1,10}$/.test(id) ? await fetchShared<Written>(`${path}/${id}/`, language) : null;
  if (!it) return null;
  const label = it.forum?.name ?? it.categories[0]?.name ?? '';
  return { label, title: it.title, line: it.user.nickname };
};

const isSlug = (name: string) => slug.safeParse(name).success;

/** Reads the site's own texts in the picture, as they ship. */
const textsOf = async (name: string, language: string) =>
  JSON.parse(await readFile(`public/locales/${language}/${name}.json`, 'utf8'));

/** Returns the text in the picture of each kind of page; null for unknown content. */
const texts: Record<string, (id: string, language: 'ko' | 'en') => Promise<ShareText | null>> = {
  topic: written('topics'),
  post: written('posts'),
  async challenge(id, language) {
    const it = /^\d{1,10}$/.test(id) ? await fetchShared<Challenge>(`challenges/${id}/`, language) : null;
    return it && { label: (await textsOf('challenges', language)).title, title: it.title, line: it.description };
  },
  async question(slug, language) {
    const it = isSlug(slug) ? await fetchShared<Question>(`questions/${slug}/`, language) : null;
    return it && { label: (await textsOf('questions', language)).title, title: it.title, line: it.user.nickname };
  },
  async event(slug, language) {
    const it = isSlug(slug) ? await fetchShared<Event>(`events/${slug}/`, language) : null;
    return it && { label: (await textsOf('events', language)).title, title: it.title, line: it.gift };
  },
  async skin(code, language) {
    if (!isSkinType(code)) return null;
    const { skin: changed } = await readSiteTexts(language, performance.now() + PROVIDER_TIMEOUT_MS);
    const skin = putTexts(await textsOf('skin', language), changed);
    return { label: code, title: own(skin.name, code), line: own(skin.line, code), skin: code };
  },
};

interface Look {
  language: 'ko' | 'en';
  shape: ShareShape;
}

/** Returns the picture of a page with its text. */
async function drawnPicture(kind: string, id: string, { language, shape }: Look): Promise<Picture | null> {
  const found = await own(texts, kind)?.(id, language);
  if (!found || (shape !== 'wide' && kind !== 'skin')) return null;
  const text = { ...found, shape };
  return { of: JSON.stringify(text), type: 'image/png', draw: () => drawShareImage(text) };
}

/** Returns an uploaded picture, cut to a shape. */
async function uploadedPicture(name: string, { language, shape }: Look): Promise<Picture | null> {
  if (!/^[\w-]{1,100}\.webp$/.test(name) || language !== 'ko' || shape === 'tall') return null;
  const path = `files/${name}`;
  if (!(await fetchExisting(path, language, 'HEAD'))) return null;
  const draw = async () => {
    const file = await fetchExisting(path, language);
    if (!file) throw new Error(`${path} is gone`);
    const picture = sharp(Buffer.from(await file.arrayBuffer())).resize(shareSizes[shape]);
    return picture.flatten({ background: 'white' }).jpeg().toBuffer();
  };
  return { of: `${name} ${shape}`, type: 'image/jpeg', draw };
}

const shapes = Object.keys(shareSizes) as ShareShape[];
const lookOf = (language: Look['language'], shape: ShareShape): [string, Look] => {
  const parts = [language === 'en' && 'lng=en', shape !== 'wide' && `shape=${shape}`];
  return [parts.filter(Boolean).join('&'), { language, shape }];
};
/** The looks of a picture by their query: any other query would be another key in every cache. */
const looks = new Map(shapes.flatMap((shape) => [lookOf('ko', shape), lookOf('en', shape)]));

/** Returns the language and shape of the requested picture. */
function requestedLook({ url = '' }: NextApiRequest): Look | undefined {
  const [, text] = url.split('?');
  return text === '' ? undefined : looks.get(text ?? '');
}

/**
 * Handles GET /api/share/{kind}/{id}: answers the picture of a shared page, PNG 1200 × 630, with `?lng=en` in
 * English; of a skin type with `?shape=square` 1080 × 1080, with `?shape=tall` 1080 × 1920. `file/{name}` is an
 * uploaded picture as a JPEG, wide or square. 404 for unknown content and any other query, 503 while the provider is
 * down or too many pictures are rendered.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  if (!(await isWithinLimit(req, res))) return;
  const look = requestedLook(req);
  const [kind, id] = [String(req.query.kind), String(req.query.id)];
  try {
    const found = look && (await (kind === 'file' ? uploadedPicture(id, look) : drawnPicture(kind, id, look)));
    if (!found) {
      res.status(404).setHeader('Cache-Control', 'no-store').end();
      return;
    }
    const key = createHash('sha256').update(found.of).digest('base64url');
    const etag = `"${key}"`;
    res.setHeader('ETag', etag);
    res.setHeader('Cache-Control', CACHE_CONTROL);
    if (isKnown(req, etag)) {
      res.status(304).end();
      return;
    }
    const picture = await pictures.forceFetch(key, { context: found });
    res.setHeader('Content-Type', found.type);
    res.end(picture);
  } catch {
    res.removeHeader('ETag');
    res.setHeader('Cache-Control', 'no-store');
    res.status(503).setHeader('Retry-After', String(RETRY_AFTER)).end();
  }
}
