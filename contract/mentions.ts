/** What a mention begins with: no `@` of a mail address (`a+@name`) or of a handle elsewhere. */
export const MENTION_START = '(?<![a-z0-9_.@]|[a-z0-9][-+%])@';
/**
 * A mention: no part of a mail address, of a handle elsewhere (`@name@host`, `@name.host`), nor the scope of a package
 * (`@name/x`).
 */
export const MENTION = new RegExp(`${MENTION_START}([a-z0-9_]{3,20})(?![a-z0-9_@]|[./-][a-z0-9])`, 'gi');

/** How many members one comment can call by name. */
export const MENTIONS_MAX = 10;
