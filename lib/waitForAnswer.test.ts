import { afterEach, expect, test, vi } from 'vitest';
import { waitForAnswer } from './waitForAnswer.ts';

afterEach(() => vi.unstubAllGlobals());

test('waits for a program that does not listen yet, and takes any answer of it', async () => {
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValueOnce(new Response('moved', { status: 302 }));
  vi.stubGlobal('fetch', fetched);
  await waitForAnswer('http://127.0.0.1:4000/readyz');
  expect(fetched.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['http://127.0.0.1:4000/readyz', { redirect: 'manual' }]),
  );
});

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('closed')) });
  const fetched = vi.fn().mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(new Response());
  vi.stubGlobal('fetch', fetched);
  await waitForAnswer('http://127.0.0.1:4000/readyz');
  expect(fetched).toHaveBeenCalledTimes(2);
});
