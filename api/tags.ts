/**
 * Names the cache tag of one thing by a text from outside (a username, a slug, a path). RTK Query keeps
 * tags in plain objects, in which `constructor` and `__proto__` would be found without having been put:
 * the prefix makes a name that no object has.
 */
export const tagOf = <const T extends string>(type: T, name: string) => ({
  type,
  id: `@${name}`,
});
