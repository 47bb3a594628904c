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
  const { form, field, numbers, errors, change, draft, isSubmitting, total, send } = useCouponBatchForm(
    ({ id }) => void router.replace(managePaths.couponBatch(id)),
  );
  const textField = (name: keyof typeof batchTexts) => (
    <TextField
      label={t(`coupon.${name}`)}
      hint={name === 'name' ? t('coupon.nameHint') : undefined}
      autoComplete="off"
      maxLength={batchTexts[name]}
      {...field(name)}
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
      value={numbers[name]}
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
      <TextField type="date" label={t('coupon.ends_on')} hint={t('coupon.endsHint')} {...field('ends_on')} />
      <OwnPasswordField hint={t('coupon.passwordHint')} {...field('password')} />
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
