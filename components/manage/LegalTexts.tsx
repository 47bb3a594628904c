import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetManagedLegalTextsQuery, useWithdrawLegalTextMutation } from '@/api/managedLegal';
import { AskingButton } from '@/components/ui/AskingButton';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { Loaded } from '@/components/ui/Loaded';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { legalKinds } from '@/contract/constants/legal';
import type { ManagedLegalText } from '@/contract/managedLegal';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets, setAside } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Banners.module.css';
import manage from './Manage.module.css';
import { type Column, RowLink, Table } from './Table';
import { useDay } from './useDay';

/** Renders the announced terms and privacy policies, each kind with the link to a new one. */
export function LegalTexts() {
  const { t } = useTranslation('manage');
  const columns = useColumns();
  return (
    <Loaded answer={useGetManagedLegalTextsQuery()}>
      {({ results }) =>
        legalKinds.map((kind) => {
          const texts = results.filter((text) => text.kind === kind);
          return (
            <section key={kind} className={styles.list}>
              <div className={manage.tools}>
                <h2>{t(`legal.kinds.${kind}`)}</h2>
                <LinkButton
                  href={managePaths.newLegalText({ kind })}
                  icon={<PlusIcon size={1} />}
                  aria-label={t(`legal.new.${kind}`)}
                >
                  {t('legal.write')}
                </LinkButton>
              </div>
              {texts.length === 0 ? (
                <EmptyState title={t('legal.empty')} body={t('legal.emptyBody')} />
              ) : (
                <Table label={t(`legal.kinds.${kind}`)} columns={columns} rows={texts} />
              )}
            </section>
          );
        })
      }
    </Loaded>
  );
}

function useColumns(): Column<ManagedLegalText>[] {
  const { t } = useTranslation('manage');
  const day = useDay();
  return [
    {
      id: 'effective_on',
      title: t('legal.effective_on'),
      cell: ({ kind, effective_on: on }) => <RowLink href={paths[kind]({ on })}>{day(on)}</RowLink>,
    },
    {
      id: 'state',
      title: t('legal.state'),
      cell: ({ state }) => <Tag tone={state === 'former' ? 'plain' : 'accent'}>{t(`legal.states.${state}`)}</Tag>,
    },
    { id: 'summary', title: t('legal.summary'), cell: ({ summary }) => summary },
    {
      id: 'created_at',
      title: t('legal.announced'),
      named: true,
      cell: ({ created_at: at, created_by: by }) => t('legal.by', { day: day(at), nickname: by.nickname }),
    },
    {
      id: 'withdraw',
      title: t('legal.withdraw'),
      action: true,
      cell: (text) => (text.state === 'coming' ? <Withdraw text={text} /> : null),
    },
  ];
}

/** Renders the button that withdraws an announced text after a question, and keeps it as a draft of a new one. */
function Withdraw({ text }: { text: ManagedLegalText }) {
  const { id, kind, effective_on: on, adverse, summary, summary_en, content, content_en } = text;
  const { t } = useTranslation('manage');
  const day = useDay();
  const [withdraw] = useWithdrawLegalTextMutation();
  const target = useDraftTarget(draftTargets.legalText(kind));
  const isKept = useRef(false);
  const { submit, isSubmitting } = useSubmit({
    call() {
      // Beside what is typed in the form already, and before the call: its answer may be lost.
      isKept.current ||= setAside(target, {
        kind,
        effective_on: on,
        adverse,
        summary,
        summary_en,
        content,
        content_en,
      });
      return withdraw({ id }).unwrap();
    },
    failed: t('legal.withdrawFailed'),
    onDone: () => void notify('success', t('legal.withdrawn')),
  });
  return (
    <AskingButton
      size="small"
      busy={isSubmitting}
      aria-label={t('legal.withdrawOf', { day: day(on) })}
      ask={{
        title: t('legal.withdrawOf', { day: day(on) }),
        body: t('legal.withdrawBody'),
        confirm: t('legal.withdraw'),
      }}
      onConfirm={() => void submit(undefined)}
    >
      {t('legal.withdraw')}
    </AskingButton>
  );
}
