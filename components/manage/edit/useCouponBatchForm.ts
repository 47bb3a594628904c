import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateCouponBatchMutation } from '@/api/managedCoupons';
import {
  COUPON_CODES_MAX,
  COUPON_NAME_MAX,
  COUPON_POINTS_MAX,
  COUPON_TITLE_MAX,
  COUPON_USES_MAX,
} from '@/contract/constants/coupons';
import { type CouponBatch, managedCouponSchemas } from '@/contract/managedCoupons';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '../typedFields';

/** The numbers of a batch, and the most of each. */
export const batchNumbers = { point: COUPON_POINTS_MAX, codes: COUPON_CODES_MAX, uses: COUPON_USES_MAX } as const;
/** The texts of a batch, and how long each may be. */
export const batchTexts = { name: COUPON_NAME_MAX, title: COUPON_TITLE_MAX, title_en: COUPON_TITLE_MAX } as const;

const { body } = managedCouponSchemas.createCouponBatch;
const batchForm = body.extend({
  point: typedNumber(body.shape.point),
  codes: typedNumber(body.shape.codes),
  uses: typedNumber(body.shape.uses),
});
const numbersForm = batchForm.pick({ point: true, codes: true, uses: true });
const initial = { name: '', title: '', title_en: '', point: '', codes: '', uses: '1', ends_on: '', password: '' };

/** Manages the form of a new batch of coupons, with its draft, which has no password. */
export function useCouponBatchForm(onCreated: (batch: CouponBatch) => void) {
  const { t } = useTranslation('manage');
  const [create] = useCreateCouponBatchMutation();
  const wrong = (max: number) => t('coupon.wrongNumber', { max: formatInteger(max) });
  const form = useForm(batchForm, {
    initial,
    messages: {
      name: t('coupon.missing'),
      title: t('coupon.missing'),
      title_en: t('coupon.missing'),
      point: wrong(batchNumbers.point),
      codes: wrong(batchNumbers.codes),
      uses: wrong(batchNumbers.uses),
      ends_on: t('coupon.noDay'),
      password: t('role.passwordMissing'),
    },
    isCalm: true,
    draft: { scope: draftTargets.couponBatch, part: ({ password: _, ...values }) => values },
    submit: {
      scope: 'coupons',
      call: (batch, idempotencyKey) => create({ ...batch, idempotencyKey }).unwrap(),
      failed: t('coupon.failed'),
      onDone: onCreated,
    },
  });
  const [point, codes, uses] = useWatch({ control: form.control, name: ['point', 'codes', 'uses'] });
  const numbers = { point, codes, uses };
  const { data } = numbersForm.safeParse(numbers);
  return {
    ...form,
    numbers,
    /** The most points that members can get by the batch; undefined while a number is missing or wrong. */
    total: data && data.point * data.codes * data.uses,
  };
}
