import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetBannersQuery } from '@/api/banners';
import { Picture } from '@/components/ui/Picture';
import { railBanners } from './bannersView';
import styles from './RailBanners.module.css';

/** Renders small banners beside a list, which the page loads with `railBanners`; nothing without any. */
export function RailBanners() {
  const { t } = useTranslation('common');
  const { data } = useGetBannersQuery(railBanners);
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-label={t('nav.news')} className={styles.banners}>
      {data.results.map((banner) => (
        <Link key={banner.id} href={banner.href} prefetch={false} className={styles.banner}>
          <Picture className={styles.picture} url={banner.image} alt="" width={640} height={224} sizes="320px" />
          <span className={styles.title}>{banner.title}</span>
          <span className="aside">{banner.description}</span>
        </Link>
      ))}
    </section>
  );
}
