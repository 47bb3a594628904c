/**
 * Names the cache tag of an item by an untrusted text (a username, a slug, a path). RTK Query stores tags
 * in plain objects, in which `constructor` and `__proto__` would be found without having been set: the
 * prefix makes a name that no object has.
 */
export const tagOf = <const T extends string>(type: T, name: string) => ({
  type,
  id: `@${name}`,
});
