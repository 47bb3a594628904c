/** The languages of the provider's texts. */
export type Locale = 'ko' | 'en';
