/** The part of the Trusted Types API that is used here; browsers without it check nothing. */
interface Policy {
  createHTML: (html: string) => { toString: () => string };
}
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string, type?: string, sink?: string) => string | null;
      createScript?: (text: string, type?: string, sink?: string) => string | null;
      createScriptURL?: (url: string, type?: string, sink?: string) => string | null;
    },
  ) => Policy;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** Returns whether an address is one of the site's own scripts: a file of the build, or its service worker. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.origin);
  const isFile = pathname.startsWith('/_next/static/') || pathname === '/sw.js';
  return isFile && origin === window.location.origin;
}

/** Returns whether a text is JSON, which has no effect when it is run as a script. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a permitted text, and null for any other, which the browser then rejects at its sink.
 * @throws TypeError for one of a direct call, which has no sink and would get the empty text for null: the
 *   editor's clipboard then creates its own policy instead of pasting nothing
 */
function permitted(text: string, isPermitted: boolean, sink?: string): string | null {
  if (isPermitted) return text;
  if (sink) return null;
  throw new TypeError('The default policy permits this text in no sink');
}

/**
 * Creates the policy for plain text that libraries pass to the browser. A parsed document is inert (the
 * editor reads an article so), Next's loader joins its trusted addresses of the build's scripts with
 * text, and structured data is the text of a script element. Everything else is rejected.
 */
export function restrictDomSinks(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => permitted(html, sink === 'DOMParser parseFromString', sink),
    createScript: (text, _type, sink) => permitted(text, isJson(text), sink),
    createScriptURL: (url, _type, sink) => permitted(url, isOwnScript(url), sink),
  });
}

let policy: Policy | undefined;

/**
 * Wraps sanitised HTML, or a data block, for `dangerouslySetInnerHTML` in a browser that enforces Trusted
 * Types. On the server and in other browsers it returns the text.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy('gyeol', { createHTML: (text) => text });
  // React passes the value on unchanged, but its types allow text only.
  return policy.createHTML(html) as string;
}
