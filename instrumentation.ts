import type { Instrumentation } from 'next';

/**
 * Runs once as the web starts, before its first answer. Settings are checked here, so that a missing one
 * stops the start by its name.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { apiUrl } = await import('./lib/env');
  apiUrl();
  if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
    const { init } = await import('@sentry/nextjs');
    const { nothingPersonal } = await import('./lib/reportPrivacy');
    init({ dsn: process.env.NEXT_PUBLIC_SENTRY_DSN, dataCollection: nothingPersonal });
  }
}

/** Reports an error while rendering a page here: to the operators, and to Sentry if configured. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('./server/serverErrors');
  const reported = reportServerError(error, request);
  if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
    const { captureRequestError } = await import('@sentry/nextjs');
    const path = request.path.split('?')[0] ?? '';
    captureRequestError(error, { ...request, path, headers: {} }, context);
  }
  await reported;
};
