import Link from 'next/link';
import { Checkbox } from '@/components/ui/Checkbox';
import { Rich } from '@/components/ui/Rich';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import type { useSignUp } from './useSignUp';

/** The boxes one agrees to: all at once, or each by itself. The texts open beside the form. */
export function Agreements({ all, box }: Pick<ReturnType<typeof useSignUp>, 'all' | 'box'>) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.boxes}>
      <legend>{t('signUp.agreements')}</legend>
      <div className={styles.all}>
        <Checkbox {...all}>{t('signUp.agreeAll')}</Checkbox>
      </div>
      <Checkbox {...box('terms')}>
        <Rich
          text={t('signUp.terms')}
          parts={{
            to: (words) => (
              <Link href={paths.terms()} target="_blank">
                {words}
              </Link>
            ),
          }}
        />
      </Checkbox>
      <Checkbox {...box('age')}>{t('signUp.age')}</Checkbox>
      <Checkbox {...box('marketing')}>{t('signUp.marketing')}</Checkbox>
    </fieldset>
  );
}
