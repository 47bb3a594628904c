import { useTranslation } from 'react-i18next';
import { Tabs } from '@/components/ui/Tabs';
import { paths } from '@/lib/paths';

import styles from './ContentTabs.module.css';

/** Renders the tabs of the three kinds of content. */
export function ContentTabs({ current }: { current: 'videos' | 'photos' | 'more' }) {
  const { t } = useTranslation('contents');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('tabs')}
        items={[
          { href: paths.videos(), label: t('videos.tab'), current: current === 'videos' },
          { href: paths.photos(), label: t('photos.tab'), current: current === 'photos' },
          { href: paths.moreContents(), label: t('more.tab'), current: current === 'more' },
        ]}
      />
    </div>
  );
}
