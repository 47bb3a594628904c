import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Mission } from '@/contract/missions';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/structuredData';

/** Renders the metadata of a mission for search engines and shared links. */
export function MissionSeo({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const site = useSiteAddress();
  const path = paths.mission(mission.id);
  return (
    <Seo
      title={mission.title}
      description={mission.description}
      path={path}
      image={mission.image}
      jsonLd={{
        '@context': 'https://schema.org',
        ...breadcrumbs(site, [
          { name: t('title'), path: paths.missions() },
          { name: mission.title, path },
        ]),
      }}
    />
  );
}
