import { useTranslation } from 'react-i18next';
import { useGetImportRunsQuery } from '@/api/managedContents';
import { FactList } from '@/components/ui/FactList';
import { List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { ImportRun } from '@/contract/managedContents';
import { formatInteger } from '@/lib/numbers';
import manage from './Manage.module.css';
import { useMoment } from './useDay';

/** Renders the last imports of videos and photo posts: what each did, and what it could not use. */
export function ImportRuns() {
  const { t } = useTranslation('campaigns');
  return (
    <Loaded answer={useGetImportRunsQuery()} loading={<SkeletonRows rows={4} />}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={t('imports.empty')} body={t('imports.emptyBody')} />
        ) : (
          <List>
            {results.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

function Run({ run }: { run: ImportRun }) {
  const { t } = useTranslation('campaigns');
  const moment = useMoment();
  const { started_at: at, error, problems, problem_count: count } = run;
  const facts = (['videos', 'photos'] as const).flatMap((kind) => {
    const counts = run[kind];
    if (!counts) return [];
    const { added, changed, same } = counts;
    const values = { added: formatInteger(added), changed: formatInteger(changed), same: formatInteger(same) };
    return [{ name: t(`imports.${kind}`), value: t('imports.counts', values) }];
  });
  return (
    <ListRow>
      <h2 className={manage.part}>
        <time dateTime={at}>{moment(at)}</time> {error ? <Tag tone="warning">{t('imports.failed')}</Tag> : null}
      </h2>
      <FactList facts={facts} />
      {error ? <Lines lines={[error]} /> : null}
      {count > 0 ? (
        <>
          <p className="small">{t('imports.problems', { count, found: formatInteger(count) })}</p>
          <Lines lines={problems} />
          {count > problems.length ? (
            <p className="fine">{t('imports.more', { shown: formatInteger(problems.length) })}</p>
          ) : null}
        </>
      ) : null}
    </ListRow>
  );
}

/** Renders what an import said, in English as its command prints it: each line names an address, or a place in a file. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul lang="en" className={manage.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a run never change, and two may be the same
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
