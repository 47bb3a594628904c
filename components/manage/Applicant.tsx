import { useTranslation } from 'react-i18next';
import { useChooseWinnerMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { Event, EventField, ManagedApplication } from '@/contract/events';
import { useSubmit } from '@/hooks/useSubmit';
import styles from './Manage.module.css';

/** Renders one application to managers, with the button to choose it. */
export function Applicant({
  event,
  application,
  mayChoose,
}: {
  event: Event;
  application: ManagedApplication;
  mayChoose: boolean;
}) {
  const { t } = useTranslation('winners');
  const [choose] = useChooseWinnerMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (body: { application: number; chosen: boolean }) => choose({ slug: event.slug, body }).unwrap(),
    failed: t('applicant.failed'),
  });
  const { id, user, chosen, delivery, resourceUrls } = application;
  const answered = event.requested_fields.flatMap((requested) => answerOf(requested, application));
  const isErased = answered.length === 0 && !delivery && event.status === 'closed';

  const action = chosen ? ('drop' as const) : ('choose' as const);
  const { nickname } = user;
  return (
    <ListRow
      after={
        mayChoose ? (
          <Button
            size="small"
            busy={isSubmitting}
            onClick={() => void submit({ application: id, chosen: !chosen })}
            aria-label={t(`applicant.${action}Of`, { nickname })}
          >
            {t(`applicant.${action}`)}
          </Button>
        ) : null
      }
    >
      <div className={styles.tags}>
        <strong>{nickname}</strong>
        {chosen ? <Tag tone="accent">{t('applicant.chosen')}</Tag> : null}
        <Facts>
          <RelativeTime at={application.created_at} />
        </Facts>
      </div>
      <dl className={styles.answers}>
        {answered.map(({ requested, text }) => (
          <div key={requested.field}>
            <dt className="fine">{requested.label || t(`applicant.${nameOf(requested)}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {delivery ? (
          <div>
            <dt className="fine">{t('applicant.delivery')}</dt>
            <dd>
              {[delivery.name, delivery.phone, `(${delivery.zipcode}) ${delivery.fullAddress}`]
                .concat(delivery.deliveryMessage || [])
                .join('\n')}
            </dd>
          </div>
        ) : null}
      </dl>
      {resourceUrls.length > 0 ? (
        <div className={styles.pictures}>
          <Thumbnails urls={resourceUrls} altOf={(number) => t('applicant.picture', { number })} />
        </div>
      ) : null}
      {isErased ? <p className="small">{t('applicant.erased')}</p> : null}
    </ListRow>
  );
}

/**
 * Returns the text that an application has for a requested field; pictures and the delivery address are shown
 * separately.
 */
function answerOf(requested: EventField, application: ManagedApplication) {
  const { field } = requested;
  if (field === 'delivery' || field === 'resourceUrls') return [];
  const text = application[field];
  return text ? [{ requested, text: field === 'instagramUsername' ? `@${text}` : text }] : [];
}

function nameOf({ field }: EventField) {
  if (field === 'instagramUsername') return 'instagram' as const;
  return field === 'phone' || field === 'content' ? field : ('answer' as const);
}
