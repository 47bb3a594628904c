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

/** Builds the number of times that something was done to content (schema.org), such as `LikeAction`. */
export const counter = (type: string, value: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: value,
});

/** Builds a person (schema.org) who wrote something. */
export const person = (name: string) => ({ '@type': 'Person', name });

/** Builds what every event of the site (schema.org) has: it takes place at its page, and is free. */
export const onlineEvent = ({ origin }: SiteAddress, siteName: string, url: string) => ({
  '@type': 'Event',
  url,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url },
  organizer: { '@type': 'Organization', name: siteName, url: origin },
  isAccessibleForFree: true,
});
