/**
 * Returns the default export of a CommonJS package: Node returns the whole `module.exports`, bundlers the
 * export named `default` in it.
 */
export const defaultOf = <T>(imported: T | { default: T }): T =>
  typeof imported === 'object' && imported !== null && 'default' in imported ? imported.default : imported;
