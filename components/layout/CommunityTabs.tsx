import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { SectionTabs } from './SectionTabs';

const places = ['forums', 'posts', 'questions', 'videos', 'photos', 'moreContents'] as const;

/** Renders a phone's links between the lists to read, which a desktop has in its top bar. */
export function CommunityTabs({ current }: { current: (typeof places)[number] }) {
  const { t } = useTranslation('common');
  return (
    <SectionTabs
      phone
      label={t('nav.community')}
      items={places.map((place) => ({ href: paths[place](), label: t(`nav.${place}`), current: place === current }))}
    />
  );
}
