import { useTranslation } from 'react-i18next';
import type { Event, EventField } from '@/contract/events';
import styles from './Events.module.css';

/** Returns a function that gives a requested field's label: the event's own, or the default. */
export function useFieldLabel() {
  const { t } = useTranslation('events');
  return ({ field, label }: EventField) => label || t(`asks.${field}`);
}

/** Renders the list of requested fields, of which an event may have none, for readers who have not begun to apply. */
export function RequestedFields({ requested_fields: requestedFields }: Pick<Event, 'requested_fields'>) {
  const { t } = useTranslation('events');
  const labelOf = useFieldLabel();
  if (requestedFields.length === 0) return null;
  return (
    <div className={styles.requested}>
      <p className="small">{t('requestedFields')}</p>
      <ul>
        {requestedFields.map((field) => (
          <li key={field.field}>{labelOf(field)}</li>
        ))}
      </ul>
    </div>
  );
}
