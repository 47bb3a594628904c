import type { Context } from 'hono';

/** Returns the media type of a request's body in lower case, without its parameters; '' where it names none. */
export const mediaTypeOf = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
