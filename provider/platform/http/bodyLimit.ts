import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors/errors.ts';
import type { Locale } from '../messages/locale.ts';
import { message } from '../messages/message.ts';
import type { AppEnv } from './context.ts';
import { mediaTypeOf } from './mediaType.ts';

/** Bytes that a body may have that is not a form with files. */
const MAX_BYTES = 512 * 1024;

const limit = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => {
    const locale: Locale = c.get('locale');
    throw new ApiError(413, 'too_large', { detail: message(locale, 'input:bodyTooLarge') });
  },
});

/** Rejects (413) a body that no form of ours would send; uploads have a limit of their own. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  mediaTypeOf(c) === 'multipart/form-data' ? next() : limit(c, next),
);
