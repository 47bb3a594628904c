import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Challenge } from '@/contract/challenges';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { breadcrumbs, onlineEvent, type SiteAddress } from '@/lib/structuredData';

/** Builds a challenge's structured data (schema.org): an online event that is free. */
function challengeData(
  challenge: Challenge,
  { site, siteName, challengesName }: { site: SiteAddress; siteName: string; challengesName: string },
): Record<string, unknown> {
  const { title, description, image, starts_on, ends_on } = challenge;
  const path = paths.challenge(challenge.id);
  const url = `${site.base}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...onlineEvent(site, siteName, url),
        name: title,
        description,
        image: image.startsWith('/') ? `${site.origin}${image}` : image,
        startDate: starts_on,
        endDate: ends_on,
      },
      breadcrumbs(site, [
        { name: challengesName, path: paths.challenges() },
        { name: title, path },
      ]),
    ],
  };
}

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
      image={sharePicture('challenge', challenge.id, site.language)}
      jsonLd={challengeData(challenge, { site, siteName: common('site.name'), challengesName: t('title') })}
    />
  );
}
