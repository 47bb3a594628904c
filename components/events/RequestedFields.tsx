import { useTranslation } from 'react-i18next';
import type { Event, EventField } from '@/contract/events';
import styles from './Events.module.css';

/** What an ask is called: in the event's own words, or by the field's own name. */
export function useFieldLabel() {
  const { t } = useTranslation('events');
  return ({ field, label }: EventField) => label || t(`asks.${field}`);
}

/** All that an event asks, for whoever has not begun to apply. */
export function RequestedFields({ requested_fields: requestedFields }: Pick<Event, 'requested_fields'>) {
  const { t } = useTranslation('events');
  const labelOf = useFieldLabel();
  return (
    <div className={styles.requested}>
      <p className={styles.requestedTitle}>{t('requestedFields')}</p>
      <ul>
        {requestedFields.map((field) => (
          <li key={field.field}>{labelOf(field)}</li>
        ))}
      </ul>
    </div>
  );
}
