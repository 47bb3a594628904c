import { createRoute, z } from '@hono/zod-openapi';
import { expect, it, vi } from 'vitest';
import { router } from './platform/http/context.ts';
import { assertDeclared, testProvider } from './testing.ts';

const provider = await testProvider();

/** Fails the next read as a query of a missing migration does. */
function breakNextRead() {
  const cause = new Error('relation "bookmarks" does not exist');
  const error = new Error('Failed query: select * from bookmarks', { cause });
  vi.spyOn(provider.services.database, 'read').mockRejectedValueOnce(error);
}

it('shows why a call failed with 500: in the error of `call`, and on the console with the cause', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  breakNextRead();
  await expect(provider.call('GET', 'forums/')).rejects.toThrow(
    'GET forums/ failed with 500: Failed query: select * from bookmarks',
  );
  const [line] = console.mock.calls.flat().map(String);
  expect(line).toContain('GET /api/v1/forums/ failed with 500: Error: Failed query');
  expect(line).toContain('Caused by: Error: relation "bookmarks" does not exist');
  expect(line).toMatch(/testing\.test\.ts:\d+/);
});

it('logs nothing for an expected 500', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  console.mockClear();
  provider.expectFailure(/relation "bookmarks"/);
  breakNextRead();
  expect((await provider.call('GET', 'forums/')).status).toBe(500);
  expect(console).not.toHaveBeenCalled();
});

it('names a status that a call answers and does not declare', async () => {
  const teapot = createRoute({
    method: 'get',
    path: '/api/v1/pots/{id}/',
    responses: { 200: { description: 'A teapot', content: { 'application/json': { schema: z.object({}) } } } },
  });
  const app = router().openapi(teapot, (c) => c.json({}, 418 as 200));
  assertDeclared(app);
  await expect(app.request('/api/v1/pots/7/')).rejects.toThrow(
    'GET pots/{id}/ answers 418, which it does not declare: add errors: [418] to its schema in the contract',
  );
});
