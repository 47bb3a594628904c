import { expect } from 'vitest';

const repeated = new WeakSet<Event>();
const inFlight = new Set<string>();
const sentTwice: string[] = [];

/**
 * Submits every form of the UI kit a second time within the same event, as a double tap does before the
 * button is disabled. Other forms navigate, which may happen twice.
 */
export function doubleTaps() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.noValidate || repeated.has(event)) return;
    const second = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    repeated.add(second);
    form.dispatchEvent(second);
  });
}

/** Passes a write on, and notes it when the same one is in flight already. */
export async function watchWrite<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  if (request.method === 'GET') return answer();
  const write = `${request.method} ${new URL(request.url).pathname}`;
  const named = `${write} ${await request.clone().text()}`;
  if (inFlight.has(named)) sentTwice.push(`${write} was sent twice: send it by useSubmit or the submit of useFields`);
  inFlight.add(named);
  try {
    return await answer();
  } finally {
    inFlight.delete(named);
  }
}

/** Fails when a form has sent a write twice. */
export function expectSentOnce() {
  expect(sentTwice.splice(0), 'a double tap sends once').toEqual([]);
}
