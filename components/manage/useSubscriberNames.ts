import { useTranslation } from 'react-i18next';
import { subscriptionSources } from '@/contract/constants/newsletters';
import type { SubscriberFilter } from './subscribersState';

/** Returns the names of what the list of subscribers shows and is filtered by. */
export function useSubscriberNames() {
  const { t } = useTranslation('manage');
  const { t: marketings } = useTranslation('marketings');
  return {
    topic: (slug: string) => marketings(`topics.${slug as 'digest'}.name`),
    locale: (slug: string) => t(`subscribers.locales.${slug as 'ko'}`),
    // Another page may name itself as it likes.
    source: (slug: string) =>
      subscriptionSources.some((it) => it === slug) ? t(`subscribers.sources.${slug as 'signup'}`) : slug,
    agreed: (slug: string) => t('subscribers.agreedWithin', { count: Number(slug) }),
  } satisfies Record<SubscriberFilter, (slug: string) => string>;
}
