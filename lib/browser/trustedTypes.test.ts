import { afterEach, expect, test, vi } from 'vitest';
import { restrictDomSinks, trustedHtml } from './trustedTypes.ts';

interface Rules {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScript?: (text: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (url: string, type?: string, sink?: string) => string | null;
}

/** Creates a browser that stores the rules of each policy. */
function aBrowser() {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return { createHTML: (html: string) => ({ toString: () => html }) };
  };
  vi.stubGlobal('window', { location: { origin: 'https://gyeol.test' }, trustedTypes: { createPolicy } });
  return policies;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/_next/static/chunks/a.js', true],
  ['https://gyeol.test/_next/static/chunks/a.js', true],
  ['/sw.js', true],
  ['/_next/static/../../api/v1/files/a.webp', false],
  ['/api/v1/files/a.webp', false],
  ['https://evil.test/_next/static/chunks/a.js', false],
  ['//evil.test/_next/static/chunks/a.js', false],
  ['data:text/javascript,1', false],
  ['blob:https://gyeol.test/1', false],
])('the script %s given as text is loaded: %s', (url, isLoaded) => {
  const policies = aBrowser();
  restrictDomSinks();
  const make = policies.get('default')?.createScriptURL;
  expect(make?.(url, 'TrustedScriptURL', 'HTMLScriptElement src')).toBe(isLoaded ? url : null);
});

test('text becomes a script only as JSON', () => {
  const policies = aBrowser();
  restrictDomSinks();
  const make = policies.get('default')?.createScript;
  expect(make?.('{"@type":"Article"}', 'TrustedScript', 'HTMLScriptElement text')).toBe('{"@type":"Article"}');
  expect(make?.('alert(1)', 'TrustedScript', 'HTMLScriptElement text')).toBeNull();
});

test('text becomes HTML only in an inert document', () => {
  const policies = aBrowser();
  restrictDomSinks();
  const make = policies.get('default')?.createHTML;
  expect(make?.('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>');
  expect(make?.('<p>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
});

test('a direct call is told by an error that its text is rejected, so that it does not go on with the empty text', () => {
  const policies = aBrowser();
  restrictDomSinks();
  const rules = policies.get('default');
  expect(() => rules?.createHTML('<p>')).toThrow(TypeError);
  expect(() => rules?.createScript?.('alert(1)')).toThrow(TypeError);
  expect(() => rules?.createScriptURL?.('https://evil.test/a.js')).toThrow(TypeError);
});

test('HTML that the server has cleaned is trusted by one policy', () => {
  const policies = aBrowser();
  const [first, second] = [trustedHtml('<p>'), trustedHtml('<b>')];
  expect([typeof first, String(first), String(second)]).toEqual(['object', '<p>', '<b>']);
  expect([...policies.keys()]).toEqual(['gyeol']);
  expect(policies.get('gyeol')?.createHTML('<i>')).toBe('<i>');
});

test('a browser and a server without Trusted Types are given the text itself', () => {
  expect(trustedHtml('<p>')).toBe('<p>');
  vi.stubGlobal('window', {});
  expect(trustedHtml('<p>')).toBe('<p>');
  restrictDomSinks();
});
