import { useTranslation } from 'react-i18next';
import { useGetParticipationsQuery } from '@/api/raffles';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { Unverified } from '@/components/users/Unverified';
import type { Raffle } from '@/contract/raffles';
import { useMember } from '@/hooks/useMember';
import { HeartBalance } from './HeartBalance';
import { Outcome } from './Outcome';
import styles from './Raffles.module.css';
import { useEnter } from './useEnter';

/** Renders the reader's part of a raffle: the price, the button, the result. */
export function Entry({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const { isLogin, user } = useMember();
  const { data, isError, isFetching, refetch } = useGetParticipationsQuery(raffle.id, { skip: !isLogin });
  const own = data?.results[0];
  const { go, busy } = useEnter(raffle, own);

  if (own && own.status !== 'ready') return <Outcome entry={own} />;
  if (own && raffle.beacon && raffle.beacon.randomness === null) {
    return <p className={styles.over}>{t('enter.waits')}</p>;
  }
  if (isLogin && isError && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (isLogin && !data) return <Skeleton shape="title" />;
  if (raffle.status !== 'opened' && !own) {
    return <p className={styles.over}>{t(`status.${raffle.status}`)}</p>;
  }
  if (user?.is_manager && !own) return <p className={styles.over}>{t('enter.manager')}</p>;
  return (
    <div className={styles.entry}>
      <Unverified />
      <Button variant="primary" full busy={busy} onClick={() => void go()}>
        {own ? t('enter.draw') : raffle.price > 0 ? t('enter.price', { count: raffle.price }) : t('enter.free')}
      </Button>
      {raffle.price > 0 && !own ? <HeartBalance /> : null}
      <p className="small">{t('enter.once')}</p>
    </div>
  );
}
