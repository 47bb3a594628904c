import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { paths, withQuery } from '@/lib/paths';
import styles from './Welcome.module.css';

/** Renders the invitation to the quick test, or the type of a member who knows it. */
export function SkinStep({ type }: { type: string | null }) {
  const { t } = useTranslation('welcome');
  const { t: skin } = useTranslation('skin');
  if (type) {
    const code = type as 'YMSJ';
    return (
      <section className={styles.card} aria-label={t('known.title')}>
        <GrainLine />
        <strong className={styles.type}>{skin(`name.${code}`)}</strong>
        <p className="soft">{skin(`line.${code}`)}</p>
      </section>
    );
  }
  return (
    <section className={styles.card} aria-label={t('skin.test')}>
      <GrainLine />
      <p>{t('skin.body')}</p>
      <LinkButton href={withQuery(paths.survey('skin-type'), { welcome: 1 })} variant="primary" full>
        {t('skin.test')}
      </LinkButton>
    </section>
  );
}
