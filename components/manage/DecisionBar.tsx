import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import type { ReportCase } from '@/contract/moderation';
import { type Decision, decisionsOf } from './decisions';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './useSelection';

const DecisionsSheet = lazyClient(() => import('./DecisionsSheet').then((it) => it.DecisionsSheet));

const decisions = ['dismiss', 'show', 'hide', 'keep'] as const;

/** Renders the bar that decides several cases of a page at once: each decision with the number that it is possible for. */
export function DecisionBar({ cases, selection }: { cases: readonly ReportCase[]; selection: Selection }) {
  const { t } = useTranslation('moderation');
  const [doing, setDoing] = useState<{ decision: Decision; cases: ReportCase[] }>();
  const chosen = cases.filter(({ id }) => selection.chosen.includes(id));
  return (
    <>
      <SelectionBar selection={selection}>
        {decisions.map((decision) => {
          const possible = chosen.filter((it) => decisionsOf(it).includes(decision));
          if (possible.length === 0) return null;
          return (
            <Button key={decision} size="small" onClick={() => setDoing({ decision, cases: possible })}>
              {t('queue.chosen', { decision: t(`queue.${decision}`), count: possible.length })}
            </Button>
          );
        })}
      </SelectionBar>
      {doing ? <DecisionsSheet {...doing} onClose={() => setDoing(undefined)} /> : null}
    </>
  );
}
