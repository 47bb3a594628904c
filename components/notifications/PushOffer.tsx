import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotificationSettingsQuery } from '@/api/notificationSettings';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { notify } from '@/lib/browser/notify';
import type { PushMoment } from '@/lib/browser/pushMoment';
import { isPushOfferDue, savePushOffer } from '@/lib/browser/pushOffers';
import { usePush } from './usePush';

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
