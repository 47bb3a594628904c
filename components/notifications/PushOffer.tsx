import { millisecondsInDay } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotificationSettingsQuery } from '@/api/notificationSettings';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { notify } from '@/lib/browser/notify';
import { pushPermission } from '@/lib/browser/push';
import type { PushMoment } from '@/lib/browser/pushMoment';
import { usePush } from './usePush';

const KEY = 'gyeol-push-offered';
const PAUSE_MS = 30 * millisecondsInDay;

/** Returns whether this browser's member may be offered push messages: where they are possible, at most once a month. */
function isPushOfferDue(): boolean {
  try {
    const isPossible = ['default', 'granted'].includes(pushPermission());
    return isPossible && Date.now() - Number(localStorage.getItem(KEY)) > PAUSE_MS;
  } catch {
    // Without storage it would be repeated with every comment.
    return false;
  }
}

/** Stores that push messages were offered just now. */
function savePushOffer(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is full, so the next offer is as early as the next visit's first comment.
  }
}

const ignore = () => undefined;

/** Renders nothing; offers push messages by a toast after a member's first comment or challenge, once a month. */
export function PushOffer({ moment }: { moment: PushMoment }) {
  const [isDue] = useState(isPushOfferDue);
  return isDue ? <Offer moment={moment} /> : null;
}

function Offer({ moment }: { moment: PushMoment }) {
  const { t } = useTranslation('alerts');
  const hasTexts = useLazyNamespace('alerts', ignore);
  const { data } = useGetNotificationSettingsQuery();
  const { enable } = usePush(data?.push.key ?? '');
  const isWanted = hasTexts && data?.push.key && !data.push.subscribed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isWanted || !isPushOfferDue()) return;
    savePushOffer();
    const action = { label: t('push.enable'), later: t('push.later'), onSelect: () => void enable() };
    void notify('info', t(`push.offers.${moment}`), action);
  }, [isWanted]);
  return null;
}
