import { useTranslation as useNextTranslation } from 'next-i18next/pages';

/** The texts of a namespace (`common` when none is named) in the page's language, keys typed. */
export const useTranslation = useNextTranslation;
