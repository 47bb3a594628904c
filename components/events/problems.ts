import type { TFunction } from 'i18next';
import type { DeliveryField } from '@/components/users/deliveryDraft';
import { instagramNameOf, isZipcode, koreanPhoneOf } from '@/contract/details';

/** What of an application is looked at as it is typed. */
export type CheckedField = DeliveryField | 'instagramUsername';

const holds: Partial<Record<CheckedField, (value: string) => boolean>> = {
  phone: (value) => koreanPhoneOf(value) !== undefined,
  zipcode: isZipcode,
  instagramUsername: (value) => instagramNameOf(value) !== undefined,
};

/** What does not hold of a field that something was typed into, in words; the same as the provider's rules. */
export function problemOf(t: TFunction<'events'>, field: CheckedField, value: string): string | undefined {
  const isFine = value.trim() === '' || (holds[field]?.(value.trim()) ?? true);
  return isFine ? undefined : t(`wrong.${field as 'phone'}`);
}

/** What an address cannot be sent without. */
export const neededForDelivery = ['name', 'phone', 'zipcode', 'address'] as const;

/** What is missing or wrong of some fields at once, by the field: for whoever wants to send. */
export function problemsOf<F extends CheckedField>(
  t: TFunction<'events'>,
  values: Record<F, string>,
  needed: readonly F[],
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {};
  for (const field of Object.keys(values) as F[]) {
    const isMissing = needed.includes(field) && values[field].trim() === '';
    const message = isMissing ? t(`missing.${field as 'phone'}`) : problemOf(t, field, values[field]);
    if (message) found[field] = message;
  }
  return found;
}
