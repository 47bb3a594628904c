import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from './errorReports.ts';

const nullContent = new TypeError("Cannot read properties of null (reading 'content')");

afterEach(() => vi.unstubAllGlobals());

test('reports an error once, without the query of the address', async () => {
  const sent = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
  const error = new Error('broken');
  await reportError(error, '/topics?search=secret');
  await reportError(error, '/topics?search=secret');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(JSON.parse(sent.mock.calls[0]?.[1].body)).toEqual({ message: 'Error: broken (/topics)' });
});

test('posts a report of at most 1,000 characters that outlives the page', async () => {
  const sent = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
  await reportError(new Error('a'.repeat(2000)), '/topics#comments');
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/api/sendToSlack');
  expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true });
  expect(JSON.parse(request.body).message).toBe(`Error: ${'a'.repeat(993)}`);
});

test('ignores the exempt error and a channel that is down', async () => {
  const sent = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', sent);
  await reportError(nullContent, '/mypage/delivery');
  expect(sent).not.toHaveBeenCalled();
  await expect(reportError(new Error('other'), '/')).resolves.toBeUndefined();
});
