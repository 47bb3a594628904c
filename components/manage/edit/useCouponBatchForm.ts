import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCreateCouponBatchMutation } from '@/api/managedCoupons';
import {
  COUPON_CODES_MAX,
  COUPON_NAME_MAX,
  COUPON_POINTS_MAX,
  COUPON_TITLE_MAX,
  COUPON_USES_MAX,
} from '@/contract/constants/coupons';
import type { CouponBatch } from '@/contract/managedCoupons';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';
import { fieldErrors } from '@/lib/rejections';

const batchDraft = z.object({
  name: z.string(),
  title: z.string(),
  title_en: z.string(),
  point: z.string(),
  codes: z.string(),
  uses: z.string(),
  ends_on: z.string(),
});
type BatchDraft = z.infer<typeof batchDraft>;
type BatchValues = BatchDraft & { password: string };

/** The numbers of a batch, and the most of each. */
export const batchNumbers = { point: COUPON_POINTS_MAX, codes: COUPON_CODES_MAX, uses: COUPON_USES_MAX } as const;
/** The texts of a batch, and how long each may be. */
export const batchTexts = { name: COUPON_NAME_MAX, title: COUPON_TITLE_MAX, title_en: COUPON_TITLE_MAX } as const;

const isFrom1To = (typed: string, max: number) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max;

const batchForm = (t: TFunction<'manage'>) => {
  const text = (max: number) =>
    z.string().check(z.typed(), z.atLeast(1, t('coupon.missing')), z.atMost(max, t('coupon.tooLong', { max })));
  const number = (max: number) =>
    z.string().check(z.refine((typed) => isFrom1To(typed, max), t('coupon.wrongNumber', { max: formatInteger(max) })));
  return z.extend(batchDraft, {
    password: z.string().check(z.minLength(1, t('role.passwordMissing'))),
    name: text(batchTexts.name),
    title: text(batchTexts.title),
    title_en: text(batchTexts.title_en),
    point: number(batchNumbers.point),
    codes: number(batchNumbers.codes),
    uses: number(batchNumbers.uses),
    ends_on: z.string().check(z.minLength(1, t('coupon.noDay'))),
  });
};

const initialDraft: BatchDraft = { name: '', title: '', title_en: '', point: '', codes: '', uses: '1', ends_on: '' };
const initial: BatchValues = { ...initialDraft, password: '' };

/** Returns the most points that members can get by a batch; undefined while a number is missing or wrong. */
function totalOf(values: BatchDraft): number | undefined {
  const names = Object.keys(batchNumbers) as (keyof typeof batchNumbers)[];
  if (!names.every((name) => isFrom1To(values[name], batchNumbers[name]))) return undefined;
  return names.reduce((total, name) => total * Number(values[name]), 1);
}

/** Manages the form of a new batch of coupons, with its draft, which has no password. */
export function useCouponBatchForm(onCreated: (batch: CouponBatch) => void) {
  const { t } = useTranslation('manage');
  const form = useSchemaForm(batchForm(t), initial, { isCalm: true });
  const { password, ...values } = form.values;
  const draft = useFormDraft(
    { values, initial: initialDraft, begin: (found) => form.change(found) },
    draftTargets.couponBatch,
    batchDraft,
  );
  const [create] = useCreateCouponBatchMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'coupons',
    call: ({ point, codes, uses, ...texts }: BatchValues, idempotencyKey) => {
      const numbers = { point: Number(point), codes: Number(codes), uses: Number(uses) };
      return create({ ...texts, ...numbers, idempotencyKey }).unwrap();
    },
    failed: t('coupon.failed'),
    dropDraft: draft.drop,
    onDone: onCreated,
    onFailure(failure) {
      const errors = fieldErrors(failure);
      form.setFieldErrors(errors);
      return Object.keys(errors).length > 0;
    },
  });
  return {
    form: form.form,
    values: { ...values, password },
    errors: form.errors,
    change: form.change,
    draft,
    isSubmitting,
    total: totalOf(form.values),
    send: () => void form.submit(submit),
  };
}
