/**
 * Returns a property of a plain object only if it is the object's own: a name from outside may be one of
 * `Object.prototype` (`constructor`, `__proto__`). The check of lookups (`npm run lint`) rejects
 * `record[name]` and `name in record` for a name that the code does not list.
 */
export function own<T extends object>(record: T, name: PropertyKey): T[keyof T] | undefined {
  return Object.hasOwn(record, name) ? record[name as keyof T] : undefined;
}
