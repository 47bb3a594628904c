import { useGetHeartHistoriesQuery } from '@/api/points';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Raffles.module.css';

/** How many hearts a member has, beside what an entry costs; nothing for a visitor. */
export function HeartsHeld() {
  const { t } = useTranslation('raffles');
  const { isLogin } = useMember();
  const { data } = useGetHeartHistoriesQuery({ page_size: 1 }, { skip: !isLogin });
  if (!isLogin || !data) return null;
  return <p className={styles.small}>{t('enter.hearts', { count: data.summary.balance })}</p>;
}
