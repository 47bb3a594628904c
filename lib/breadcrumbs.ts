import type { Language } from './dates.ts';

/** The site as structured data names it: its origin, and the prefix of a language's paths. */
export interface SiteAddress {
  origin: string;
  language: Language;
  /** The origin, with the language behind it where paths have one. */
  base: string;
}

/** Builds the structured data of a page's breadcrumbs (schema.org). */
export const breadcrumbs = ({ base }: SiteAddress, steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${base}${path}`,
  })),
});
