import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCopyEventMutation,
  useDeleteEventMutation,
  useGetManagedEventQuery,
  usePublishEventMutation,
} from '@/api/managedEvents';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { ManagedEvent } from '@/contract/managedEvents';
import { useSubmit } from '@/hooks/useSubmit';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Challenges.module.css';
import { type ConflictField, ConflictSheet } from './edit/ConflictSheet';
import { EventFields } from './edit/EventFields';
import { type EventValues, eventTexts, eventTimes, kindOf } from './edit/eventValues';
import { useEventForm } from './edit/useEventForm';
import manage from './Manage.module.css';
import { Publication } from './Publication';

/** Renders the state and the form of a stored event. */
export function EventPage({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useGetManagedEventQuery({ slug });
  if (data) return <EventForm key={slug} event={data} />;
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={4} />;
}

/** Renders the form of a new event, which leads to its page once it is stored as a draft. */
export const NewEvent = () => <EventForm />;

/** Returns the fields of both versions as an operator reads them. */
function conflictFields(t: TFunction<'campaigns'>, mine: EventValues, theirs: EventValues): ConflictField[] {
  const shown = (values: EventValues) => ({
    ...values,
    requested_fields: values.requested_fields
      .map(({ field, ...texts }) => [t(`event.kinds.${kindOf(field)}`), ...Object.values(texts)].filter(Boolean))
      .map((texts) => texts.join('\n'))
      .join('\n\n'),
  });
  const [own, other] = [shown(mine), shown(theirs)];
  const texts = Object.keys(eventTexts) as (keyof typeof eventTexts)[];
  return (['slug', ...texts, 'image', ...eventTimes, 'winner_count', 'requested_fields'] as const).map((name) => ({
    label: t(`event.${name}`),
    mine: own[name],
    theirs: other[name],
  }));
}

function EventForm({ event }: { event?: ManagedEvent }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useEventForm(event, (slug) => void router.replace(managePaths.event(slug)));
  const { form, draft, isSubmitting, busy, conflict } = edit;
  return (
    <div className={styles.page}>
      <div>
        <Link href={managePaths.events()} prefetch={false} className={manage.way}>
          {t('events.table')}
        </Link>
        <h2 className={styles.title}>{event ? event.title : t('event.new')}</h2>
      </div>
      {event ? <Actions event={event} edit={edit} /> : <p className="aside">{t('event.lead')}</p>}
      <Form ref={form} className={styles.form} onSubmit={edit.send}>
        <DraftNotice draft={draft} editing={event !== undefined} />
        <EventFields edit={edit} stored={event} />
        <div className="actions">
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={busy}>
            {t(event ? 'form.save' : 'event.create')}
          </Button>
        </div>
      </Form>
      {conflict ? (
        <ConflictSheet
          fields={conflictFields(t, conflict.mine, conflict.theirs)}
          busy={isSubmitting}
          onSaveMine={conflict.saveMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      ) : null}
    </div>
  );
}

/** Renders the publication of a stored event, its preview or applications, its copy and its deletion. */
function Actions({
  event,
  edit: { isDirty, showRejection, take },
}: {
  event: ManagedEvent;
  edit: ReturnType<typeof useEventForm>;
}) {
  const { t } = useTranslation('campaigns');
  const { slug, state } = event;
  const [publish] = usePublishEventMutation();
  return (
    <Publication
      campaign={event}
      joined={event.application_count}
      texts={{
        open: t('event.publication.open'),
        fixed: t('event.publication.fixed'),
        openBody: t('event.publication.openBody'),
      }}
      isDirty={isDirty}
      onPublish={(body) => publish({ slug, ...body }).unwrap()}
      onDone={take}
      onLacking={showRejection}
    >
      {state === 'open' || state === 'closed' ? (
        <>
          <LinkButton
            size="small"
            variant={state === 'closed' && !event.announced_at ? 'primary' : undefined}
            href={managePaths.eventApplications(slug)}
          >
            {t('event.applications')}
          </LinkButton>
          <LinkButton size="small" href={paths.event(slug)}>
            {t('event.look')}
          </LinkButton>
        </>
      ) : (
        <LinkButton size="small" href={managePaths.eventPreview(slug)}>
          {t('preview.open')}
        </LinkButton>
      )}
      <Copy slug={slug} />
      {state === 'draft' ? <Delete event={event} /> : null}
    </Publication>
  );
}

function Copy({ slug }: { slug: string }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const [copy] = useCopyEventMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'event:copy',
    call: (of: string, idempotencyKey) => copy({ slug: of, idempotencyKey }).unwrap(),
    failed: t('copy.failed'),
    onDone: (made) => router.push(managePaths.event(made.slug)),
  });
  return (
    <Button size="small" busy={isSubmitting} onClick={() => void submit(slug)}>
      {t('copy.open')}
    </Button>
  );
}

function Delete({ event: { slug, title } }: { event: ManagedEvent }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteEventMutation();
  const { submit } = useSubmit({
    call: (of: string) => remove({ slug: of }).unwrap(),
    failed: t('delete.failed'),
    onDone: () => router.replace(managePaths.events()),
  });
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </Button>
      {isAsking ? (
        <ConfirmSheet
          title={t('delete.title', { title })}
          body={t('delete.body')}
          onConfirm={() => void submit(slug)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
