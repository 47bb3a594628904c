/** Returns whether a text has the form of an e-mail address; the provider validates it. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
