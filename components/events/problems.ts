import type { TFunction } from 'i18next';
import type { DeliveryField } from '@/components/users/deliveryParts';
import { instagramNameOf, koreanPhoneOf, zipcodeOf } from '@/contract/details';
import { hasVisible } from '@/contract/typedText';

/** The fields of an application that are validated while typing. */
export type CheckedField = DeliveryField | 'instagramUsername';

const holds: Partial<Record<CheckedField, (value: string) => boolean>> = {
  phone: (value) => koreanPhoneOf(value) !== undefined,
  zipcode: (value) => zipcodeOf(value) !== undefined,
  instagramUsername: (value) => instagramNameOf(value) !== undefined,
};

/** Returns the message of an invalid value of a field, or undefined; the rules are the provider's. */
export function problemOf(t: TFunction<'events'>, field: CheckedField, value: string): string | undefined {
  const isFine = value.trim() === '' || (holds[field]?.(value.trim()) ?? true);
  return isFine ? undefined : t(`wrong.${field as 'phone'}`);
}

/** The required fields of a delivery address. */
export const neededForDelivery = ['name', 'phone', 'zipcode', 'address'] as const;

/** Returns the messages of all missing or invalid fields, by field, for validation on submit. */
export function problemsOf<F extends CheckedField>(
  t: TFunction<'events'>,
  values: Record<F, string>,
  needed: readonly F[],
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {};
  for (const field of Object.keys(values) as F[]) {
    const isMissing = needed.includes(field) && !hasVisible(values[field]);
    const message = isMissing ? t(`missing.${field as 'phone'}`) : problemOf(t, field, values[field]);
    if (message) found[field] = message;
  }
  return found;
}
