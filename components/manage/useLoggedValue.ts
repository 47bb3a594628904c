import { useTranslation } from 'react-i18next';
import { type LoggedField, loggedFields, loggedStates } from '@/contract/constants/log';
import { browsers, systems } from '@/contract/constants/signIn';
import type { LogEntry, LoggedValues } from '@/contract/moderation';
import { deviceName } from '@/lib/deviceName';
import { isForGood, useDay, useMoment } from './useDay';

/** Returns the fields that an entry changed, in the order of the log's fields. */
export const changedFields = ({ before, after }: Pick<LogEntry, 'before' | 'after'>): LoggedField[] =>
  loggedFields.filter((field) => field in before || field in after);

const STATES = new Set<LoggedField>([
  'status',
  'case',
  'appeal',
  'role',
  'writers',
  'kind',
  'type',
  'deal',
  'moderated',
]);
const MOMENTS = new Set<LoggedField>([
  'published_at',
  'ended_at',
  'announces_at',
  'announced_at',
  'scheduled_at',
  'sent_at',
  'starts_at',
  'ends_at',
]);

/** Returns a function that writes a logged value in the page's language. */
export function useLoggedValue(): (field: LoggedField, values: LoggedValues) => string {
  const { t } = useTranslation('moderation');
  const { t: auth } = useTranslation('auth');
  const day = useDay();
  const moment = useMoment();
  return (field, { [field]: value }) => {
    if (value === undefined || value === null || value === '') return t('log.values.empty');
    if (typeof value === 'boolean') return t(value ? 'log.values.yes' : 'log.values.no');
    if (typeof value === 'string' && MOMENTS.has(field)) return moment(value);
    if (typeof value === 'string' && field === 'until') return isForGood(value) ? t('suspend.forGood') : day(value);
    if (field === 'system' || field === 'browser') {
      const [system, browser] = [systems.find((it) => it === value), browsers.find((it) => it === value)];
      return deviceName(auth, { system: system ?? '', browser: browser ?? '' });
    }
    const state = STATES.has(field) ? loggedStates.find((it) => it === value) : undefined;
    return state ? t(`log.values.${state}`) : String(value);
  };
}
