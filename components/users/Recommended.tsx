import { useTranslation } from 'react-i18next';
import { useGetRecommendationQuery } from '@/api/users';
import { List, SectionHead } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { paths } from '@/lib/paths';
import { MemberRow } from './MemberRow';
import styles from './MemberRow.module.css';

const SHOWN = { page_size: 3 };

/** Renders recommended members with the reasons; nothing when there are none. */
export function Recommended() {
  const { t } = useTranslation('members');
  const { data, isError } = useGetRecommendationQuery(SHOWN);
  if (isError || data?.results.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className={styles.recommended}>
      <SectionHead id="recommended" title={t('recommended')} />
      {data ? (
        <List>
          {data.results.map((member) => (
            <MemberRow key={member.username} member={member} path={paths.users()} brief />
          ))}
        </List>
      ) : (
        <SkeletonRows rows={3} avatar brief />
      )}
    </section>
  );
}
