import { useState } from 'react';
import { useApplyToEventMutation } from '@/api/eventWrites';
import { consentVersions } from '@/contract/constants';
import type { EventAsk } from '@/contract/constants/takingPart';
import { fullAddressOf } from '@/contract/details';
import type { ApplicationBody, Event } from '@/contract/events';
import { useFirstFault } from '@/hooks/useFaults';
import { useSubmit } from '@/hooks/useSubmit';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/failures';
import type { Reached, Written } from './applicationDraft';
import { type CheckedField, neededForDelivery, problemOf, problemsOf } from './problems';
import { useApplication } from './useApplication';
import { useCalmChecks } from './useCalmChecks';

const personal: readonly EventAsk[] = ['delivery', 'phone', 'instagramUsername'];
export type ApplicationField = keyof ApplicationBody;
type Errors = Partial<Record<ApplicationField, string>>;

/** The fields of how somebody can be reached that an event asks. */
function reachedOf(reached: Reached, asks: ReadonlySet<EventAsk>): Partial<Reached> {
  const { instagramUsername, ...place } = reached;
  return {
    ...(asks.has('instagramUsername') && { instagramUsername }),
    ...(asks.has('phone') && { phone: place.phone }),
    ...(asks.has('delivery') && place),
  };
}

/** What is sent: what the event asks and nothing else. */
function bodyOf(
  written: Written,
  reached: Reached,
  asks: ReadonlySet<EventAsk>,
  agreed: boolean,
): ApplicationBody {
  const { pictures, ...texts } = written;
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => asks.has(name as EventAsk))),
    ...(asks.has('resourceUrls') && { resourceUrls: pictures.map(({ url }) => url) }),
    ...reachedOf(reached, asks),
    ...(asks.has('delivery') && { fullAddress: fullAddressOf(reached) }),
    ...(agreed && { consent: consentVersions.event }),
  };
}

/**
 * Applies for an event. What is asked is looked at once its reader has left or rested, and all of it
 * before it is sent; what was lost on the way is sent again under the same key, after a reload too.
 */
export function useApply(event: Event) {
  const { slug } = event;
  const { t } = useTranslation('events');
  const application = useApplication(slug);
  const { written, reached, pictures } = application;
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [apply] = useApplyToEventMutation();
  const { form, showFirst } = useFirstFault();
  const asks = new Set(event.asks.map(({ field }) => field));
  const asksPersonal = personal.some((ask) => asks.has(ask));
  const checks = useCalmChecks<CheckedField>((field) => problemOf(t, field, reached[field]));

  const forget = (fields: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !fields.includes(name))),
    );

  function missing(): Errors {
    const found: Errors = {};
    for (const { field } of event.asks) {
      if (field === 'resourceUrls') {
        if (written.pictures.length === 0) found.resourceUrls = t('missing.resourceUrls');
      } else if (field in written) {
        const name = field as Exclude<keyof Written, 'pictures'>;
        const words = name === 'content' ? 'missing.content' : 'missing.answer';
        if (written[name].trim() === '') found[name] = t(words);
      }
    }
    const needed: CheckedField[] = [
      ...(asks.has('delivery') ? neededForDelivery : []),
      ...(asks.has('phone') ? (['phone'] as const) : []),
      ...(asks.has('instagramUsername') ? (['instagramUsername'] as const) : []),
    ];
    const values = reachedOf(reached, asks) as Record<CheckedField, string>;
    Object.assign(found, problemsOf(t, values, needed));
    if (asksPersonal && !agreed) found.consent = t('missing.agreed');
    return found;
  }

  const refuse = (found: Errors) => {
    setErrors(found);
    showFirst();
  };

  const { submit, isSubmitting } = useSubmit({
    scope: `event:${slug}`,
    call: (body: ApplicationBody, idempotencyKey) => apply({ slug, body, idempotencyKey }).unwrap(),
    failed: t('apply.failed'),
    dropDraft: application.done,
    onDone: () => void notify('success', t('apply.done')),
    onFailure(failure) {
      const wrong = fieldErrors(failure);
      // Another text than the one that was agreed to.
      if (wrong.consent) setAgreed(false);
      refuse(wrong);
    },
  });
  const send = async () => {
    if (isSubmitting || pictures.uploading) return;
    const found = missing();
    if (Object.keys(found).length > 0) refuse(found);
    else await submit(bodyOf(written, reached, asks, agreed));
  };

  return {
    form,
    application,
    asksPersonal,
    agreed,
    busy: isSubmitting,
    send,
    errorOf: (field: ApplicationField) =>
      errors[field] ?? (field in reached ? checks.errorOf(field as CheckedField) : undefined),
    write: (part: Partial<Written>) => {
      forget(Object.keys(part));
      application.write(part);
    },
    reach: (part: Partial<Reached>) => {
      forget(Object.keys(part));
      for (const field of Object.keys(part)) checks.typing(field as CheckedField);
      application.reach(part);
    },
    left: checks.left,
    agree: (is: boolean) => {
      forget(['consent']);
      setAgreed(is);
    },
  };
}
export type Apply = ReturnType<typeof useApply>;
