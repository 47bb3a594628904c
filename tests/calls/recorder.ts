import { readdirSync } from 'node:fs';

/** The addresses that pages/ answers, by their patterns; fixed ones first. */
const patterns = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(_|api\/)/.test(file))
  .map((file) => `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`)
  .sort((one, other) => one.split('[').length - other.split('[').length);

/** Returns the screen of an address or a pattern: its own among the pages, else the address where it has no value. */
export function screenOf(path: string): string | undefined {
  const address = path.split('?')[0] ?? '';
  const found = patterns.find((pattern) =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\[\w+\]/g, '[^/]+')}$`).test(address),
  );
  return found ?? (/\d|%/.test(address) ? undefined : address);
}

let screen: string | undefined;
const recorded = new Set<string>();

/** Sets the screen whose calls are recorded from now on; undefined where the test shows no page. */
export function enterScreen(name: string | undefined) {
  screen = name;
}

/** Records that the screen, or what `by` names in its place, makes a call. */
export function recordCall(method: string, path: string, by = screen) {
  if (by) recorded.add(JSON.stringify([by, method, path]));
}

/** Returns the calls recorded in this test file: screen, method and path below the API's base. */
export const recordedCalls = () =>
  [...recorded].map((line) => JSON.parse(line) as [screen: string, method: string, path: string]);
