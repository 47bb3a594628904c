import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/context.ts';
import { declareErrors } from './deriveErrors.ts';
import { type DescribedDocument, describeCalls } from './describe.ts';
import { type ApiDocument, docsPage, docsStyle } from './page.ts';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Mounts the OpenAPI document of all calls, and a page that shows it, below `base`. */
export function mountDocs(app: OpenAPIHono<AppEnv>, base: string) {
  declareErrors(app);
  const about = {
    openapi: '3.1.0',
    info: { title: '결 (Gyeol)', version: '1' },
    servers: [{ url: '/' }],
  };
  let built: (DescribedDocument & ApiDocument) | undefined;
  // Once: it takes long enough to keep other calls waiting.
  const document = () => {
    built ??= describeCalls(app.getOpenAPI31Document(about) as DescribedDocument & ApiDocument, base);
    return built;
  };
  app.get(`${base}/openapi.json/`, (c) => c.json(document()));
  app.get(`${base}/docs/`, (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(docsPage(document(), base));
  });
  app.get(`${base}/docs/style.css/`, (c) => {
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(docsStyle);
  });
}
