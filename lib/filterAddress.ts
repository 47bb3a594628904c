/** Splits an address into its path and its query, without the page, which a new filter restarts. */
function partsOf(address: string): [path: string, query: URLSearchParams] {
  const [path = '', text] = address.split('?');
  const query = new URLSearchParams(text);
  query.delete('page');
  return [path, query];
}

/**
 * Returns the first page of a list's address with other values of the named parts; a part without values is
 * removed.
 */
export function withFilters(address: string, values: Readonly<Record<string, readonly string[]>>): string {
  const [path, query] = partsOf(address);
  for (const [name, chosen] of Object.entries(values)) {
    const value = chosen.filter(Boolean).sort().join(',');
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the parts of a list's address, as names and values, that a form with the fields `names` has to repeat. */
export function otherParts(address: string, names: readonly string[]): [name: string, value: string][] {
  const [, query] = partsOf(address);
  return [...query].filter(([name]) => !names.includes(name));
}
