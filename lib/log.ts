import { pino } from 'pino';
import { env } from './env.ts';
import { activeSpan } from './tracing.ts';

/** The web server's own log, with the ids of a trace. Never with personal data. */
export const log = pino({
  name: 'web',
  level: env().NODE_ENV === 'test' ? 'silent' : 'info',
  mixin: () => activeSpan()?.ids ?? {},
});
