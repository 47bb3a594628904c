import { pino } from 'pino';
import { env } from './env.ts';

/** The web server's own log. Never with personal data. */
export const log = pino({
  name: 'web',
  level: env().NODE_ENV === 'test' ? 'silent' : 'info',
});
