import { useTranslation } from 'react-i18next';
import { SectionTabs } from '@/components/layout/SectionTabs';
import { paths } from '@/lib/paths';

/** Renders the links between the lists of challenges, missions, events, courses and raffles, above a list's title. */
export function Participation({ current }: { current: 'challenges' | 'missions' | 'events' | 'courses' | 'raffles' }) {
  const { t } = useTranslation('common');
  const places = ['challenges', 'missions', 'events', 'courses', 'raffles'] as const;
  return (
    <SectionTabs
      label={t('nav.participation')}
      items={places.map((place) => ({ href: paths[place](), label: t(`nav.${place}`), current: place === current }))}
    />
  );
}
