/** Whether a typed text is an e-mail address, as far as a form can tell: the provider checks it. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
