import { useTranslation } from 'react-i18next';
import { useCreateEventMutation, useLazyGetManagedEventQuery, useUpdateEventMutation } from '@/api/managedEvents';
import { useCover } from '@/components/pictures/useCover';
import { EVENT_WINNERS_MAX } from '@/contract/constants/campaigns';
import type { ManagedEvent } from '@/contract/managedEvents';
import { draftTargets } from '@/lib/browser/drafts';
import { NEW } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { eventForm, eventValuesOf, newEvent } from './eventValues';
import { useManagedForm } from './useManagedForm';

/** Manages the form of an event, or of a new one. `onPlaced` gets the slug of one that has another address now. */
export function useEventForm(event: ManagedEvent | undefined, onPlaced: (slug: string) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const [read] = useLazyGetManagedEventQuery();
  const pictures = useCover(event?.image ?? '', (image) => form.change({ image }));
  const form = useManagedForm(eventForm, {
    stored: event,
    empty: newEvent,
    valuesOf: eventValuesOf,
    messages: {
      slug: t('event.slugHint'),
      title: t('form.missing'),
      title_en: t('form.missing'),
      requested_fields: t('event.fieldsInvalid'),
      winner_count: t('form.wrongNumber', { min: 1, max: formatInteger(EVENT_WINNERS_MAX) }),
      starts_at: t('form.noTime'),
      ends_at: t('form.noTime'),
      announces_at: t('form.noTime'),
    },
    draft: draftTargets.managedEvent(event?.slug ?? NEW),
    busy: pictures.uploading,
    onBegin: ({ image }) => pictures.reset(image),
    scope: 'event',
    save: ({ version, ...body }, idempotencyKey) =>
      (event ? update({ at: event.slug, body: { ...body, version } }) : create({ ...body, idempotencyKey })).unwrap(),
    read: ({ slug }) => read({ slug }),
    onStored({ slug }) {
      if (slug !== event?.slug) onPlaced(slug);
    },
  });
  return { ...form, pictures };
}
