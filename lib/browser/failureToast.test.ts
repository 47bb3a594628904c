import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureToast } from './failureToast.ts';
import { toastHostStands } from './notify.ts';

const warning = vi.fn();
const t = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never;

beforeEach(() => {
  warning.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  toastHostStands({ warning } as never);
});
afterEach(() => vi.unstubAllGlobals());

/** The message that is shown for a failure. */
async function shown(thrown: unknown) {
  failureToast(t, thrown, 'fallback');
  // A toast waits for its library.
  await new Promise((resolve) => setImmediate(resolve));
  return warning.mock.calls[0]?.[0];
}
const failed = (status: number, body: object | null = null, retryAfter?: number) => ({ status, body, retryAfter });

test.each([401, 403])('a session that ended with %i is reported elsewhere', async (status) => {
  expect(await shown(failed(status, { code: 'session_ended', detail: 'Over.' }))).toBeUndefined();
});

test.each([
  ['the detail', failed(409, { code: 'closed', detail: 'It is over.', title: ['too short'] }), 'It is over.'],
  ['the first message of a rejected field', failed(400, { code: 'invalid', title: ['too short', 'b'] }), 'too short'],
  ['the fallback without a reason', failed(400, { code: 'invalid' }), 'fallback'],
  ['the fallback without a body', failed(404), 'fallback'],
  ['the fallback, whatever a broken provider says', failed(500, { code: 'internal', detail: 'x' }), 'fallback'],
  ['the fallback for what is no call', new Error('x'), 'fallback'],
  ['the seconds to wait', failed(429, { code: 'too_many', detail: 'x' }, 7), 'toast.tooMany.seconds {"count":7}'],
  ['the minutes to wait', failed(429, { code: 'too_many' }, 61), 'toast.tooMany.minutes {"count":2}'],
  ['an hour to wait', failed(429, { code: 'too_many' }, 3599), 'toast.tooMany.hours {"count":1}'],
  ['the hours to wait', failed(429, { code: 'too_many' }, 71_234), 'toast.tooMany.hours {"count":20}'],
  [
    'the reason at a field for too many calls',
    failed(429, { code: 'too_many', title: ['Tomorrow.'] }, 9000),
    'Tomorrow.',
  ],
  ['the reason for too many calls without a time', failed(429, { code: 'too_many', detail: 'Later.' }), 'Later.'],
  ['the reason of another rejection with a time', failed(409, { code: 'closed', detail: 'Later.' }, 7), 'Later.'],
])('shows %s', async (_, thrown, message) => {
  expect(await shown(thrown)).toBe(message);
});

test('without a connection that is the reason, unless an answer came', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await shown(failed(0))).toBe('toast.offline');
  warning.mockClear();
  expect(await shown(failed(404))).toBe('fallback');
});
