import type { TFunction } from 'i18next';
import { DELIVERY_MAX, INTRODUCTION_MAX, NICKNAME_MAX, NICKNAME_MIN, SOCIAL_MAX } from '@/contract/constants/common';
import { z } from '@/lib/formSchema';
import { deliveryDraft } from '../deliveryDraft';

/**
 * Builds the schema of a text of at most `max` characters. The schemas of the settings check lengths only;
 * the provider validates the rest.
 */

const upTo = (t: TFunction<'users'>, max: number) => z.string().check(z.atMost(max, t('settings.tooLong', { max })));

export const nicknameDraft = z.object({ nickname: z.string() });
export function nicknameForm(t: TFunction<'users'>) {
  const text = t('settings.nicknameInvalid', { min: NICKNAME_MIN, max: NICKNAME_MAX });
  return z.object({
    nickname: z.string().check(z.typed(), z.atLeast(NICKNAME_MIN, text), z.atMost(NICKNAME_MAX, text)),
  });
}

export const introductionDraft = z.object({ introduction: z.string() });
export const introductionForm = (t: TFunction<'users'>) => z.object({ introduction: upTo(t, INTRODUCTION_MAX) });

export const socialDraft = z.object({ instagram: z.string(), youtube: z.string(), blog: z.string() });
export function socialForm(t: TFunction<'users'>) {
  const address = upTo(t, SOCIAL_MAX);
  return z.object({ instagram: address, youtube: address, blog: address });
}

export const accountDraft = z.object({
  phone: z.string(),
  birthYear: z.string(),
  gender: z.string(),
  agreed: z.boolean(),
});
export const accountForm = (t: TFunction<'users'>) => z.extend(accountDraft, { phone: upTo(t, DELIVERY_MAX.phone) });

export const deliverySettingsDraft = z.extend(deliveryDraft, { agreed: z.boolean() });
export const deliveryForm = (t: TFunction<'users'>) =>
  z.extend(deliverySettingsDraft, {
    name: upTo(t, DELIVERY_MAX.name),
    phone: upTo(t, DELIVERY_MAX.phone),
    zipcode: upTo(t, DELIVERY_MAX.zipcode),
    address: upTo(t, DELIVERY_MAX.address),
    detailAddress: upTo(t, DELIVERY_MAX.detailAddress),
    deliveryMessage: upTo(t, DELIVERY_MAX.deliveryMessage),
  });
