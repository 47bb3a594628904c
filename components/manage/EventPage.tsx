import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyEventMutation,
  useDeleteEventMutation,
  useGetManagedEventQuery,
  usePublishEventMutation,
} from '@/api/managedEvents';
import type { ShownField } from '@/components/article/ConflictSheet';
import { LinkButton } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedEvent } from '@/contract/managedEvents';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { CampaignHead } from './CampaignHead';
import { EventFields } from './edit/EventFields';
import { type EventValues, eventTexts, eventTimes, kindOf } from './edit/eventValues';
import { bothLanguages } from './edit/FormText';
import { useEventForm } from './edit/useEventForm';

/** Renders the state and the form of a stored event. */
export function EventPage({ slug }: { slug: string }) {
  return (
    <Loaded answer={useGetManagedEventQuery({ slug })} loading={<SkeletonRows rows={4} />}>
      {(event) => <EventForm key={slug} event={event} />}
    </Loaded>
  );
}

/** Renders the form of a new event, which leads to its page once it is stored as a draft. */
export const NewEvent = () => <EventForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, values: EventValues): ShownField[] {
  const shown = {
    ...values,
    requested_fields: values.requested_fields
      .map(({ field, ...texts }) => [t(`event.kinds.${kindOf(field)}`), ...Object.values(texts)].filter(Boolean))
      .map((texts) => texts.join('\n'))
      .join('\n\n'),
  };
  return (
    ['slug', ...bothLanguages(eventTexts), 'image', ...eventTimes, 'winner_count', 'requested_fields'] as const
  ).map((name) => ({
    label: t(`event.${name}`),
    value: shown[name],
  }));
}

function EventForm({ event }: { event?: ManagedEvent }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useEventForm(event, (slug) => void router.replace(managePaths.event(slug)));
  return (
    <CampaignForm
      kind="event"
      stored={event}
      edit={edit}
      head={event ? <Actions event={event} edit={edit} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <EventFields edit={edit} stored={event} />
    </CampaignForm>
  );
}

/** Renders the publication of a stored event, its applications and its further actions. */
function Actions({ event, edit }: { event: ManagedEvent; edit: ReturnType<typeof useEventForm> }) {
  const { t } = useTranslation('campaigns');
  const { slug } = event;
  const [publish] = usePublishEventMutation();
  const [copy] = useCopyEventMutation();
  const [remove] = useDeleteEventMutation();
  return (
    <CampaignHead
      kind="event"
      campaign={event}
      joined={event.application_count}
      edit={edit}
      page={paths.event(slug)}
      preview={managePaths.eventPreview(slug)}
      onPublish={(body) => publish({ slug, ...body }).unwrap()}
      onCopy={(idempotencyKey) => copy({ slug, idempotencyKey }).unwrap()}
      hrefOf={(draft) => managePaths.event(draft.slug)}
      onDelete={() => remove({ slug }).unwrap()}
    >
      {event.state === 'open' || event.state === 'closed' ? (
        <LinkButton
          size="small"
          variant={event.state === 'closed' && !event.announced_at ? 'primary' : undefined}
          href={managePaths.eventApplications(slug)}
        >
          {t('event.applications')}
        </LinkButton>
      ) : null}
    </CampaignHead>
  );
}
