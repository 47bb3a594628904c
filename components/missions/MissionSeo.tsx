import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Mission } from '@/contract/missions';
import { useTranslation } from '@/hooks/useTranslation';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';

/** What search engines and shared links read of a mission. */
export function MissionSeo({ mission }: { mission: Mission }) {
  const { t, i18n } = useTranslation('missions');
  const origin = useSiteOrigin();
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';
  const path = paths.mission(mission.id);
  return (
    <Seo
      title={mission.title}
      description={mission.description}
      path={path}
      image={mission.image}
      jsonLd={{
        '@context': 'https://schema.org',
        ...breadcrumbs({ origin, prefix }, [
          { name: t('title'), path: paths.missions() },
          { name: mission.title, path },
        ]),
      }}
    />
  );
}
