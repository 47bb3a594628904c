import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../errors/errors.ts';
import type { Locale } from '../messages/words.ts';
import type { AppEnv } from './context.ts';

/** Bytes that a body may have that is not a form with files. */
const MAX_BYTES = 512 * 1024;

const words: Record<Locale, string> = {
  ko: '보낸 내용이 너무 길어요. 줄여서 다시 보내 주세요.',
  en: 'What was sent is too long. Please make it shorter.',
};

const limit = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => {
    const locale: Locale = c.get('locale');
    throw new Refusal(413, 'too_large', { detail: words[locale] });
  },
});

/** Refuses (413) a body no form of ours would send; uploads have a limit of their own. */
export const limitBody = createMiddleware<AppEnv>((c, next) => {
  const isUpload = c.req.header('Content-Type')?.startsWith('multipart/');
  return isUpload || c.req.method === 'GET' ? next() : limit(c, next);
});
