import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { digitsOf } from '@/contract/typedCode';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { batchNumbers, batchTexts, useCouponBatchForm } from './edit/useCouponBatchForm';
import styles from './Manage.module.css';
import { OwnPasswordField } from './OwnPasswordField';

/** Renders the form of a new batch of coupons, which leads to its page once it is made. */
export function NewCouponBatch() {
  const { t } = useTranslation('manage');
  const router = useRouter();
  const { form, values, errors, change, draft, isSubmitting, total, send } = useCouponBatchForm(
    ({ id }) => void router.replace(managePaths.couponBatch(id)),
  );
  const textField = (name: keyof typeof batchTexts) => (
    <TextField
      name={name}
      label={t(`coupon.${name}`)}
      hint={name === 'name' ? t('coupon.nameHint') : undefined}
      autoComplete="off"
      maxLength={batchTexts[name]}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const numberField = (name: keyof typeof batchNumbers) => (
    <TextField
      name={name}
      label={t(`coupon.${name}`)}
      hint={t('coupon.upTo', { max: formatInteger(batchNumbers[name]) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: digitsOf(event.target.value) })}
    />
  );
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={send}>
      <h2>{t('coupon.new')}</h2>
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
      <TextField
        name="ends_on"
        type="date"
        label={t('coupon.ends_on')}
        hint={t('coupon.endsHint')}
        value={values.ends_on}
        error={errors.ends_on}
        onChange={(event) => change({ ends_on: event.target.value })}
      />
      <OwnPasswordField
        hint={t('coupon.passwordHint')}
        value={values.password}
        error={errors.password}
        onChange={(password) => change({ password })}
      />
      <p className="aside" role="status">
        {total === undefined ? t('coupon.lead') : t('coupon.total', { points: formatInteger(total) })}
      </p>
      <div className="actions">
        <LinkButton href={managePaths.coupons()}>{t('coupon.back')}</LinkButton>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('coupon.create')}
        </Button>
      </div>
    </Form>
  );
}
