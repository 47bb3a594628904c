/** Shortens an e-mail address to its first letter and its domain. */
export const shortenedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…');
