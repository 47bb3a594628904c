import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';
import { shapeOf } from './shape.ts';

const provider = await testProvider();

it('shows every call of the OpenAPI document on a page that runs nothing', async () => {
  const { body: document } = await provider.call('GET', 'openapi.json/');
  const page = await provider.app.request('/api/v1/docs');
  const text = await page.text();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(text).not.toContain('<script');
  const paths = Object.keys(document.paths);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(text).toContain(`<code>${path}</code>`);
});

it('serves the stylesheet that the page names', async () => {
  const style = await provider.app.request('/api/v1/docs/style.css');
  expect(style.status).toBe(200);
  expect(style.headers.get('Content-Type')).toContain('text/css');
});

it('writes a schema down as a reader would', () => {
  const shape = shapeOf({
    type: 'object',
    required: ['id', 'tags'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 9 },
      tags: { type: 'array', items: { type: 'string' } },
      status: { type: ['string', 'null'] },
      kinds: { type: 'array', items: { enum: ['a', 'b'] } },
    },
  });
  expect(shape).toBe('{\n  id: integer (1–9)\n  tags: string[]\n  status?: string | null\n  kinds?: ("a" | "b")[]\n}');
});
