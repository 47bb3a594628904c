import type { ListPage, SinglePage } from './table.ts';

/** The values of each parameter of an address, as a regular expression. */
const PARAMETERS: Readonly<Record<string, string>> = {
  slug: '[a-z0-9-]+',
  id: '\\d+',
  username: '[a-z0-9_]+',
};

const replaceParameters = (address: string, write: (name: string, values: string) => string) =>
  address.replace(/:(\w+)/g, (_, name: string) => {
    // lookup-allowed: the names are those of the table
    const values = PARAMETERS[name];
    if (!values) throw new Error(`${address}: add the parameter ${name} to PARAMETERS`);
    return write(name, values);
  });

/** Converts an address to a pattern of next.config.js, each parameter by name: `/posts/:id(\\d+)`. */
export const namedPattern = (address: string): string =>
  replaceParameters(address, (name, values) => `:${name}(${values})`);

/** Converts an address to a regular expression without groups. */
export const plainPattern = (address: string): string => replaceParameters(address, (_, values) => values);

/** Converts an address to a regular expression with a group for each parameter. */
export const groupPattern = (address: string): string => replaceParameters(address, (_, values) => `(${values})`);

/** Converts an address to the folder of its page: `/posts/[id]`. */
export const pageFolder = (address: string): string => address.replace(/:(\w+)/g, '[$1]');

/** Returns the internal address of a single page, with `value` for its parameter. */
export const singleAddress = ({ page, value: usual }: SinglePage, value = usual): string =>
  page.replace(/\[\w+\]/, value);

/** Returns the folder of a list's pages. */
export const folderOf = ({ address, folder = address }: ListPage): string => folder;

/** Returns the static folder of a list's view, below which its pages are numbered; `every` is the unfiltered list. */
export const viewFolder = (list: ListPage, view = 'every'): string =>
  `${folderOf(list)}/${list.views ? view : 'pages'}`;

/** A query condition of next.config.js: any value of `key`, or one that matches `value`. */
export interface QueryCondition {
  type: 'query';
  key: string;
  value?: string;
}

export const queryCondition = (key: string, value?: string): QueryCondition => ({
  type: 'query',
  key,
  ...(value && { value }),
});

/** Builds a condition on a query parameter: a single value as it is, several as a named group. */
export const valueCondition = (key: string, values: readonly string[]): QueryCondition =>
  queryCondition(key, values.length === 1 ? values[0] : `(?<${key}>${values.join('|')})`);

/** Returns one pattern of several addresses, whose parameter is `list`. */
export const oneOf = (addresses: readonly string[]): string =>
  `/:list(${addresses.map((address) => plainPattern(address).slice(1)).join('|')})`;

/** Returns the query that selects a list's static view, by the view's name in its address; null for an unknown one. */
export function queryOfView({ views }: ListPage, name: unknown): Record<string, string> | null {
  if (!views || name === 'every') return {};
  for (const [view, values] of Object.entries(views)) {
    const groups = Object.entries(values).reduce(
      (pattern, [part, allowed]) => pattern.replace(`:${part}`, `(?<${part}>${allowed.join('|')})`),
      view,
    );
    const found = new RegExp(`^${groups}$`).exec(String(name));
    const fixed = Object.entries(values).filter(([part]) => !view.includes(`:${part}`));
    if (found) {
      return {
        ...Object.fromEntries(fixed.map(([part, [value = '']]) => [part, value])),
        ...found.groups,
      };
    }
  }
  return null;
}
