import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Event } from '@/contract/events';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { breadcrumbs, onlineEvent, type SiteAddress } from '@/lib/structuredData';

/** Builds an event's structured data (schema.org): online, free, between its two times. */
function eventData(
  event: Event,
  { site, listName, siteName }: { site: SiteAddress; listName: string; siteName: string },
): Record<string, unknown> {
  const path = paths.event(event.slug);
  const url = `${site.base}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...onlineEvent(site, siteName, url),
        '@id': url,
        name: event.title,
        description: event.summary,
        image: `${site.origin}${event.image}`,
        startDate: event.starts_at,
        endDate: event.ends_at,
      },
      breadcrumbs(site, [
        { name: listName, path: paths.events() },
        { name: event.title, path },
      ]),
    ],
  };
}

/** Renders the metadata of an event, or of its winners, for search engines and shared links. */
export function EventSeo({ event, winners }: { event: Event; winners: boolean }) {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const { slug, title, summary } = event;
  return (
    <Seo
      title={winners ? t('winners.pageTitle', { title }) : title}
      description={summary}
      path={paths.event(slug, { tab: winners ? 'winners' : '' })}
      image={sharePicture('event', slug, site.language)}
      type="article"
      jsonLd={eventData(event, { site, listName: t('title'), siteName: common('site.name') })}
    />
  );
}
