import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useGetLogQuery } from '@/api/manage';
import { ChosenFilters } from '@/components/lists/ChosenFilters';
import { Filters } from '@/components/lists/Filters';
import type { Filter } from '@/components/lists/filters';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { managerActions } from '@/contract/constants/log';
import { moderatedSubjects } from '@/contract/constants/moderation';
import { sortedColumns } from '@/contract/constants/ordering';
import type { LogEntry } from '@/contract/moderation';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import styles from './Log.module.css';
import { type LogState, logQueryOf } from './logState';
import manage from './Manage.module.css';
import { MemberLink } from './MemberLink';
import { withSorts } from './sorting';
import { type Column, Table } from './Table';
import { useLogExport } from './useLogExport';
import { changedFields, useLoggedValue } from './useLoggedValue';
import { useManagedList } from './useManagedList';

/** The length of values that a phone shows in two columns. */
const SHORT = 12;

/** Returns the filters of the log: what was done, by whom, to which content, and when. */
function useLogFilters(state: LogState, managers: readonly { username: string; nickname: string }[]): Filter[] {
  const { t } = useTranslation('moderation');
  const chosen = (value: string) => (value ? [value] : []);
  const day = (name: 'from' | 'to', date: string): Filter => ({
    name,
    label: t(`log.filters.${name}`),
    isDay: true,
    options: chosen(date).map((slug) => ({ slug, name: t(name === 'from' ? 'log.since' : 'log.until', { date }) })),
    chosen: chosen(date),
  });
  return [
    {
      name: 'manager',
      label: t('log.filters.manager'),
      options: managers.map(({ username, nickname }) => ({ slug: username, name: nickname })),
      chosen: chosen(state.manager),
    },
    day('from', state.from),
    day('to', state.to),
    {
      name: 'action',
      label: t('log.views'),
      options: managerActions.map((slug) => ({ slug, name: t(`log.actions.${slug}`) })),
      chosen: chosen(state.action),
    },
    {
      name: 'subject',
      label: t('log.filters.subject'),
      options: moderatedSubjects.map((slug) => ({ slug, name: t(`subjects.${slug}`) })),
      chosen: chosen(state.subject),
    },
  ];
}

/** Renders the audit log of managers' actions, the latest first unless it is sorted, with its search, filters and download. */
export function Log({ state }: { state: LogState }) {
  const { t } = useTranslation('moderation');
  const answer = useGetLogQuery(logQueryOf(state));
  const unsorted = useColumns();
  const filters = useLogFilters(state, answer.data?.managers ?? []);
  const { download, isLoading } = useLogExport(state);
  const list = useManagedList(state, managePaths.log);
  const { address, hrefOf } = list;
  const columns = withSorts(unsorted, { sorted: sortedColumns.log, ordering: state.ordering, hrefOf });
  const found = answer.data?.count ?? 0;
  const isNarrowed = Boolean(state.search) || filters.some(({ chosen }) => chosen.length > 0);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('log.search')} />
        <Filters address={address} filters={filters} />
      </div>
      <ChosenFilters address={address} filters={filters} />
      {found > 0 ? (
        <div className={styles.found}>
          <span>{t('log.found', { count: found, found: formatInteger(found) })}</span>
          <Button size="small" busy={isLoading} onClick={download}>
            {t('log.export')}
          </Button>
        </div>
      ) : null}
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState title={t('log.nothing')} body={t('log.nothingBody')} />
          ) : (
            <EmptyState title={t('log.empty')} body={t('log.emptyBody')} />
          )
        }
      >
        {(entries) => <Table label={t('manage.log')} columns={columns} rows={entries} />}
      </AnswerPages>
    </>
  );
}

function useColumns(): Column<LogEntry>[] {
  const { t } = useTranslation('moderation');
  return [
    { id: 'subject', title: t('log.filters.subject'), cell: (entry) => <Subject entry={entry} /> },
    { id: 'reason', title: t('log.columns.reason'), named: true, cell: ({ reason }) => reason },
    { id: 'manager', title: t('log.columns.manager'), named: true, cell: ({ manager }) => manager.nickname },
    { id: 'created_at', title: t('log.columns.at'), cell: ({ created_at: at }) => <RelativeTime at={at} /> },
  ];
}

function Subject({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('moderation');
  const { member, subject, subject_id: id, label } = entry;
  const kind = subject ? t(`subjects.${subject}`) : t('log.columns.member');
  return (
    <>
      <p>
        <Tag>{t(`log.actions.${entry.action}`)}</Tag> <strong>{label}</strong>
      </p>
      {member ? (
        <p className="fine">
          {label || !id ? kind : `${kind} ${id}`} · <MemberLink member={member} />
        </p>
      ) : null}
      <Changes entry={entry} />
    </>
  );
}

/** Renders what an entry changed, each field before and after; nothing for entries from before it was stored. */
function Changes({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('moderation');
  const writeValue = useLoggedValue();
  const fields = changedFields(entry);
  if (fields.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{t('log.changes')}</summary>
      <dl>
        {fields.map((field) => {
          const before = writeValue(field, entry.before);
          const after = writeValue(field, entry.after);
          const isShort = Math.max(before.length, after.length) <= SHORT;
          return (
            <div key={field} className={clsx(styles.change, isShort && styles.short)}>
              <dt>{t(`log.fields.${field}`)}</dt>
              <dd>
                <span className={styles.side}>{t('log.before')}</span>
                <del>{before}</del>
              </dd>
              <dd>
                <span className={styles.side}>{t('log.after')}</span>
                <ins>{after}</ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
