import { useTranslation } from 'react-i18next';
import { useGetDeliveryInformationQuery } from '@/api/events';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { Application, Event, EventAskShown } from '@/contract/events';
import { isMissing } from '@/lib/failures';
import { useAskLabel } from './Asked';
import styles from './Events.module.css';
import { OwnDelivery } from './OwnDelivery';
import { useEventTimes } from './useEventTimes';
import { Outcome } from './Winners';

/** What one sent, what came of it, and where the gift would go. */
export function OwnApplication({ event, application }: { event: Event; application: Application }) {
  const { t } = useTranslation('events');
  const { day } = useEventTimes();
  const { status } = application;
  const told = event.asks.filter((ask) => holds(application, ask));
  const asksDelivery = event.asks.some(({ field }) => field === 'delivery');
  const delivery = useGetDeliveryInformationQuery(event.slug, { skip: !asksDelivery });
  // Where a gift would go is kept by itself.
  const hasNoDelivery = !asksDelivery || (!delivery.data && isMissing(delivery.error));
  const isErased =
    event.asks.length > 0 && told.length === 0 && hasNoDelivery && event.status === 'closed';
  return (
    <>
      {status === 'applied' ? (
        <div className={styles.outcome}>
          <p className={styles.outcomeTitle}>{t('own.applied')}</p>
          <p>{t('own.appliedBody', { day: day(event.announces_at) })}</p>
        </div>
      ) : (
        <Outcome event={event} outcome={status} />
      )}
      {told.length > 0 ? (
        <dl className={styles.told}>
          {told.map((ask) => (
            <Told key={ask.field} ask={ask} application={application} />
          ))}
        </dl>
      ) : null}
      {asksDelivery ? <OwnDelivery event={event} /> : null}
      {isErased ? <p className={styles.small}>{t('own.erased')}</p> : null}
    </>
  );
}

const holds = (application: Application, { field }: EventAskShown) =>
  field !== 'delivery' && application[field].length > 0;

function Told({ ask, application }: { ask: EventAskShown; application: Application }) {
  const { t } = useTranslation('events');
  const labelOf = useAskLabel();
  const { field } = ask;
  if (field === 'delivery') return null;
  return (
    <div>
      <dt>{labelOf(ask)}</dt>
      <dd>
        {field === 'resourceUrls' ? (
          <Thumbnails
            urls={application.resourceUrls}
            altOf={(number) => t('own.picture', { number })}
          />
        ) : field === 'instagramUsername' ? (
          `@${application.instagramUsername}`
        ) : (
          application[field]
        )}
      </dd>
    </div>
  );
}
