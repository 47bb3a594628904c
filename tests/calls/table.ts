import { readFileSync } from 'node:fs';

export const FILE = 'docs/calls.md';
/** A call that more screens make than this belongs to the frame of every page. */
const MANY = 20;
export const EVERY = 'every page';

const ROW = /^\| `([^`]+)` \| (.*) \|$/;

/** Reads which screens make each call, as docs/calls.md says. */
export function readTable(): Map<string, Set<string>> {
  const rows = readFileSync(FILE, 'utf8').matchAll(new RegExp(ROW, 'gm'));
  return new Map(
    [...rows].map(([, call = '', cell = '']) => [
      call,
      new Set([...cell.matchAll(/`([^`]+)`/g)].map(([, screen = '']) => screen)),
    ]),
  );
}

/** Returns whether the table lists a call of a screen. */
export function isListed(table: Map<string, Set<string>>, call: string, screen: string): boolean {
  const screens = table.get(call);
  return screens !== undefined && (screens.has(screen) || screens.has(EVERY));
}

/** Writes the table down; `made` holds the screens of each call. */
export function tableOf(made: Map<string, Set<string>>): string {
  const rows = [...made].map(([call, screens]) => {
    const shown = screens.size > MANY ? [EVERY] : [...screens].sort();
    return `| \`${call}\` | ${shown.map((screen) => `\`${screen}\``).join(', ')} |`;
  });
  return [
    '# Every call and the screens that make it',
    '',
    'Recorded from the requests of the page tests; `npm run calls` writes it anew.',
    '',
    '| call | screens |',
    '|---|---|',
    ...rows.sort((one, other) => one.localeCompare(other, 'en')),
    '',
  ].join('\n');
}
