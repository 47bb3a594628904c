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

const links = [
  ['news', paths.banners],
  ['newsletter', paths.newsletter],
  ['members', paths.users],
  ['rankings', paths.rankings],
  ['terms', paths.terms],
  ['privacy', paths.privacy],
  ['support', paths.support],
] as const;

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
          {links.map(([name, pathOf]) => (
            <Link
              key={name}
              href={pathOf()}
              prefetch={false}
              className={name === 'privacy' ? styles.privacy : undefined}
            >
              {t(`nav.${name}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch path={path} />
          <ThemeSwitch named />
        </div>
      </div>
    </footer>
  );
});

/** Renders who operates the site: as the console has set it, or before that the build. */
function Operator() {
  const { t } = useTranslation('common');
  const { data } = useGetOperatorQuery();
  const operator = data?.line || publicEnv.operator || t('shell.operatorDefault');
  return (
    <p>
      {t('shell.operator')} {operator}
    </p>
  );
}
