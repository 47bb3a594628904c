import { useTranslation } from 'react-i18next';
import { useGetSurveyResultsQuery } from '@/api/surveys';
import { Facts, List, ListRow, SectionHead } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { HistoryResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import styles from './Surveys.module.css';

/** Renders a member's earlier results of a kind, newest first; nothing for a visitor. */
export function ResultHistory({ type }: { type: 'skin' | 'barrier' }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const { isLogin } = useMember();
  const { data } = useGetSurveyResultsQuery({ type }, { skip: !isLogin });
  if (!isLogin || !data || data.results.length === 0) return null;
  const textOf = ({ score, type: code }: HistoryResult) => {
    if (type === 'skin') return skin('type', { code, name: skin(`name.${code as 'YMSJ'}`) });
    return score === null ? t('history.unknown') : t('history.barrier', { count: score, score });
  };
  return (
    <section className={styles.history}>
      <SectionHead title={t('history.title')} />
      <List>
        {data.results.map((result) => (
          <ListRow key={result.id}>
            <h3>{textOf(result)}</h3>
            <Facts>
              <span>{t(`kinds.${result.kind}.title`)}</span>
              <RelativeTime at={result.created_at} />
            </Facts>
          </ListRow>
        ))}
      </List>
    </section>
  );
}
