import { whenIdle } from './idle';

/** More than these are of one cause. */
const KEPT = 10;

/**
 * Keeps what breaks before the error reporter is there, and hands it over once `load` has brought
 * it, when the browser has nothing better to do. A reporter that does not come is done without.
 */
export function reportWhenIdle(
  load: () => Promise<{ captureException: (error: unknown) => unknown }>,
) {
  const early: unknown[] = [];
  const keep = (error: unknown) => {
    if (early.length < KEPT) early.push(error);
  };
  const onError = (event: ErrorEvent) => keep(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => keep(event.reason);
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
