import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSystemQuery, useTestPartMutation } from '@/api/system';
import { Button } from '@/components/ui/Button';
import { List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { type SystemKind, type SystemPart, type TestedPart, testedParts } from '@/contract/constants/system';
import type { PartTest } from '@/contract/system';
import { useSubmit } from '@/hooks/useSubmit';
import { formatInteger } from '@/lib/numbers';
import styles from './Manage.module.css';

/** Renders the parts that the site works with: what each is, and a button that tests it. */
export function SystemParts() {
  const answer = useGetSystemQuery();
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={6} />}>
      {(data) => (
        <List>
          {data.results.map(({ part, kind }) => (
            <Part key={part} part={part} kind={kind} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

const isTested = (part: SystemPart): part is TestedPart => testedParts.some((it) => it === part);

function Part({ part, kind }: { part: SystemPart; kind: SystemKind }) {
  const { t } = useTranslation('manage');
  return (
    <ListRow>
      <h2 className={styles.part}>
        {t(`system.parts.${part}`)} <Tag tone={kind === 'off' ? 'plain' : 'accent'}>{t(`system.kinds.${kind}`)}</Tag>
      </h2>
      <p className="small">{t(`system.about.${part}`)}</p>
      {isTested(part) ? <PartTester part={part} kind={kind} /> : null}
    </ListRow>
  );
}

function PartTester({ part, kind }: { part: TestedPart; kind: SystemKind }) {
  const { t } = useTranslation('manage');
  const [test] = useTestPartMutation();
  const [result, setResult] = useState<PartTest>();
  const { submit, isSubmitting } = useSubmit({
    call: (it: TestedPart, idempotencyKey) => test({ part: it, idempotencyKey }).unwrap(),
    failed: t('system.failed'),
    onDone: setResult,
  });
  return (
    <div className={styles.test}>
      <Button
        size="small"
        busy={isSubmitting}
        aria-label={t('system.testOf', { part: t(`system.parts.${part}`) })}
        onClick={() => void submit(part)}
      >
        {t('system.test')}
      </Button>
      <p role="status" className="small">
        {result ? <Result kind={kind} result={result} /> : null}
      </p>
    </div>
  );
}

function Result({ kind, result: { works, milliseconds, error } }: { kind: SystemKind; result: PartTest }) {
  const { t } = useTranslation('manage');
  if (!works) return <Tag tone="warning">{t('system.broken', { error })}</Tag>;
  const time = formatInteger(milliseconds);
  if (kind === 'outbox') return t('system.stored', { time });
  return t(kind === 'smtp' ? 'system.mailed' : 'system.works', { time });
}
