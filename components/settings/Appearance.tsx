import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch';
import { themes, useTheme } from '@/components/layout/useTheme';
import { paths } from '@/lib/paths';
import styles from './Settings.module.css';

/** Renders the choice of the theme and of the language, which take effect at once. */
export function Appearance() {
  const { t } = useTranslation(['users', 'common']);
  const [theme, choose] = useTheme();
  const name = useId();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('common:theme.label')}</legend>
        {themes.map((it) => (
          <label key={it}>
            <input type="radio" name={name} value={it} checked={theme === it} onChange={() => choose(it)} />
            {t(`common:theme.${it}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.line}>
        <h2 className="heading">{t('common:language.label')}</h2>
        <LanguageSwitch path={paths.settings('appearance')} />
      </div>
    </>
  );
}
