import { useTranslation } from 'react-i18next';
import { useCreateEventMutation, useLazyGetManagedEventQuery, useUpdateEventMutation } from '@/api/managedEvents';
import { useCover } from '@/components/pictures/useCover';
import type { ManagedEvent } from '@/contract/managedEvents';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import {
  type EventValues,
  eventBodyOf,
  eventDraft,
  eventForm,
  eventValuesOf,
  NEW_EVENT,
  newEvent,
} from './eventValues';
import { useConflict } from './useConflict';

/**
 * Manages the form of an event, or of a new one. A change over another operator's is rejected with a `conflict`.
 * `onPlaced` gets the slug of one that has another address now.
 */
export function useEventForm(event: ManagedEvent | undefined, onPlaced: (slug: string) => void) {
  const { t } = useTranslation('campaigns');
  const initial = event ? eventValuesOf(event) : newEvent;
  const form = useSchemaForm(eventForm(t), initial, { isCalm: true });
  const pictures = useCover(initial.image, (image) => form.change({ image }));
  const begin = (values: EventValues) => {
    form.begin(values);
    pictures.reset(values.image);
  };
  const draft = useFormDraft(
    { values: form.values, initial, begin },
    draftTargets.managedEvent(event?.slug ?? NEW_EVENT),
    eventDraft,
    { busy: pictures.uploading },
  );
  const conflict = useConflict<ManagedEvent, EventValues>(
    { ...form, begin },
    { valuesOf: eventValuesOf, failed: t('form.failed') },
  );
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const [read] = useLazyGetManagedEventQuery();
  const { submit, isSubmitting } = useSubmit({
    scope: event ? undefined : 'event',
    call: (values: EventValues, idempotencyKey) => {
      const body = eventBodyOf(values);
      const { version } = values;
      return (
        event ? update({ at: event.slug, body: { ...body, version } }) : create({ ...body, idempotencyKey })
      ).unwrap();
    },
    failed: t('form.failed'),
    dropDraft: draft.drop,
    onDone(stored) {
      conflict.close();
      // The values of the form of a new one stay what was sent: others would be stored as the next one's draft.
      if (event) {
        begin(eventValuesOf(stored));
        void notify('success', t('form.saved'));
      }
      if (stored.slug !== event?.slug) onPlaced(stored.slug);
    },
    onFailure: (failure) => conflict.show(failure, async () => (event ? read({ slug: event.slug }) : {})),
  });
  return {
    form: form.form,
    values: form.values,
    errors: form.errors,
    change: form.change,
    pictures,
    draft,
    isSubmitting,
    /** Whether something is not saved yet. */
    isDirty: JSON.stringify(form.values) !== JSON.stringify(initial),
    conflict,
    send: () => {
      if (!pictures.uploading) void form.submit(submit);
    },
    saveMine: () => void (conflict.conflict && submit({ ...form.values, version: conflict.conflict.version })),
    /** Shows at its fields what an event lacks to be published. Returns whether there is such a field. */
    showLacking(failure: unknown): boolean {
      const errors = fieldErrors(failure);
      const isShown = Object.keys(errors).some((name) => Object.hasOwn(form.values, name));
      if (isShown) form.setFieldErrors(errors);
      return isShown;
    },
    /** Continues from another version, which a publication has made. */
    take: ({ version }: ManagedEvent) => form.change({ version }),
  };
}
