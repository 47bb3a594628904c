import { html } from 'hono/html';
import { errorDescriptions } from '../http/errorResponses.ts';
import { type Schema, shapeOf } from './shape.ts';

interface Media {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  summary?: string;
  parameters?: Parameter[];
  requestBody?: Media;
  responses?: Record<string, Media & { description?: string }>;
}
/** The parts of an OpenAPI document that the page reads. */
export interface ApiDocument {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
}

interface Call extends Operation {
  id: string;
  method: string;
  path: string;
}

/** Groups a document's calls by area: the first part of the path after `base`. */
function callsByArea(document: ApiDocument, base: string): Map<string, Call[]> {
  const areas = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const area = path.slice(base.length).split('/')[1] ?? '';
    for (const [method, operation] of Object.entries(operations)) {
      const id = `${method}-${path.slice(base.length).replace(/[^\w]+/g, '-')}`;
      const call = { ...operation, id, method: method.toUpperCase(), path };
      areas.set(area, [...(areas.get(area) ?? []), call]);
    }
  }
  return areas;
}

const schemasOf = (media: Media | undefined) => Object.entries(media?.content ?? {});

const shape = (name: string, media: Media | undefined) =>
  schemasOf(media).map(
    ([type, { schema, example }]) =>
      html`<h4>${name} <small>${type}</small></h4><pre>${shapeOf(schema)}</pre>${
        example !== undefined &&
        html`<details><summary>For example</summary><pre>${JSON.stringify(example, null, 2)}</pre></details>`
      }`,
  );

const parameters = (call: Call) =>
  call.parameters &&
  html`<h4>Parameters</h4>
    <dl>${call.parameters.map(
      ({ name, in: where, required, schema }) =>
        html`<dt><code>${name}</code> <small>${where}${required ? ', required' : ''}</small></dt>
          <dd><code>${shapeOf(schema)}</code></dd>`,
    )}</dl>`;

const call = (one: Call) => html`<details id="${one.id}">
  <summary><b>${one.method}</b> <code>${one.path}</code> ${one.summary ?? ''}</summary>
  ${parameters(one)} ${shape('Body', one.requestBody)} ${shape('Response', one.responses?.['200'])}
  <p>Errors: ${errorStatuses(one).join(', ')}</p>
</details>`;

const errorStatuses = (call: Call) => Object.keys(call.responses ?? {}).filter((status) => status >= '400');

/** Each call lists its error statuses; their descriptions are the same, so they are written once. */
const errorList = () => html`<section><h2>Errors</h2>
    <p>The body of an error is <code>{code, detail}</code>, or <code>{code, [field]: [messages]}</code> where
      a field is rejected.</p>
    <dl>${Object.entries(errorDescriptions).map(
      ([status, description]) => html`<dt><b>${status}</b></dt><dd>${description}</dd>`,
    )}</dl></section>`;

/** Renders the API as a page of plain HTML with one stylesheet and no script. */
export function docsPage(document: ApiDocument, base: string) {
  const areas = callsByArea(document, base);
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API · ${document.info.title}</title>
  <link rel="stylesheet" href="${base}/docs/style.css">
</head>
<body>
  <header>
    <h1>${document.info.title} <small>API ${document.info.version}</small></h1>
    <p>The same as <a href="${base}/openapi.json">OpenAPI</a>. A member's calls carry
      <code>Authorization: Bearer …</code>, <code>Accept-Language</code> (ko, en) and
      <code>X-Timezone</code>.</p>
    <nav>${[...areas.keys()].map((area) => html`<a href="#${area}">${area}</a> `)}</nav>
  </header>
  <main>
    ${[...areas].map(
      ([area, calls]) => html`<section id="${area}"><h2>${area}</h2>${calls.map((one) => call(one))}</section>`,
    )}
    ${errorList()}
  </main>
</body>
</html>`;
}

/** The colours are the reader's own browser's, light or dark. */
export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 0.25rem 0.5rem 0.25rem 0; }
details { border-top: 1px solid GrayText; padding: 0.5rem 0; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; }
dt { margin-top: 0.5rem; }
dd { margin: 0; }
code, pre { font: 0.875rem/1.6 ui-monospace, monospace; }
small { font-weight: normal; }
`;
