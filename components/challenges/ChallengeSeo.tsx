import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Challenge } from '@/contract/challenges';
import { paths } from '@/lib/paths';
import { challengeData } from './challengeData';

/** Renders the metadata of a challenge for search engines and shared links. */
export function ChallengeSeo({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  return (
    <Seo
      title={challenge.title}
      description={challenge.description}
      path={paths.challenge(challenge.id)}
      image={challenge.image}
      jsonLd={challengeData(challenge, { site, siteName: common('site.name'), challengesName: t('title') })}
    />
  );
}
