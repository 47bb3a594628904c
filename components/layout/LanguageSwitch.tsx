import { useTranslation } from 'react-i18next';
import { GlobeIcon } from '@/components/ui/icons';
import { inLanguage } from '@/lib/pathLanguage';
import styles from './LanguageSwitch.module.css';

/**
 * Renders a link to the same page in the other language, labelled in that language. It loads the page anew: what the
 * visit has read is in one language. The hash goes along, which is a place on the page or, of /auth/carry, the session.
 */
export function LanguageSwitch({ path }: { path: string }) {
  const { t, i18n } = useTranslation('common');
  const other = i18n.language === 'ko' ? 'en' : 'ko';
  return (
    <a
      href={inLanguage(path, other)}
      lang={other}
      hrefLang={other}
      className={styles.switch}
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
      }}
    >
      <GlobeIcon size={1} />
      {t(`language.${other}`)}
    </a>
  );
}
