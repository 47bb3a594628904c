/**
 * Looks a name up in a plain object and finds the object's own properties alone: a name from outside may
 * be one of `Object.prototype` (`constructor`, `__proto__`). The check of lookups (`npm run lint`) refuses
 * `record[name]` and `name in record` for a name that the code does not list.
 */
export function own<T extends object>(record: T, name: PropertyKey): T[keyof T] | undefined {
  return Object.hasOwn(record, name) ? record[name as keyof T] : undefined;
}
