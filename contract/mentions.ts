/**
 * A mention: no part of a mail address (`a+@name`), of a handle elsewhere (`@name@host`, `@name.host`), nor the
 * scope of a package (`@name/x`).
 */
export const MENTION = /(?<![a-z0-9_.@]|[a-z0-9][-+%])@([a-z0-9_]{3,20})(?![a-z0-9_@]|[./-][a-z0-9])/gi;

/** How many members one comment can call by name. */
export const MENTIONS_MAX = 10;
