import Link from 'next/link';
import { useGetLatestSkinQuery } from '@/api/surveys';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './Surveys.module.css';
import { surveyKinds } from './surveys';
import { useClaim } from './useClaim';

/** The surveys one may take, and the newest result where there is one. */
export function SurveyCards() {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const { data } = useGetLatestSkinQuery({ claim: useClaim() || undefined });
  const type = data?.result?.type;
  return (
    <>
      {type ? (
        <Link href={paths.skin(type)} className={styles.mine}>
          <span className={styles.small}>{t('result.title')}</span>
          <strong>{skin('type', { code: type, name: skin(`name.${type as 'YMSJ'}`) })}</strong>
          <span>{skin(`line.${type as 'YMSJ'}`)}</span>
        </Link>
      ) : null}
      <ul className={styles.cards}>
        {surveyKinds.map((kind) => (
          <li key={kind} className={styles.card}>
            <h2>
              <Link href={paths.survey(kind)}>{t(`kinds.${kind}.title`)}</Link>
            </h2>
            <p>{t(`kinds.${kind}.lead`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
