import type { Event } from '@/contract/events';
import { breadcrumbs, type SiteAddress } from '@/lib/breadcrumbs';
import { paths } from '@/lib/paths';

/** Builds an event's structured data (schema.org): online, free, between its two times. */
export function eventData(
  event: Event,
  { site, listName, siteName }: { site: SiteAddress; listName: string; siteName: string },
): Record<string, unknown> {
  const path = paths.event(event.slug);
  const url = `${site.base}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Event',
        '@id': url,
        url,
        name: event.title,
        description: event.summary,
        image: `${site.origin}${event.image}`,
        startDate: event.starts_at,
        endDate: event.ends_at,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
        organizer: { '@type': 'Organization', name: siteName, url: site.origin },
        isAccessibleForFree: true,
      },
      breadcrumbs(site, [
        { name: listName, path: paths.events() },
        { name: event.title, path },
      ]),
    ],
  };
}
