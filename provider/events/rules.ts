import type { z } from 'zod';
import type { EventAsk, EventStatus } from '../../contract/constants/takingPart.ts';
import {
  fullAddressOf,
  instagramNameOf,
  isZipcode,
  koreanPhoneOf,
} from '../../contract/details.ts';
import type { applicationBody, deliveryInformationBody } from '../../contract/events.ts';
import type { events, StoredAsk } from '../db/schema/events.ts';
import { Refusal } from '../errors.ts';
import type { Locale } from '../words.ts';
import { missingWords, notAskedWords, wrongWords } from './words.ts';

export type EventRow = typeof events.$inferSelect;
type Body = z.output<typeof applicationBody>;
type Place = z.output<typeof deliveryInformationBody>;
type Field = keyof Body;

/** Where an event stands by its times alone. */
export function statusOf(
  { startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>,
  now: Date,
): EventStatus {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'opened' : 'closed';
}

/** The fields of a place, and which of them have to be there. */
const needed = ['name', 'phone', 'zipcode', 'address'] as const;
const place = [...needed, 'detailAddress', 'fullAddress', 'deliveryMessage'] as const;
const personal: readonly EventAsk[] = ['delivery', 'phone', 'instagramUsername'];

/** Whether an event asks for something that one has to agree to. */
export const asksPersonal = (asks: readonly StoredAsk[]) =>
  asks.some(({ field }) => personal.includes(field));

/** The fields that stand behind what an event asks. */
const fieldsOf = (field: EventAsk): readonly Field[] => (field === 'delivery' ? place : [field]);

type Found = Partial<Record<Field, string[]>>;

/** What does not hold of a place, by its field; the place in one spelling. */
function checkPlace(given: Place, locale: Locale): { found: Found; kept: Place } {
  const found: Found = {};
  for (const field of needed) if (!given[field]) found[field] = [missingWords[field][locale]];
  const phone = koreanPhoneOf(given.phone);
  if (given.phone && !phone) found.phone = [wrongWords.phone[locale]];
  if (given.zipcode && !isZipcode(given.zipcode)) found.zipcode = [wrongWords.zipcode[locale]];
  const fullAddress = fullAddressOf(given);
  if (
    given.fullAddress &&
    given.fullAddress.replace(/\s+/g, ' ') !== fullAddress.replace(/\s+/g, ' ')
  ) {
    found.fullAddress = [wrongWords.fullAddress[locale]];
  }
  return { found, kept: { ...given, phone: phone ?? '', fullAddress } };
}

const refuse = (fields: Found) =>
  new Refusal(400, 'invalid', { fields: fields as Record<string, string[]> });

/** A place as it is kept. @throws 400 with every field that does not hold */
export function placeOf(given: Place, locale: Locale): Place {
  const { found, kept } = checkPlace(given, locale);
  if (Object.keys(found).length > 0) throw refuse(found);
  return kept;
}

/**
 * What a member sent, as it is kept: all that the event asks and nothing else.
 * @throws 400 with every field that does not hold
 */
export function applicationOf(
  asks: readonly StoredAsk[],
  { consent, ...given }: Body,
  locale: Locale,
): Omit<Body, 'consent'> {
  const found: Found = {};
  const asked = new Set(asks.flatMap(({ field }) => fieldsOf(field)));
  for (const [name, value] of Object.entries(given)) {
    if (value.length === 0 || asked.has(name as Field)) continue;
    // lookup-allowed: the strict schema takes the names of `Field` alone
    found[name as Field] = [notAskedWords[locale]];
  }
  for (const { field } of asks) {
    if (field !== 'delivery' && given[field].length === 0) {
      found[field] = [missingWords[field][locale]];
    }
  }
  const asksPlace = asked.has('address');
  const checked = asksPlace ? checkPlace(given, locale) : undefined;
  Object.assign(found, checked?.found);
  const phone = koreanPhoneOf(given.phone);
  if (asked.has('phone') && given.phone && !phone) found.phone = [wrongWords.phone[locale]];
  const instagram = instagramNameOf(given.instagramUsername);
  if (asked.has('instagramUsername') && given.instagramUsername && !instagram) {
    found.instagramUsername = [wrongWords.instagramUsername[locale]];
  }
  if (asksPersonal(asks) && !consent) found.consent = [missingWords.consent[locale]];
  if (Object.keys(found).length > 0) throw refuse(found);
  return { ...given, ...checked?.kept, phone: phone ?? '', instagramUsername: instagram ?? '' };
}
