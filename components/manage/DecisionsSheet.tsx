import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCasesMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { type DecidedCases, type ReportCase, reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { DecisionReason } from './DecisionReason';
import { type Decision, nameOf, sentAs } from './decisions';

/** The reason, which is that of every case. */
const reasonForm = reportSchemas.decideCases.body.pick({ reason: true });

/** Renders the sheet in which a manager decides several cases with one reason, then those that were decided meanwhile. */
export function DecisionsSheet({
  decision,
  cases,
  onClose,
}: {
  decision: Decision;
  cases: ReportCase[];
  onClose: () => void;
}) {
  const { t } = useTranslation('moderation');
  const [decideCases] = useDecideCasesMutation();
  const [skipped, setSkipped] = useState<DecidedCases['skipped']>([]);
  const form = useForm(reasonForm, {
    initial: { reason: '' },
    messages: { reason: t('reason.missing') },
    draft: { scope: draftTargets.act(`decisions:${decision}`) },
    submit: {
      // As they were read when the sheet was opened.
      call: (body) =>
        decideCases({
          decision: sentAs(decision),
          ...body,
          cases: cases.map(({ id, changed_at }) => ({ id, changed_at })),
        }).unwrap(),
      failed: t('queue.failed'),
      onDone(answer) {
        if (answer.decided.length > 0) void notify('success', t('queue.decided', { count: answer.decided.length }));
        if (answer.skipped.length > 0) setSkipped(answer.skipped);
        else onClose();
      },
    },
  });
  if (skipped.length > 0) {
    return (
      <Sheet open onClose={onClose} title={t('queue.skipped', { count: skipped.length })}>
        <div className="stack-4">
          <ul className="stack-2">
            {skipped.map((it) => (
              <li key={it.id}>
                <strong>{titleOf(it.id)}</strong>
                <p className="small">
                  {it.own
                    ? t('queue.ownCase')
                    : it.status === 'open'
                      ? t('queue.reportedMeanwhile')
                      : t('queue.decidedMeanwhile', {
                          nickname: it.decided_by?.nickname ?? '',
                          status: t(`status.${it.status}`),
                        })}
                </p>
              </li>
            ))}
          </ul>
          <div className="actions">
            <Button variant="primary" onClick={onClose}>
              {t('queue.understood')}
            </Button>
          </div>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose} title={t('queue.decideTitle', { count: cases.length })}>
      <DecisionReason form={form} decision={decision} onCancel={onClose} />
    </Sheet>
  );

  function titleOf(id: number) {
    const found = cases.find((it) => it.id === id);
    return found ? nameOf(found, t('queue.gone')) : '';
  }
}
