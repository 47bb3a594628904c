import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useApplyToEventMutation } from '@/api/events';
import { isUploading, storedPictures } from '@/components/pictures/pictures';
import { formPictures } from '@/components/pictures/storedPicture';
import type { DeliveryTyped } from '@/components/users/deliveryParts';
import { consentVersions } from '@/contract/constants/common';
import { type EventFieldName, personalEventFields } from '@/contract/constants/participation';
import { fullAddressOf } from '@/contract/details';
import { type ApplicationBody, type Event, eventSchemas } from '@/contract/events';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { useDraft } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import { withProblems } from '@/lib/withProblems';
import { type CheckedField, neededForDelivery, problemsOf } from './problems';
import { useCheckedFields } from './useCheckedFields';

const applicationValues = eventSchemas.applyToEvent.body
  .omit({ fullAddress: true, resourceUrls: true })
  .extend({ pictures: formPictures, consent: z.boolean() });
type Values = z.infer<typeof applicationValues>;
const empty = applicationValues.parse({ pictures: [], consent: false });

/** Returns the answers, whose draft is saved on the device until they are sent. */
const answersOf = ({ answer, answer1, answer2, answer3, content, pictures }: Values) => ({
  ...{ answer, answer1, answer2, answer3, content },
  pictures: storedPictures(pictures),
});
/** Returns the contact data, whose draft is saved for the visit only. */
const contactOf = ({ name, phone, zipcode, address, detailAddress, deliveryMessage, instagramUsername }: Values) => ({
  ...{ name, phone, zipcode, address, detailAddress, deliveryMessage, instagramUsername },
});

/** Returns the contact fields that an event requests. */
function requestedContactOf(values: Values, requestedFields: ReadonlySet<EventFieldName>) {
  const { instagramUsername, ...place } = contactOf(values);
  return {
    ...(requestedFields.has('instagramUsername') && { instagramUsername }),
    ...(requestedFields.has('phone') && { phone: place.phone }),
    ...(requestedFields.has('delivery') && place),
  };
}

/** Returns the messages of requested fields that are empty or invalid, by field. */
function missingOf(t: TFunction<'events'>, { requested_fields: requestedFields }: Event, values: Values) {
  const found: Partial<Record<keyof Values, string>> = {};
  const fields = new Set(requestedFields.map(({ field }) => field));
  for (const field of fields) {
    if (field === 'resourceUrls') {
      if (storedPictures(values.pictures).length === 0) found.pictures = t('missing.resourceUrls');
    } else if (field !== 'delivery' && !personalEventFields.includes(field) && !hasVisible(values[field])) {
      found[field] = t(field === 'content' ? 'missing.content' : 'missing.answer');
    }
  }
  const needed: CheckedField[] = [
    ...(fields.has('delivery') ? neededForDelivery : []),
    ...(fields.has('phone') ? (['phone'] as const) : []),
    ...(fields.has('instagramUsername') ? (['instagramUsername'] as const) : []),
  ];
  Object.assign(found, problemsOf(t, requestedContactOf(values, fields) as Record<CheckedField, string>, needed));
  const needsConsent = personalEventFields.some((field) => fields.has(field));
  if (needsConsent && !values.consent) found.consent = t('missing.agreed');
  return found;
}

/** Builds the body of the call from the requested fields only. */
function bodyOf(values: Values, requestedFields: ReadonlySet<EventFieldName>): ApplicationBody {
  const { pictures, ...texts } = answersOf(values);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => requestedFields.has(name as EventFieldName))),
    ...(requestedFields.has('resourceUrls') && { resourceUrls: pictures.map(({ url }) => url) }),
    ...requestedContactOf(values, requestedFields),
    ...(requestedFields.has('delivery') && { fullAddress: fullAddressOf(values) }),
    ...(values.consent && { consent: consentVersions.event }),
  };
}

/**
 * Manages the form of an application. Answers are saved on the device, contact data for the visit only. A
 * field is validated when it is left or after a pause, and all fields on submit; after a lost response the
 * form is sent again under the same idempotency key, also after a reload. The contact data begins with
 * `delivery`, that of the member's settings.
 */
export function useApply(event: Event, delivery: DeliveryTyped | null) {
  const { slug } = event;
  const { t } = useTranslation('events');
  const requestedFields = new Set(event.requested_fields.map(({ field }) => field));
  const [apply] = useApplyToEventMutation();
  const form = useForm(
    withProblems(applicationValues, (values) => missingOf(t, event, values)),
    {
      initial: { ...empty, ...delivery },
      isCalm: true,
      calledNames: { resourceUrls: 'pictures' },
      isBusy: isUploading,
      draft: { scope: draftTargets.event(slug), part: answersOf },
      submit: {
        scope: `event:${slug}`,
        call: (values, idempotencyKey) => apply({ slug, ...bodyOf(values, requestedFields), idempotencyKey }).unwrap(),
        failed: t('apply.failed'),
        dropDraft(draft) {
          draft.drop();
          contactDraft.drop();
        },
        onDone: () => void notify('success', t('apply.done')),
        onFailure(failure) {
          // The consent text has changed since it was agreed to.
          if (fieldErrors(failure).consent) form.change({ consent: false });
        },
      },
    },
  );
  const contactDraft = useDraft(form, draftTargets.secretEvent(slug), applicationValues, { part: contactOf });
  return {
    ...form,
    draft: {
      ...form.draft,
      restored: form.draft.restored || contactDraft.restored,
      startOver() {
        form.draft.startOver();
        contactDraft.startOver();
      },
    },
    contact: useCheckedFields<CheckedField>(form),
    /** Returns whether one of the answers holds something. */
    hasAnswer: () => Object.values(answersOf(form.getValues())).some((answer) => answer.length > 0),
    needsConsent: personalEventFields.some((field) => requestedFields.has(field)),
  };
}
export type Apply = ReturnType<typeof useApply>;
