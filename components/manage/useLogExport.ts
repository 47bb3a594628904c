import { useTranslation } from 'react-i18next';
import { useLazyGetLogQuery } from '@/api/manage';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { LogEntry, LoggedValues } from '@/contract/moderation';
import { useSaveFile } from '@/hooks/useSaveFile';
import { useSubmit } from '@/hooks/useSubmit';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import { whenFree } from '@/lib/whenFree';
import { type LogState, logQueryOf } from './logState';
import { changedFields, useLoggedValue } from './useLoggedValue';

const columns = ['at', 'action', 'manager', 'member', 'subject', 'label', 'reason', 'before', 'after'] as const;

/** Returns the download of every entry that the filters match as a CSV file, in the page's language. */
export function useLogExport(state: LogState) {
  const { t } = useTranslation('moderation');
  const [readLog] = useLazyGetLogQuery();
  const writeValue = useLoggedValue();

  /** Reads all pages by the id of the last entry, since the log grows meanwhile; more than may be read in a minute. */
  async function readAll(query: ReturnType<typeof logQueryOf>): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for (let below: number | undefined; ; below = entries.at(-1)?.id) {
      const page = { ...query, page_size: MAX_PAGE_SIZE, ...(below && { below }) };
      const { results } = await whenFree(() => readLog(page).unwrap());
      entries.push(...results);
      if (results.length < MAX_PAGE_SIZE) return entries;
    }
  }

  const rowOf = (entry: LogEntry) => {
    const listed = (values: LoggedValues) =>
      changedFields(entry)
        .map((field) => `${t(`log.fields.${field}`)}: ${writeValue(field, values)}`)
        .join('\n');
    const { action, manager, member, subject, label, reason, created_at } = entry;
    return [
      created_at,
      t(`log.actions.${action}`),
      manager.username,
      member?.username ?? '',
      subject ? t(`subjects.${subject}`) : '',
      label,
      reason,
      listed(entry.before),
      listed(entry.after),
    ];
  };

  const save = useSaveFile();
  const { submit, isSubmitting } = useSubmit({
    call: readAll,
    failed: t('log.exportFailed'),
    onDone(entries) {
      const head = columns.map((column) => t(`log.columns.${column}`));
      const { length: count } = entries;
      const done = t('log.exported', { count, found: formatInteger(count) });
      save({ name: 'gyeol-log.csv', text: csvOf([head, ...entries.map(rowOf)]), type: 'text/csv', done });
    },
  });
  return { download: () => void submit(logQueryOf({ ...state, ordering: '', page: 1 })), isLoading: isSubmitting };
}
