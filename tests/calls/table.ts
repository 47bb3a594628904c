import { readFileSync } from 'node:fs';

export const FILE = 'docs/calls.md';
/** A call that more screens make than this belongs to the frame of every page. */
const MANY = 20;
export const EVERY = 'every page';

/**
 * Why no screen makes a call, by the call. A call of the specification has no reason here: a page test
 * makes it.
 */
export const withoutScreen: Readonly<Record<string, string>> = {
  'POST marketings/attendees/stop/': 'no screen: a mail program sends it by the address in a mail’s headers',
  'GET files/{name}/': 'no screen: the browser requests a picture or a film by the address that another call returned',
};

/** Calls of the shell of every page that start seconds after it is rendered: few tests last that long. */
const framed: ReadonlySet<string> = new Set(['GET notifications/stream/']);

const ROW = /^\| `([^`]+)` \| (.*) \|$/;

/** Which screens make each call, by the call. */
export type Table = Map<string, Set<string>>;

const rowsOf = (text: string) =>
  [...text.matchAll(new RegExp(ROW, 'gm'))].map(([, call = '', cell = '']) => ({ call, cell }));
const screensOf = (cell: string) => new Set([...cell.matchAll(/`([^`]+)`/g)].map(([, screen = '']) => screen));

/** Reads which screens make each call, as docs/calls.md says. */
export const readTable = (text = readFileSync(FILE, 'utf8')): Table =>
  new Map(rowsOf(text).map(({ call, cell }) => [call, screensOf(cell)]));

/** Adds to a table the screens that some of the page tests saw make each call. */
export const addedTo = (table: Table, made: Table): Table =>
  new Map(
    [...made].map(([call, screens]) => {
      const before = table.get(call) ?? [];
      return [call, new Set([...before, ...screens])];
    }),
  );

/** Lists the rows that name neither a screen nor the reason why there is none. */
export function tableFaults(text = readFileSync(FILE, 'utf8'), reasons = withoutScreen): string[] {
  const rows = rowsOf(text);
  const cells = rows.flatMap(({ call, cell }) => {
    const reason = reasons[call];
    if (screensOf(cell).size === 0) {
      if (reason === undefined) return [`${FILE}: no page test sees a screen make ${call}`];
      return cell === reason ? [] : [`${FILE}: write the reason why no screen makes ${call}`];
    }
    return reason === undefined ? [] : [`${FILE}: a screen makes ${call}, which has a reason not to be made`];
  });
  const known = new Set(rows.map(({ call }) => call));
  const unknown = Object.keys(reasons).filter((call) => !known.has(call));
  return [...cells, ...unknown.map((call) => `${FILE}: ${call} has a reason and no row`)];
}

/** Returns whether the table lists a call of a screen. */
export function isListed(table: Table, call: string, screen: string): boolean {
  const screens = table.get(call);
  return screens !== undefined && (screens.has(screen) || screens.has(EVERY));
}

/** Writes the table down; `made` holds the screens of each call. */
export function tableOf(made: Table, reasons = withoutScreen): string {
  const rows = [...made].map(([call, screens]) => {
    const ofFrame = screens.size > MANY || screens.has(EVERY) || (framed.has(call) && screens.size > 0);
    const shown = ofFrame ? [EVERY] : [...screens].sort();
    const names = shown.map((screen) => `\`${screen}\``).join(', ');
    return `| \`${call}\` | ${names || (reasons[call] ?? '')} |`;
  });
  return [
    '# Every call and the screens that make it',
    '',
    'Recorded from the requests of the page tests; `npm run calls` writes it anew. A screen is named by its file in `pages/`;',
    '`/questions` and the like are addresses of lists, whose pages follow from `routes/table.ts`.',
    '',
    '| call | screens |',
    '|---|---|',
    ...rows.sort((one, other) => one.localeCompare(other, 'en')),
    '',
  ].join('\n');
}
