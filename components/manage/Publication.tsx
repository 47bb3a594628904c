import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import type { PublicationBody } from '@/contract/campaigns';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import { CampaignState, type PublishedCampaign } from './CampaignState';
import styles from './Publication.module.css';
import { useMoment } from './useDay';

const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));
const ScheduleSheet = lazyClient(() => import('./CampaignSheets').then((it) => it.ScheduleSheet));

/** What members can do with a campaign. */
export interface PublicationTexts {
  /** While it is open, before and after somebody has joined. */
  open: string;
  fixed: string;
  /** Once it is over, if that is more than that its days have passed. */
  closed?: string;
  /** What opening it means. */
  openBody: string;
}

/** An operator's decision about a campaign, without the version that it is made over. */
export type Decision = { state: 'draft' | 'open' } | { state: 'scheduled'; published_at: string };

/**
 * Renders the state of a campaign, and the means to publish it, now or at a time, or to take it back. `children` are
 * further actions. While something is not saved, it says so instead: what is stored is published.
 */
export function Publication<C extends PublishedCampaign>({
  campaign,
  joined,
  texts,
  version,
  isDirty,
  onPublish,
  onDone,
  onLacking,
  children,
}: {
  campaign: C;
  /** How many members rely on it already, which fixes it. */
  joined: number;
  texts: PublicationTexts;
  /** The version that the operator has before them, which is published and no later one. */
  version: number;
  isDirty: boolean;
  onPublish: (body: PublicationBody) => Promise<C>;
  onDone: (stored: C) => void;
  /** Shows what the campaign lacks at its fields; returns whether it did. */
  onLacking: (failure: unknown) => boolean;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation('campaigns');
  const [asking, setAsking] = useState<'open' | 'scheduled'>();
  const [problem, setProblem] = useState<string>();
  const { t: common } = useTranslation('common');
  const moment = useMoment();
  const { state, ended_at: endedAt, end_reason: ko = '', end_reason_en: en } = campaign;
  const reason = (i18n.language === 'en' && en) || ko;
  const { submit, isSubmitting } = useSubmit({
    call: (decision: Decision) => onPublish({ ...decision, version }),
    failed: t('publication.failed'),
    onDone(stored) {
      setAsking(undefined);
      onDone(stored);
      void notify('success', t(`publication.done.${stored.state}`));
    },
    onOutdated: () => setAsking(undefined),
    onFailure(failure) {
      const { published_at: wrongTime } = fieldErrors(failure);
      setProblem(wrongTime);
      if (wrongTime) return true;
      if (!onLacking(failure)) return false;
      setAsking(undefined);
      void notify('error', t('publication.lacking'));
      return true;
    },
  });
  const isOpen = state === 'open' || state === 'closed';
  const leads = {
    open: joined > 0 ? texts.fixed : texts.open,
    closed: texts.closed ?? t('publication.lead.closed'),
    draft: t('publication.lead.draft'),
    scheduled: t('publication.lead.scheduled'),
  };
  return (
    <section aria-label={t('publication.title')} className={styles.publication}>
      <p className={styles.state}>
        <CampaignState of={campaign} />
      </p>
      <p className="small">{endedAt ? common('endedEarly', { day: moment(endedAt), reason }) : leads[state]}</p>
      <div className={styles.actions}>
        {isOpen ? null : (
          <>
            <Button variant="primary" size="small" disabled={isDirty} onClick={() => setAsking('open')}>
              {t('publication.open')}
            </Button>
            <Button size="small" disabled={isDirty} onClick={() => setAsking('scheduled')}>
              {t(state === 'scheduled' ? 'publication.reschedule' : 'publication.schedule')}
            </Button>
          </>
        )}
        {state !== 'draft' && joined === 0 && !endedAt ? (
          <Button size="small" disabled={isDirty} busy={isSubmitting} onClick={() => void submit({ state: 'draft' })}>
            {t('publication.takeBack')}
          </Button>
        ) : null}
        {children}
      </div>
      {isDirty ? <p className="small">{t('publication.unsaved')}</p> : null}
      {asking === 'open' ? (
        <ConfirmSheet
          title={t('publication.openTitle')}
          body={texts.openBody}
          confirm={t('publication.open')}
          variant="primary"
          onConfirm={() => void submit({ state: 'open' })}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'scheduled' ? (
        <ScheduleSheet
          campaign={campaign}
          problem={problem}
          busy={isSubmitting}
          onSend={submit}
          onChange={() => setProblem(undefined)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </section>
  );
}
