import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useApplyToEventMutation } from '@/api/events';
import { storedPictures, withStored } from '@/components/pictures/pictures';
import { usePictureField } from '@/components/pictures/usePictures';
import { type DeliveryTyped, emptyDelivery } from '@/components/users/deliveryDraft';
import { consentVersions } from '@/contract/constants/common';
import { type EventFieldName, MAX_APPLICATION_FILES } from '@/contract/constants/participation';
import { fullAddressOf } from '@/contract/details';
import type { ApplicationBody, Event } from '@/contract/events';
import { own } from '@/contract/own';
import { hasVisible } from '@/contract/typedText';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';
import {
  type ApplicationAnswers,
  type ApplicationContact,
  answersSchema,
  contactSchema,
  emptyAnswers,
  emptyContact,
} from './applicationDraft';
import { type CheckedField, neededForDelivery, problemOf, problemsOf } from './problems';
import { useDelayedValidation } from './useDelayedValidation';

const personal: readonly EventFieldName[] = ['delivery', 'phone', 'instagramUsername'];
export type ApplicationField = keyof ApplicationBody;

const applicationValues = z.object({ ...answersSchema.shape, ...contactSchema.shape, consent: z.boolean() });
type Values = z.infer<typeof applicationValues>;

/** Returns the part of a form's values that a draft stores. */
const partOf = <P extends object>(values: P, part: P): P =>
  Object.fromEntries(Object.keys(part).map((name) => [name, own(values, name)])) as P;

/** Returns the contact fields that an event requests. */
function contactOf(
  contact: ApplicationContact,
  requestedFields: ReadonlySet<EventFieldName>,
): Partial<ApplicationContact> {
  const { instagramUsername, ...place } = contact;
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
    } else if (field in emptyAnswers) {
      const name = field as Exclude<keyof ApplicationAnswers, 'pictures'>;
      const messageKey = name === 'content' ? 'missing.content' : 'missing.answer';
      if (!hasVisible(values[name])) found[name] = t(messageKey);
    }
  }
  const needed: CheckedField[] = [
    ...(fields.has('delivery') ? neededForDelivery : []),
    ...(fields.has('phone') ? (['phone'] as const) : []),
    ...(fields.has('instagramUsername') ? (['instagramUsername'] as const) : []),
  ];
  const contact = contactOf(partOf<ApplicationContact>(values, emptyContact), fields);
  Object.assign(found, problemsOf(t, contact as Record<CheckedField, string>, needed));
  const needsConsent = personal.some((field) => fields.has(field));
  if (needsConsent && !values.consent) found.consent = t('missing.agreed');
  return found;
}

const applicationForm = (t: TFunction<'events'>, event: Event) =>
  applicationValues.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(missingOf(t, event, value))) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

/** Builds the body of the call from the requested fields only. */
function bodyOf(values: Values, requestedFields: ReadonlySet<EventFieldName>): ApplicationBody {
  const { pictures, ...texts } = withStored(partOf<ApplicationAnswers>(values, emptyAnswers));
  const contact = partOf<ApplicationContact>(values, emptyContact);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => requestedFields.has(name as EventFieldName))),
    ...(requestedFields.has('resourceUrls') && { resourceUrls: pictures.map(({ url }) => url) }),
    ...contactOf(contact, requestedFields),
    ...(requestedFields.has('delivery') && { fullAddress: fullAddressOf(contact) }),
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
  const initialContact = { ...emptyContact, ...(delivery && partOf<DeliveryTyped>(delivery, emptyDelivery)) };
  const fields = useSchemaForm<Values>(
    applicationForm(t, event),
    { ...emptyAnswers, ...initialContact, consent: false },
    { isCalm: true },
  );
  const { form, values, errors, change, setFieldErrors, submit } = fields;
  const answers = withStored(partOf<ApplicationAnswers>(values, emptyAnswers));
  const contact = partOf<ApplicationContact>(values, emptyContact);
  const pictures = usePictureField(fields, MAX_APPLICATION_FILES);
  const answersDraft = useFormDraft(
    { values: answers, initial: emptyAnswers, begin: change },
    draftTargets.event(slug),
    answersSchema,
    { busy: pictures.uploading },
  );
  const contactDraft = useFormDraft(
    { values: contact, initial: initialContact, begin: change },
    draftTargets.secretEvent(slug),
    contactSchema,
  );
  const checks = useDelayedValidation<CheckedField>((field) => problemOf(t, field, contact[field]));

  const [apply] = useApplyToEventMutation();
  const { submit: send, isSubmitting } = useSubmit({
    scope: `event:${slug}`,
    call: (body: ApplicationBody, idempotencyKey) => apply({ slug, ...body, idempotencyKey }).unwrap(),
    failed: t('apply.failed'),
    dropDraft() {
      answersDraft.drop();
      contactDraft.drop();
    },
    onDone: () => void notify('success', t('apply.done')),
    onFailure(failure) {
      const { resourceUrls, ...wrong } = fieldErrors(failure);
      // The consent text has changed since it was agreed to.
      if (wrong.consent) change({ consent: false });
      setFieldErrors({ ...wrong, pictures: resourceUrls });
    },
  });

  return {
    form,
    application: {
      ...answersDraft,
      answers,
      contact,
      pictures,
      restored: answersDraft.restored || contactDraft.restored,
      startOver() {
        answersDraft.startOver();
        contactDraft.startOver();
      },
    },
    needsConsent: personal.some((field) => requestedFields.has(field)),
    agreed: values.consent,
    busy: isSubmitting,
    send() {
      if (!pictures.uploading) void submit((complete) => send(bodyOf(complete, requestedFields)));
    },
    errorOf(field: ApplicationField): string | undefined {
      const name = field === 'resourceUrls' ? 'pictures' : field;
      return own(errors, name) ?? (field in contact ? checks.errorOf(field as CheckedField) : undefined);
    },
    write: (part: Partial<ApplicationAnswers>) => change(part),
    reach(part: Partial<ApplicationContact>) {
      for (const field of Object.keys(part)) checks.typing(field as CheckedField);
      change(part);
    },
    left: checks.left,
    agree: (is: boolean) => change({ consent: is }),
  };
}
export type Apply = ReturnType<typeof useApply>;
