import type { CustomTypeOptions } from 'i18next';

/** The names of the files below public/locales/{lng}. */
export type Namespace = Exclude<keyof CustomTypeOptions['resources'], 'common'>;
