import { useTranslation } from 'react-i18next';
import { useGetDeliveryInformationQuery } from '@/api/events';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { Application, Event, EventField } from '@/contract/events';
import { isMissing } from '@/lib/failures';
import styles from './Events.module.css';
import { OwnDelivery } from './OwnDelivery';
import { useFieldLabel } from './RequestedFields';
import { useEventTimes } from './useEventTimes';
import { Outcome } from './Winners';

/** Renders the reader's application, its result, and the delivery address of the prize. */
export function OwnApplication({ event, application }: { event: Event; application: Application }) {
  const { t } = useTranslation('events');
  const { day, isLate } = useEventTimes();
  const { status } = application;
  const answered = event.requested_fields.filter((requested) => holds(application, requested));
  const needsDelivery = event.requested_fields.some(({ field }) => field === 'delivery');
  const delivery = useGetDeliveryInformationQuery({ slug: event.slug }, { skip: !needsDelivery });
  // The delivery address is stored separately.
  const hasNoDelivery = !needsDelivery || (!delivery.data && isMissing(delivery.error));
  const isErased =
    event.requested_fields.length > 0 && answered.length === 0 && hasNoDelivery && event.status === 'closed';
  return (
    <>
      {status === 'applied' ? (
        <div className={styles.outcome}>
          <p className={styles.outcomeTitle}>{t('own.applied')}</p>
          <p>{isLate(event) ? t('late') : t('own.appliedBody', { day: day(event.announces_at) })}</p>
        </div>
      ) : (
        <Outcome event={event} application={application} />
      )}
      {answered.length > 0 ? (
        <dl className={styles.note}>
          {answered.map((requested) => (
            <AnsweredFields key={requested.field} requested={requested} application={application} />
          ))}
        </dl>
      ) : null}
      {needsDelivery ? <OwnDelivery event={event} /> : null}
      {isErased ? <p className="small">{t('own.erased')}</p> : null}
    </>
  );
}

const holds = (application: Application, { field }: EventField) =>
  field !== 'delivery' && application[field].length > 0;

function AnsweredFields({ requested, application }: { requested: EventField; application: Application }) {
  const { t } = useTranslation('events');
  const labelOf = useFieldLabel();
  const { field } = requested;
  if (field === 'delivery') return null;
  return (
    <div>
      <dt>{labelOf(requested)}</dt>
      <dd>
        {field === 'resourceUrls' ? (
          <Thumbnails urls={application.resourceUrls} altOf={(number) => t('own.picture', { number })} />
        ) : field === 'instagramUsername' ? (
          `@${application.instagramUsername}`
        ) : (
          application[field]
        )}
      </dd>
    </div>
  );
}
