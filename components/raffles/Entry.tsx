import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetParticipationsQuery } from '@/api/raffles';
import { useHeartBalance } from '@/components/points/useHeartBalance';
import { lazyClient } from '@/components/ui/lazyClient';
import { ErrorState } from '@/components/ui/State';
import { Unverified } from '@/components/users/Unverified';
import type { Raffle } from '@/contract/raffles';
import { useMember } from '@/hooks/useMember';
import { EnterButton } from './EnterButton';
import { HeartBalance } from './HeartBalance';
import { Outcome } from './Outcome';
import styles from './Raffles.module.css';
import { useEnter } from './useEnter';

const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));

/** Renders the reader's part of a raffle: the price, the button, a confirmation of the price, the result. */
export function Entry({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const { isLogin, user } = useMember();
  const { data, isError, isFetching, refetch } = useGetParticipationsQuery({ id: raffle.id }, { skip: !isLogin });
  const own = data?.results[0];
  const { go, requireSignIn, busy } = useEnter(raffle, own);
  const hearts = useHeartBalance();
  const [isAsking, setAsking] = useState(false);
  // Too few hearts are rejected with the reason.
  const isPaid = !own && raffle.price > 0 && (hearts === undefined || hearts >= raffle.price);
  const enter = async () => {
    if (!isPaid) await go();
    else if (await requireSignIn()) setAsking(true);
  };

  if (own && own.status !== 'ready') return <Outcome raffleId={raffle.id} entry={own} />;
  if (own && raffle.beacon && raffle.beacon.randomness === null) {
    return <p className={styles.over}>{t('enter.waits')}</p>;
  }
  if (isLogin && isError && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (raffle.status !== 'opened' && !own) {
    return <p className={styles.over}>{t(`status.${raffle.status}`)}</p>;
  }
  if (user?.is_manager && !own) return <p className={styles.over}>{t('enter.manager')}</p>;
  return (
    <div className={styles.entry}>
      <Unverified />
      <EnterButton
        price={raffle.price}
        hasEntered={own !== undefined}
        busy={busy || (isLogin && !data)}
        onClick={() => void enter()}
      />
      {raffle.price > 0 && !own ? <HeartBalance /> : null}
      <p className="small">{t('enter.once')}</p>
      {isAsking && !own && hearts !== undefined ? (
        <ConfirmSheet
          title={t('enter.ask', { count: raffle.price })}
          body={t('enter.askBody', { balance: hearts, left: hearts - raffle.price })}
          confirm={t('enter.confirm')}
          variant="primary"
          onConfirm={() => {
            setAsking(false);
            void go();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
