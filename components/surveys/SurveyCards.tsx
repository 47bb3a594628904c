import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetLatestSkinQuery } from '@/api/surveys';
import { ChevronRightIcon } from '@/components/ui/icons';
import { List, ListRow, rowLink } from '@/components/ui/List';
import { paths } from '@/lib/paths';
import { SkinFigure } from './SkinFigure';
import styles from './Surveys.module.css';
import { surveyKinds } from './surveys';
import { useClaim } from './useClaim';

/** Renders the available surveys, and above them the newest result with its scores. */
export function SurveyCards() {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const claim = useClaim();
  const { data } = useGetLatestSkinQuery(
    { claim: claim || undefined },
    // It must be known first whose result is shown.
    { skip: claim === undefined },
  );
  const latest = data?.result;
  const type = latest?.type;
  return (
    <>
      {latest && type ? (
        <section aria-label={t('result.title')} className={styles.own}>
          <Link href={paths.skin(type)} className={styles.mine}>
            <span className="small">{t('result.title')}</span>
            <strong>{skin('type', { code: type, name: skin(`name.${type as 'YMSJ'}`) })}</strong>
            <span>{skin(`line.${type as 'YMSJ'}`)}</span>
          </Link>
          <SkinFigure axes={latest.axes} />
        </section>
      ) : null}
      <List className={styles.cards}>
        {surveyKinds.map((kind) => (
          <ListRow key={kind} className={styles.card} after={<ChevronRightIcon />}>
            <h2>
              <Link href={paths.survey(kind)} className={rowLink}>
                {t(`kinds.${kind}.title`)}
              </Link>
            </h2>
            <p className="soft">{t(`kinds.${kind}.lead`)}</p>
          </ListRow>
        ))}
      </List>
    </>
  );
}
