import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import type { ReportCase } from '@/contract/moderation';
import { type Decision, decisionsOf } from './decisions';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './useSelection';

/** Called with a decision and the cases that it is made on. */
export type OnDecide = (decision: Decision, cases: ReportCase[]) => void;

const decisions = ['dismiss', 'show', 'hide', 'keep'] as const;

/** Renders the bar that decides several cases of a page at once: each decision with the number that it is possible for. */
export function DecisionBar({
  cases,
  selection,
  onDecide,
}: {
  cases: readonly ReportCase[];
  selection: Selection;
  onDecide: OnDecide;
}) {
  const { t } = useTranslation('moderation');
  const chosen = cases.filter(({ id }) => selection.chosen.includes(id));
  return (
    <SelectionBar selection={selection}>
      {decisions.map((decision) => {
        const possible = chosen.filter((it) => decisionsOf(it).includes(decision));
        if (possible.length === 0) return null;
        return (
          <Button key={decision} size="small" onClick={() => onDecide(decision, possible)}>
            {t('queue.chosen', { decision: t(`queue.${decision}`), count: possible.length })}
          </Button>
        );
      })}
    </SelectionBar>
  );
}
