import type { InputOf } from '../../../contract/call.ts';
import { type EventStatus, personalEventFields } from '../../../contract/constants/participation.ts';
import { fullAddressOf, instagramNameOf, koreanPhoneOf, zipcodeOf } from '../../../contract/details.ts';
import type { eventCalls } from '../../../contract/events.calls.ts';
import type { events, StoredEventField } from '../../db/schema/events.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

export type EventRow = typeof events.$inferSelect;
type Body = InputOf<typeof eventCalls.applyToEvent>['body'];
type Delivery = InputOf<typeof eventCalls.changeEventDelivery>['body'];
type Field = keyof Body;

/** Returns the status of an event by its times alone. */
export function statusOf({ startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>, now: Date): EventStatus {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'opened' : 'closed';
}

/** The fields without which nothing can be sent. */
const needed = ['name', 'phone', 'zipcode', 'address'] as const;

/** Returns whether an event requests personal data, which needs consent. */
export const needsConsent = (requestedFields: readonly StoredEventField[]) =>
  requestedFields.some(({ field }) => personalEventFields.includes(field));

type Found = Partial<Record<Field, string[]>>;

/** Returns the missing fields of an incomplete address. */
function missingOf(given: Delivery, locale: Locale): Found {
  const found: Found = {};
  for (const field of needed) if (!given[field]) found[field] = [message(locale, `events:missing.${field}`)];
  return found;
}

/** Validates an address, in one spelling; returns the faults by field. */
function checkDelivery(given: Delivery, locale: Locale): { found: Found; value: Delivery } {
  const found: Found = {};
  const phone = koreanPhoneOf(given.phone);
  if (given.phone && !phone) found.phone = [message(locale, 'events:wrong.phone')];
  const zipcode = zipcodeOf(given.zipcode);
  if (given.zipcode && !zipcode) found.zipcode = [message(locale, 'events:wrong.zipcode')];
  const fullAddress = fullAddressOf(given);
  if (given.fullAddress && given.fullAddress.replace(/\s+/g, ' ') !== fullAddress.replace(/\s+/g, ' ')) {
    found.fullAddress = [message(locale, 'events:wrong.fullAddress')];
  }
  return { found, value: { ...given, phone: phone ?? '', zipcode: zipcode ?? '', fullAddress } };
}

const reject = (fields: Found) => new ApiError(400, 'invalid', { fields: fields as Record<string, string[]> });

/** Normalises a delivery address for storage. @throws 400 with every invalid field */
export function normaliseDelivery(given: Delivery, locale: Locale): Delivery {
  const { found: wrong, value: checked } = checkDelivery(given, locale);
  const found = { ...missingOf(given, locale), ...wrong };
  if (Object.keys(found).length > 0) throw reject(found);
  return checked;
}

/**
 * Validates a member's input against the event's fields, and returns it in its stored form: required
 * fields have to be given, and given ones have to be valid, required or not. @throws 400 with every
 * invalid field
 */
export function applicationOf(
  requestedFields: readonly StoredEventField[],
  { consent, ...given }: Body,
  locale: Locale,
): Omit<Body, 'consent'> {
  const found: Found = {};
  for (const { field } of requestedFields) {
    if (field === 'delivery') Object.assign(found, missingOf(given, locale));
    else if (given[field].length === 0) found[field] = [message(locale, `events:missing.${field}`)];
  }
  const { found: wrong, value: checked } = checkDelivery(given, locale);
  Object.assign(found, wrong);
  const instagram = instagramNameOf(given.instagramUsername);
  if (given.instagramUsername && !instagram) {
    found.instagramUsername = [message(locale, 'events:wrong.instagramUsername')];
  }
  if (needsConsent(requestedFields) && !consent) found.consent = [message(locale, 'input:consentMissing')];
  if (Object.keys(found).length > 0) throw reject(found);
  return { ...given, ...checked, instagramUsername: instagram ?? '' };
}
