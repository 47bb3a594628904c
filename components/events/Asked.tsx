import { useTranslation } from 'react-i18next';
import type { Event, EventAskShown } from '@/contract/events';
import styles from './Events.module.css';

/** What an ask is called: in the event's own words, or by the field's own name. */
export function useAskLabel() {
  const { t } = useTranslation('events');
  return ({ field, label }: EventAskShown) => label || t(`asks.${field}`);
}

/** All that an event asks, for whoever has not begun to apply. */
export function Asked({ asks }: Pick<Event, 'asks'>) {
  const { t } = useTranslation('events');
  const labelOf = useAskLabel();
  return (
    <div className={styles.asked}>
      <p className={styles.askedTitle}>{t('asked')}</p>
      <ul>
        {asks.map((ask) => (
          <li key={ask.field}>{labelOf(ask)}</li>
        ))}
      </ul>
    </div>
  );
}
