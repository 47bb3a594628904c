import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Event } from '@/contract/events';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { eventData } from './eventData';

/** What search engines and shared links read of an event, or of its winners. */
export function EventSeo({ event, winners }: { event: Event; winners: boolean }) {
  const { t, i18n } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const origin = useSiteOrigin();
  const language = languageOf(i18n.language);
  const site = { origin, prefix: language === 'en' ? '/en' : '' };
  const { slug, title, summary } = event;
  return (
    <Seo
      title={winners ? t('winners.pageTitle', { title }) : title}
      description={summary}
      path={paths.event(slug, { tab: winners ? 'winners' : '' })}
      image={sharePicture('event', slug, language)}
      type="article"
      jsonLd={eventData(event, { site, listName: t('title'), siteName: common('site.name') })}
    />
  );
}
