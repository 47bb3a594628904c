import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetHeartHistoriesQuery } from '@/api/points';
import { useEnterRaffleMutation, useGetParticipationsQuery, useParticipateMutation } from '@/api/raffles';
import { useTurns } from '@/components/participation/useTurns';
import { useHearts } from '@/components/points/useHearts';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { ErrorState } from '@/components/ui/State';
import { Unverified } from '@/components/users/Unverified';
import { rightsOf } from '@/contract/constants/roles';
import type { Participation, Raffle } from '@/contract/raffles';
import { useMayBegin } from '@/hooks/useMayBegin';
import { useMember } from '@/hooks/useMember';
import { useOnceKnown } from '@/hooks/useOnceKnown';
import { useSubmit } from '@/hooks/useSubmit';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { createClientSeed } from '@/lib/fairDraw';
import { paths } from '@/lib/paths';
import { EnterButton } from './EnterButton';
import { Outcome } from './Outcome';
import styles from './Raffles.module.css';

/** Returns the client seed of an entry in progress, the same through retries and reloads. */
function storedClientSeed(raffle: number, make: () => string): string {
  const key = `gyeol-client-seed:${raffle}`;
  try {
    const clientSeed = sessionStorage.getItem(key) ?? make();
    sessionStorage.setItem(key, clientSeed);
    return clientSeed;
  } catch {
    return make();
  }
}

/** Renders a member's number of hearts, beside the price of an entry, in a place that is reserved for members. */
function HeartBalance() {
  const { t } = useTranslation('raffles');
  const balance = useHearts()?.balance;
  return (
    <MemberSlot className={clsx('small', styles.hearts)}>
      {balance === undefined ? null : t('enter.hearts', { count: balance })}
    </MemberSlot>
  );
}

/**
 * Enters a raffle with a client seed of this browser and draws the entry. After a lost response the same seed
 * is sent under the same idempotency keys, so that no entry is paid or drawn twice.
 */
function useEnter({ id }: Raffle, own: Participation | null | undefined) {
  const { t } = useTranslation('raffles');
  const [enter] = useEnterRaffleMutation();
  const [participate] = useParticipateMutation();
  /** Draws an entry under a key that holds until its answer came. @throws the call's failure */
  const drawEntry = async (pid: number) => {
    const key = actionOf(`draw:${id}`, pid);
    try {
      await participate({ id, pid, idempotencyKey: idempotencyKeyFor(key) }).unwrap();
      dropKey(key);
    } catch (failure) {
      dropRejectedKey(key, failure);
      throw failure;
    }
  };
  const draw = useSubmit({ path: paths.raffle(id), call: drawEntry, failed: t('enter.drawFailed') });
  const entry = useSubmit({
    scope: `raffle:${id}`,
    path: paths.raffle(id),
    call: (clientSeed: string, idempotencyKey) => enter({ id, clientSeed, idempotencyKey }).unwrap(),
    failed: t('enter.failed'),
    async onDone({ success, reason, participation }) {
      if (participation) await draw.submit(participation.id);
      if (!success) await notify('warning', t('enter.rejected', { reason }));
    },
  });

  const go = () => (own ? draw.submit(own.id) : entry.submit(storedClientSeed(id, createClientSeed)));
  return { go, busy: entry.isSubmitting || draw.isSubmitting };
}

const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));

/** Renders the price, the button and the confirmation of the price. `own` is undefined until the entry is known. */
function EnterOrDraw({ raffle, own }: { raffle: Raffle; own: Participation | null | undefined }) {
  const { t } = useTranslation('raffles');
  const { id, price } = raffle;
  const once = t(raffle.beacon ? 'enter.onceLater' : 'enter.once');
  const { go, busy } = useEnter(raffle, own);
  const [mayBegin, waits] = useMayBegin(paths.raffle(id), t('enter.failed'));
  const [fetchHearts, { isFetching }] = useLazyGetHeartHistoriesQuery();
  /** The hearts, where they could be read, of which the price is asked. */
  const [asked, setAsked] = useState<{ hearts: number | undefined }>();
  const isPaid = !own && price > 0;

  const [begin, isWaiting] = useOnceKnown(own !== undefined, async () => {
    // Read again, since they are given anew each day.
    const answer = isPaid ? await fetchHearts({ page_size: 1 }) : undefined;
    const hearts = answer?.data?.summary.balance;
    // Too few hearts are rejected with the reason.
    if (isPaid && (hearts === undefined || hearts >= price)) setAsked({ hearts });
    else await go();
  });
  const enter = async () => {
    if (await mayBegin()) begin();
  };

  return (
    <div className={styles.entry}>
      <Unverified />
      <EnterButton
        price={price}
        hasEntered={Boolean(own)}
        busy={busy || waits || isWaiting || isFetching}
        onClick={() => void enter()}
      />
      {isPaid ? <HeartBalance /> : null}
      <p className="small">{once}</p>
      {asked ? (
        <ConfirmSheet
          title={t('enter.ask', { count: price })}
          body={
            asked.hearts === undefined
              ? once
              : t('enter.askBody', { balance: asked.hearts, left: asked.hearts - price })
          }
          confirm={t('enter.confirm')}
          variant="primary"
          onConfirm={() => {
            setAsked(undefined);
            void go();
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Renders the reader's part of a raffle: the way in, or why there is none, or the result. */
export function Entry({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const { isLogin, user } = useMember();
  const { data, isError, isFetching, refetch } = useGetParticipationsQuery({ id: raffle.id }, { skip: !isLogin });
  useTurns(raffle, 'Raffles');
  const own = data && (data.results[0] ?? null);

  if (own && own.status !== 'ready') return <Outcome raffleId={raffle.id} entry={own} />;
  if (own && raffle.beacon && raffle.beacon.randomness === null) {
    return <p className={styles.over}>{t('enter.waits')}</p>;
  }
  if (isLogin && isError && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (raffle.status !== 'opened' && !own) {
    return <p className={styles.over}>{t(`enter.${raffle.status}`)}</p>;
  }
  if (user?.role && rightsOf(user.role).includes('campaigns') && !own)
    return <p className={styles.over}>{t('enter.manager')}</p>;
  return <EnterOrDraw raffle={raffle} own={own} />;
}
