const keysOf = (value: object) => Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);

/** Returns whether two values would be stored alike: arrays and records by their parts, where undefined is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = keysOf(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === keysOf(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
