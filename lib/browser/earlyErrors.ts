import { whenIdle } from './idle';

/** The maximum of errors stored; further ones usually have the same cause. */
const MAX_ERRORS = 10;

/**
 * Records errors before the error reporter has loaded, and passes them on once `load` has loaded it, when
 * the browser is idle. A reporter that does not load is done without.
 */
export function reportWhenIdle(load: () => Promise<{ captureException: (error: unknown) => unknown }>) {
  const early: unknown[] = [];
  const save = (error: unknown) => {
    if (early.length < MAX_ERRORS) early.push(error);
  };
  const onError = (event: ErrorEvent) => save(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => save(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);

  const start = async () => {
    const reporter = await load().catch(() => undefined);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    for (const error of early) reporter?.captureException(error);
  };
  whenIdle(() => void start());
}
