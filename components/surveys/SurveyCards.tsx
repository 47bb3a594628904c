import Link from 'next/link';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '@/components/ui/icons';
import { List, ListRow } from '@/components/ui/List';
import { useReveal } from '@/components/ui/useReveal';
import { paths } from '@/lib/paths';
import styles from './Surveys.module.css';
import { surveyKinds } from './surveys';

/** Renders the available surveys with the time that each needs. */
export function SurveyCards() {
  const { t } = useTranslation('surveys');
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  return (
    <section aria-labelledby="tests" ref={root}>
      <h2 id="tests" className={styles.heading}>
        {t('hub.tests')}
      </h2>
      <List className={styles.cards}>
        {surveyKinds.map((kind) => (
          <ListRow
            key={kind}
            className={styles.card}
            before={<span className={styles.time}>{t(`kinds.${kind}.time`)}</span>}
            after={<ChevronRightIcon />}
          >
            <h3>
              <Link href={paths.survey(kind)} className="cover">
                {t(`kinds.${kind}.title`)}
              </Link>
            </h3>
            <p className="soft">{t(`kinds.${kind}.lead`)}</p>
          </ListRow>
        ))}
      </List>
    </section>
  );
}
