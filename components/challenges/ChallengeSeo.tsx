import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Challenge } from '@/contract/challenges';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { challengeData } from './challengeData';

/** What search engines and shared links read of a challenge. */
export function ChallengeSeo({ challenge }: { challenge: Challenge }) {
  const { t, i18n } = useTranslation('challenges');
  const { t: common } = useTranslation('common');
  const origin = useSiteOrigin();
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';
  return (
    <Seo
      title={challenge.title}
      description={challenge.description}
      path={paths.challenge(challenge.id)}
      image={challenge.image}
      jsonLd={challengeData(challenge, {
        site: { origin, prefix },
        siteName: common('site.name'),
        challengesName: t('title'),
      })}
    />
  );
}
