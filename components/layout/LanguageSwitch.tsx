import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { GlobeIcon } from '@/components/ui/icons';
import styles from './LanguageSwitch.module.css';

/** Renders a link to the same page in the other language, labelled in that language. */
export function LanguageSwitch({ path }: { path: string }) {
  const { t, i18n } = useTranslation('common');
  const other = i18n.language === 'ko' ? 'en' : 'ko';
  return (
    <Link href={path} locale={other} lang={other} hrefLang={other} prefetch={false} className={styles.switch}>
      <GlobeIcon size={1} />
      {t(`language.${other}`)}
    </Link>
  );
}
