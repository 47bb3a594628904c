import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRouter } from 'next/router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateCouponBatchMutation, useGetCouponBatchQuery } from '@/api/managedCoupons';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Loaded } from '@/components/ui/Loaded';
import { NumberField } from '@/components/ui/NumberField';
import { SkeletonRows } from '@/components/ui/Skeleton';
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
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';
import styles from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { OwnPasswordField } from './OwnPasswordField';

/** The numbers of a batch, and the most of each. */
const batchNumbers = { point: COUPON_POINTS_MAX, codes: COUPON_CODES_MAX, uses: COUPON_USES_MAX } as const;
/** The texts of a batch, and how long each may be. */
const batchTexts = { name: COUPON_NAME_MAX, title: COUPON_TITLE_MAX, title_en: COUPON_TITLE_MAX } as const;

const { body } = managedCouponSchemas.createCouponBatch;
const batchForm = body.extend({
  point: typedNumber(body.shape.point),
  codes: typedNumber(body.shape.codes),
  uses: typedNumber(body.shape.uses),
});
const numbersForm = batchForm.pick({ point: true, codes: true, uses: true });
const empty = { name: '', title: '', title_en: '', point: '', codes: '', uses: '1', ends_on: '', password: '' };

/** Returns the form of a batch like an earlier one, which lasts until another day. */
const copyOf = ({ name, title, title_en, point, code_count: codes, uses }: CouponBatch): typeof empty => ({
  ...empty,
  ...{ name, title, title_en, point: String(point), codes: String(codes), uses: String(uses) },
});

/** Manages the form of a new batch of coupons, or of a copy, with its draft, which has no password. */
function useCouponBatchForm(copied: CouponBatch | undefined, onCreated: (batch: CouponBatch) => void) {
  const { t } = useTranslation('manage');
  const [create] = useCreateCouponBatchMutation();
  const wrong = (max: number) => t('coupon.wrongNumber', { max: formatInteger(max) });
  const form = useForm(batchForm, {
    initial: copied ? copyOf(copied) : empty,
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
    draft: { scope: draftTargets.couponBatch(copied?.id ?? null) },
    submit: {
      scope: `coupons:${copied?.id ?? ''}`,
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

/** Renders the form of a new batch of coupons, filled with those of the batch of which it is a copy. */
export function NewCouponBatch({ copied }: { copied: number | null }) {
  const answer = useGetCouponBatchQuery(copied ? { id: copied } : skipToken);
  if (!copied) return <BatchForm />;
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={4} />}>
      {(batch) => <BatchForm copied={batch} />}
    </Loaded>
  );
}

/** Renders the form, which leads to the page of the batch once it is made. */
function BatchForm({ copied }: { copied?: CouponBatch }) {
  const { t } = useTranslation('manage');
  const router = useRouter();
  const { form, field, numbers, errors, change, draft, isSubmitting, total, send } = useCouponBatchForm(
    copied,
    ({ id }) => void router.replace(managePaths.couponBatch(id)),
  );
  const textField = (name: keyof typeof batchTexts) => (
    <TextField
      label={t(`coupon.${name}`)}
      hint={name === 'name' ? t('coupon.nameHint') : undefined}
      autoComplete="off"
      limit={batchTexts[name]}
      {...field(name)}
    />
  );
  const numberField = (name: keyof typeof batchNumbers) => (
    <NumberField
      name={name}
      label={t(`coupon.${name}`)}
      hint={t('coupon.upTo', { max: formatInteger(batchNumbers[name]) })}
      value={numbers[name]}
      error={errors[name]}
      onTyped={(typed) => change({ [name]: typed })}
    />
  );
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={send}>
      <ManageHead title={t('coupon.new')} back={{ href: managePaths.coupons(), name: t('coupon.back') }} />
      <DraftNotice draft={draft} />
      {textField('name')}
      <div className={styles.pair}>
        {textField('title')}
        {textField('title_en')}
      </div>
      <div className={styles.pair}>
        {numberField('point')}
        {numberField('codes')}
        {numberField('uses')}
      </div>
      <TextField type="date" label={t('coupon.ends_on')} hint={t('coupon.endsHint')} {...field('ends_on')} />
      <OwnPasswordField hint={t('coupon.passwordHint')} {...field('password')} />
      <p className="aside" role="status">
        {total === undefined ? t('coupon.lead') : t('coupon.total', { points: formatInteger(total) })}
      </p>
      <div className="actions">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('coupon.create')}
        </Button>
      </div>
    </Form>
  );
}
