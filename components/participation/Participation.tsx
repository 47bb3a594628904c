import { useTranslation } from 'react-i18next';
import { Tabs } from '@/components/ui/Tabs';
import { paths } from '@/lib/paths';
import styles from './Participation.module.css';

/** Renders the links between the lists of challenges, missions, events, courses and raffles, above a list's title. */
export function Participation({ current }: { current: 'challenges' | 'missions' | 'events' | 'courses' | 'raffles' }) {
  const { t } = useTranslation('common');
  const places = ['challenges', 'missions', 'events', 'courses', 'raffles'] as const;
  return (
    <div className={styles.places}>
      <Tabs
        label={t('nav.participation')}
        items={places.map((place) => ({ href: paths[place](), label: t(`nav.${place}`), current: place === current }))}
      />
    </div>
  );
}
