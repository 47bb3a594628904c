import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplyToEventMutation } from '@/api/eventWrites';
import { keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { consentVersions } from '@/contract/constants';
import { type EventAsk, MAX_APPLICATION_FILES } from '@/contract/constants/takingPart';
import { fullAddressOf } from '@/contract/details';
import type { ApplicationBody, Event } from '@/contract/events';
import { own } from '@/contract/own';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/failures';
import { z } from '@/lib/formSchema';
import {
  emptyReached,
  emptyWritten,
  type Reached,
  reachedDraft,
  type Written,
  writtenDraft,
} from './applicationDraft';
import { type CheckedField, neededForDelivery, problemOf, problemsOf } from './problems';
import { useCalmChecks } from './useCalmChecks';

const personal: readonly EventAsk[] = ['delivery', 'phone', 'instagramUsername'];
export type ApplicationField = keyof ApplicationBody;

const applicationValues = z.object({
  ...writtenDraft.shape,
  ...reachedDraft.shape,
  consent: z.boolean(),
});
type Values = z.infer<typeof applicationValues>;
const initial: Values = { ...emptyWritten, ...emptyReached, consent: false };

/** The part of a form's values that a draft keeps. */
const partOf = <P extends object>(values: P, part: P): P =>
  Object.fromEntries(Object.keys(part).map((name) => [name, own(values, name)])) as P;

/** The fields of how somebody can be reached that an event asks. */
function reachedOf(reached: Reached, asks: ReadonlySet<EventAsk>): Partial<Reached> {
  const { instagramUsername, ...place } = reached;
  return {
    ...(asks.has('instagramUsername') && { instagramUsername }),
    ...(asks.has('phone') && { phone: place.phone }),
    ...(asks.has('delivery') && place),
  };
}

/** What is missing of what an event asks, by field. */
function missingOf(t: TFunction<'events'>, { asks }: Event, values: Values) {
  const found: Partial<Record<keyof Values, string>> = {};
  const fields = new Set(asks.map(({ field }) => field));
  for (const field of fields) {
    if (field === 'resourceUrls') {
      if (values.pictures.length === 0) found.pictures = t('missing.resourceUrls');
    } else if (field in emptyWritten) {
      const name = field as Exclude<keyof Written, 'pictures'>;
      const words = name === 'content' ? 'missing.content' : 'missing.answer';
      if (values[name].trim() === '') found[name] = t(words);
    }
  }
  const needed: CheckedField[] = [
    ...(fields.has('delivery') ? neededForDelivery : []),
    ...(fields.has('phone') ? (['phone'] as const) : []),
    ...(fields.has('instagramUsername') ? (['instagramUsername'] as const) : []),
  ];
  const reached = reachedOf(partOf<Reached>(values, emptyReached), fields);
  Object.assign(found, problemsOf(t, reached as Record<CheckedField, string>, needed));
  const asksPersonal = personal.some((ask) => fields.has(ask));
  if (asksPersonal && !values.consent) found.consent = t('missing.agreed');
  return found;
}

const applicationForm = (t: TFunction<'events'>, event: Event) =>
  applicationValues.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(missingOf(t, event, value))) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

/** What is sent: what the event asks and nothing else. */
function bodyOf(values: Values, asks: ReadonlySet<EventAsk>): ApplicationBody {
  const { pictures, ...texts } = partOf<Written>(values, emptyWritten);
  const reached = partOf<Reached>(values, emptyReached);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => asks.has(name as EventAsk))),
    ...(asks.has('resourceUrls') && { resourceUrls: pictures.map(({ url }) => url) }),
    ...reachedOf(reached, asks),
    ...(asks.has('delivery') && { fullAddress: fullAddressOf(reached) }),
    ...(values.consent && { consent: consentVersions.event }),
  };
}

/**
 * The form of an application. What is written is kept on the device, how somebody can be reached for the
 * visit alone. What is asked is checked once its reader has left it or rested, and all of it before it is
 * sent; what was lost on the way is sent again under the same key, after a reload too.
 */
export function useApply(event: Event) {
  const { slug } = event;
  const { t } = useTranslation('events');
  const asks = new Set(event.asks.map(({ field }) => field));
  const { form, values, errors, change, refuse, submit } = useSchemaForm(
    applicationForm(t, event),
    initial,
    { isCalm: true },
  );
  const written = partOf<Written>(values, emptyWritten);
  const reached = partOf<Reached>(values, emptyReached);
  const pictures = usePictures(emptyWritten.pictures, MAX_APPLICATION_FILES);
  const writtenKept = useFormDraft(
    { values: written, initial: emptyWritten, begin: change },
    draftTargets.event(slug),
    writtenDraft,
    { busy: pictures.uploading, onBegin: (found) => pictures.reset(found.pictures) },
  );
  const reachedKept = useFormDraft(
    { values: reached, initial: emptyReached, begin: change },
    draftTargets.secretEvent(slug),
    reachedDraft,
  );
  const kept = keptPictures(pictures.pictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever what they say changes
  useEffect(() => change({ pictures: kept }), [JSON.stringify(kept)]);
  const checks = useCalmChecks<CheckedField>((field) => problemOf(t, field, reached[field]));

  const [apply] = useApplyToEventMutation();
  const { submit: send, isSubmitting } = useSubmit({
    scope: `event:${slug}`,
    call: (body: ApplicationBody, idempotencyKey) => apply({ slug, body, idempotencyKey }).unwrap(),
    failed: t('apply.failed'),
    dropDraft() {
      writtenKept.drop();
      reachedKept.drop();
    },
    onDone: () => void notify('success', t('apply.done')),
    onFailure(failure) {
      const { resourceUrls, ...wrong } = fieldErrors(failure);
      // Another text than the one that was agreed to.
      if (wrong.consent) change({ consent: false });
      refuse({ ...wrong, pictures: resourceUrls });
    },
  });

  return {
    form,
    application: {
      written,
      reached,
      pictures,
      restored: writtenKept.restored || reachedKept.restored,
      startOver() {
        writtenKept.startOver();
        reachedKept.startOver();
      },
    },
    asksPersonal: personal.some((ask) => asks.has(ask)),
    agreed: values.consent,
    busy: isSubmitting,
    send() {
      if (!pictures.uploading) void submit((whole) => send(bodyOf(whole, asks)));
    },
    errorOf(field: ApplicationField): string | undefined {
      const name = field === 'resourceUrls' ? 'pictures' : field;
      return (
        own(errors, name) ?? (field in reached ? checks.errorOf(field as CheckedField) : undefined)
      );
    },
    write: (part: Partial<Written>) => change(part),
    reach(part: Partial<Reached>) {
      for (const field of Object.keys(part)) checks.typing(field as CheckedField);
      change(part);
    },
    left: checks.left,
    agree: (is: boolean) => change({ consent: is }),
  };
}
export type Apply = ReturnType<typeof useApply>;
