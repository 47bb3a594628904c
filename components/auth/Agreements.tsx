import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import type { useSignUp } from './useSignUp';

/** Renders the consent boxes: all at once, or one at a time. The texts open beside the form. */
export function Agreements({ all, box }: Pick<ReturnType<typeof useSignUp>, 'all' | 'box'>) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.boxes}>
      <legend>{t('signUp.agreements')}</legend>
      <div className={styles.all}>
        <Checkbox name="all" {...all}>
          {t('signUp.agreeAll')}
        </Checkbox>
      </div>
      <Checkbox {...box('terms')}>
        <Trans t={t} i18nKey="signUp.terms" components={{ to: <Link href={paths.terms()} target="_blank" /> }} />
      </Checkbox>
      <Checkbox {...box('age')}>{t('signUp.age')}</Checkbox>
      <Checkbox {...box('marketing')}>{t('signUp.marketing')}</Checkbox>
    </fieldset>
  );
}
