import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Unverified } from '@/components/users/Unverified';
import { SHORT_MISSION_CODE_MAX } from '@/contract/constants/participation';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Coupon.module.css';
import { useCoupon } from './useCoupon';

/** Renders the form that redeems a coupon's code. A failure shows the next step. */
export function CouponForm() {
  const { t } = useTranslation('missions');
  const { form, field, draft, forget, isFilled, send, isSubmitting, taken, failure } = useCoupon();
  return (
    <div className={styles.body}>
      <Unverified />
      <OtherDraft draft={draft} />
      <Form ref={form} className={styles.form} onSubmit={send}>
        <TextField
          label={t('coupon.label')}
          hint={t('coupon.hint')}
          maxLength={SHORT_MISSION_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          onInput={forget}
          {...field('text')}
        />
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isFilled}>
          {t('coupon.send')}
        </Button>
      </Form>
      <div role="status">
        {taken ? (
          <div className={styles.taken}>
            <p>
              <strong>{t('coupon.done', { title: taken.title })}</strong>
              <br />
              {t('coupon.doneBody', { points: formatInteger(taken.earned.point), xp: formatInteger(taken.earned.xp) })}
            </p>
            <LinkButton size="small" href={paths.points()} prefetch={false}>
              {t('done.toPoints')}
            </LinkButton>
          </div>
        ) : null}
        {failure ? (
          <div className={styles.failed}>
            <p>
              {failure.why ? (
                <>
                  <strong>{failure.why}</strong>
                  <br />
                </>
              ) : null}
              {t('coupon.failed')}
            </p>
            <LinkButton size="small" href={paths.support()} prefetch={false}>
              {t('coupon.support')}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
