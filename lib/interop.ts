/**
 * The default export of a CommonJS package: Node hands over the whole `module.exports`, bundlers what
 * is named `default` in it.
 */
export const defaultOf = <T>(imported: T | { default: T }): T =>
  typeof imported === 'object' && imported !== null && 'default' in imported
    ? imported.default
    : imported;
