import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { BODY_BYTES_MAX } from '../../../contract/constants/common.ts';
import { ApiError } from '../errors/errors.ts';
import type { Locale } from '../messages/locale.ts';
import { message } from '../messages/message.ts';
import { callRule } from './callRules.ts';
import type { AppEnv } from './context.ts';
import { mediaTypeOf } from './mediaType.ts';

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      const locale: Locale = c.get('locale');
      throw new ApiError(413, 'too_large', { detail: message(locale, 'input:bodyTooLarge') });
    },
  });

/** Rejects (413) a body that no form of ours would send; uploads have a limit of their own. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  mediaTypeOf(c) === 'multipart/form-data' ? next() : limitTo(callRule(c).maxBytes ?? BODY_BYTES_MAX)(c, next),
);
