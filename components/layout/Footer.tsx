import Link from 'next/link';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOperatorQuery } from '@/api/operator';
import { Mark } from '@/components/ui/GrainLine';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** Renders the footer: the operator, the rules, and the switches for which a phone's top bar has no room. */
export const Footer = memo(function Footer({ path }: { path: string }) {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>
            <Mark />
            {t('site.tagline')}
          </p>
          <Operator />
        </div>
        <nav aria-label={t('shell.footerNav')} className={styles.links}>
          <Link href={paths.banners()} prefetch={false}>
            {t('nav.news')}
          </Link>
          <Link href={paths.newsletter()} prefetch={false}>
            {t('nav.newsletter')}
          </Link>
          <Link href={paths.users()} prefetch={false}>
            {t('nav.members')}
          </Link>
          <Link href={paths.rankings()} prefetch={false}>
            {t('nav.rankings')}
          </Link>
          <Link href={paths.terms()} prefetch={false}>
            {t('nav.terms')}
          </Link>
          <Link href={paths.privacy()} prefetch={false}>
            <strong>{t('nav.privacy')}</strong>
          </Link>
          <Link href={paths.support()} prefetch={false}>
            {t('nav.support')}
          </Link>
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch path={path} />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
});

/** Renders who operates the site: as the console has set it, or before that the build. */
function Operator() {
  const { t } = useTranslation('common');
  const { data } = useGetOperatorQuery();
  const { name = '', representative, registration_number: number, address, phone } = data ?? {};
  const unescaped = { interpolation: { escapeValue: false } };
  const details = [
    name,
    representative && t('shell.representative', { name: representative, ...unescaped }),
    number && t('shell.registrationNumber', { number, ...unescaped }),
    address,
    phone,
  ];
  const operator = name ? details.filter(Boolean).join(' · ') : publicEnv.operator || t('shell.operatorDefault');
  return <p>{t('shell.operator', { operator, ...unescaped })}</p>;
}
