import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNewsletterQuery, useSetNewsletterStateMutation } from '@/api/managedNewsletters';
import { PostBody } from '@/components/article/PostBody';
import { Button } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { FactList } from '@/components/ui/FactList';
import { lazyClient } from '@/components/ui/lazyClient';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { actionStates, type NewsletterAction, newsletterActions } from '@/contract/constants/newsletters';
import type { NewsletterDetail } from '@/contract/managedNewsletters';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { StateTag } from './NewsletterState';
import styles from './Newsletters.module.css';
import { useMoment } from './useDay';
import { useProgress } from './useProgress';

const NewsletterForm = lazyClient(() => import('./NewsletterForm').then((it) => it.NewsletterForm));

/** Renders a newsletter: the form of a draft, the progress of one that is sent. */
export function NewsletterPage({ id }: { id: number }) {
  const { options, follow } = useProgress();
  const { data, isError, isFetching, refetch } = useGetNewsletterQuery({ id }, options);
  follow(data?.state === 'scheduled' || data?.state === 'sending');
  if (!data) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={4} />;
  if (data.state !== 'draft') return <SentNewsletter newsletter={data} />;
  return (
    <>
      <NewsletterForm newsletter={data} />
      <Actions newsletter={data} />
    </>
  );
}

/** Renders the form of a new newsletter, which leads to its page once it is stored. */
export const NewNewsletter = () => <NewsletterForm />;

function SentNewsletter({ newsletter }: { newsletter: NewsletterDetail }) {
  const { t } = useTranslation('manage');
  return (
    <>
      <ManageHead title={newsletter.subject} back={{ href: managePaths.newsletters(), name: t('newsletter.back') }}>
        <StateTag state={newsletter.state} />
      </ManageHead>
      <Actions newsletter={newsletter} />
      <Progress newsletter={newsletter} />
      <Facts newsletter={newsletter} />
      <h2 className={manage.subtitle}>{t('newsletter.text')}</h2>
      <div className={styles.text}>
        <PostBody html={newsletter.content} />
      </div>
    </>
  );
}

function Actions({ newsletter: { id, state } }: { newsletter: NewsletterDetail }) {
  const { t } = useTranslation('manage');
  const [setState] = useSetNewsletterStateMutation();
  const [isCancelling, setCancelling] = useState(false);
  // What has not been sent is only put away.
  const cancel = state === 'draft' ? 'discard' : 'cancel';
  const nameOf = (action: NewsletterAction) => (action === 'cancel' ? cancel : action);
  const { submit, isSubmitting } = useSubmit({
    call: (action: NewsletterAction, idempotencyKey) => setState({ id, action, idempotencyKey }).unwrap(),
    failed: t('newsletter.stateFailed'),
    onDone: (_answer, action) => void notify('success', t(`newsletter.actionsDone.${nameOf(action)}`)),
  });
  const possible = newsletterActions.filter((action) => actionStates[action].some((it) => it === state));
  return (
    <div className="row-2">
      {possible.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'cancel' ? 'danger' : 'secondary'}
          busy={isSubmitting}
          onClick={() => (action === 'cancel' ? setCancelling(true) : void submit(action))}
        >
          {t(`newsletter.actions.${nameOf(action)}`)}
        </Button>
      ))}
      {isCancelling ? (
        <ConfirmSheet
          title={t(`newsletter.${cancel}Title`)}
          body={t(`newsletter.${cancel}Body`)}
          confirm={t(`newsletter.actions.${cancel}`)}
          onConfirm={() => {
            setCancelling(false);
            void submit('cancel');
          }}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </div>
  );
}

function Progress({ newsletter }: { newsletter: NewsletterDetail }) {
  const { t } = useTranslation('manage');
  const time = useMoment();
  const { counts, failures, waits_until: until, state } = newsletter;
  const { total, left } = counts;
  return (
    <div className={styles.progress}>
      {until ? <p className={styles.notice}>{t('newsletter.waits', { time: time(until) })}</p> : null}
      {total > 0 ? (
        <>
          <p role="status">
            {t('newsletter.progress', { done: formatInteger(total - left), all: formatInteger(total) })}
          </p>
          <ProgressBar label={t('newsletter.progressLabel')} value={(total - left) / total} />
          <FactList
            facts={(['sent', 'left', 'failed', 'skipped', 'unconfirmed'] as const)
              .filter((name) => name === 'sent' || counts[name] > 0)
              .map((name) => ({
                name: t(`newsletter.counts.${name === 'left' && state === 'cancelled' ? 'unsent' : name}`),
                value: formatInteger(counts[name]),
              }))}
          />
          {counts.unconfirmed > 0 ? <p className="fine">{t('newsletter.unconfirmedHint')}</p> : null}
          {failures.length > 0 ? (
            <p className="fine">
              {t('newsletter.failures', {
                codes: failures.map(({ code, count }) => `${code} × ${formatInteger(count)}`).join(', '),
              })}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Facts({ newsletter }: { newsletter: NewsletterDetail }) {
  const { t } = useTranslation('manage');
  const { t: marketings } = useTranslation('marketings');
  const time = useMoment();
  const { audience, locale, topic, created_by: author } = newsletter;
  const times = (['scheduled_at', 'started_at', 'ended_at'] as const).flatMap((name) => {
    const at = newsletter[name];
    return at ? [{ name: t(`newsletter.${name}`), value: time(at) }] : [];
  });
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          { name: t('newsletter.topic'), value: marketings(`topics.${topic}.name`) },
          { name: t('newsletter.locale'), value: t(`newsletter.languages.${locale}`) },
          { name: t('newsletter.audience_locale'), value: t(`newsletter.languages.${audience.locale ?? 'any'}`) },
          {
            name: t('newsletter.active_days'),
            value: audience.active_days
              ? t('newsletter.activeWithin', { days: formatInteger(audience.active_days) })
              : t('newsletter.anyActivity'),
          },
          ...(audience.skin_types.length > 0
            ? [{ name: t('newsletter.skin_types'), value: audience.skin_types.join(', ') }]
            : []),
          ...times,
          { name: t('newsletter.author'), value: author.nickname },
        ]}
      />
    </div>
  );
}
