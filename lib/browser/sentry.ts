import { captureException as capture, init } from '@sentry/nextjs';
import { publicEnv } from '../env.public.ts';
import { isExempt } from '../exemptError.ts';
import { withoutQuery } from '../paths.ts';
import { nothingPersonal } from '../reportPrivacy.ts';

/** Sets Sentry up as it is loaded: errors only, without member and searches. */
init({
  dsn: publicEnv.sentryDsn,
  dataCollection: nothingPersonal,
  enhanceFetchErrorMessages: 'report-only',
  beforeSend(event, { originalException }) {
    if (isExempt(originalException, window.location.pathname)) return null;
    if (event.request) {
      const { url } = event.request;
      event.request = url ? { url: withoutQuery(url) } : {};
    }
    return event;
  },
});

/** Sends an error to Sentry. */
export const captureException = (error: unknown) => capture(error);
