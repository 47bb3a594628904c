/**
 * Builds the cache tag of an item from an untrusted text (a username, a slug, a path). RTK Query stores tags
 * in plain objects, in which `constructor` and `__proto__` would be found without having been set; with the
 * prefix no name is a property of `Object.prototype`.
 */
export const tagOf = <const T extends string>(type: T, name: string) => ({
  type,
  id: `@${name}`,
});
