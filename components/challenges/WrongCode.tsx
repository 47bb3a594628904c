import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/layout/Notice';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import { EnterCode } from './EnterCode';
import styles from './Group.module.css';

/** Renders the page of an unknown invite code, with the field to type it again. */
export function WrongCode() {
  const { t } = useTranslation('participants');
  return (
    <>
      <Notice title={t('join.wrong')} body={t('join.wrongBody')} drawing="locked">
        <LinkButton href={paths.challenges()}>{t('join.toChallenges')}</LinkButton>
      </Notice>
      <div className={styles.lost}>
        <EnterCode />
      </div>
    </>
  );
}
