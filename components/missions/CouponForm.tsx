import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCheckShortMissionMutation } from '@/api/missions';
import { OtherDraft } from '@/components/article/OtherDraft';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Unverified } from '@/components/users/Unverified';
import { text } from '@/contract/common';
import { SHORT_MISSION_CODE_MAX } from '@/contract/constants/participation';
import type { ShortMissionAnswer } from '@/contract/missions';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import styles from './Coupon.module.css';

/** The code of its call, which answers a blank one too. */
const couponForm = z.object({ text: text(SHORT_MISSION_CODE_MAX) });

/**
 * Manages the form that redeems a coupon's code. The same code is sent under the same idempotency key until
 * there is an answer, also after a reload, so that a lost answer does not give a second reward.
 */
function useCoupon() {
  const { t } = useTranslation('missions');
  const [check] = useCheckShortMissionMutation();
  const [taken, setTaken] = useState<ShortMissionAnswer>();
  const [failure, setFailure] = useState<{ why: string }>();
  const form = useForm(couponForm, {
    initial: { text: '' },
    isCalm: true,
    draft: { scope: draftTargets.coupon, isDraft: hasText },
    submit: {
      scope: 'coupon',
      path: paths.missions(),
      call: ({ text: code }, idempotencyKey) => check({ code, idempotencyKey }).unwrap(),
      failed: t('coupon.failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone(answer) {
        setTaken(answer);
        setFailure(undefined);
      },
      onFailure(thrown) {
        // The reason is shown under the field, and what to do next in the toast.
        setFailure({ why: errorBodyIn(thrown).detail ?? '' });
        void notify('warning', t('coupon.failed'));
        return true;
      },
    },
  });
  return {
    ...form,
    isFilled: useWatch({ control: form.control, name: 'text', compute: hasVisible }),
    /** Takes the outcome back, which is about another code. */
    forget() {
      setFailure(undefined);
      setTaken(undefined);
    },
    taken,
    failure,
  };
}

/** Renders the form that redeems a coupon's code. A failure shows the next step. */
export function CouponForm() {
  const { t } = useTranslation('missions');
  const rewardLine = useRewardLine();
  const { form, field, draft, forget, isFilled, send, isSubmitting, taken, failure } = useCoupon();
  return (
    <div className={styles.body}>
      <Unverified />
      <OtherDraft draft={draft} />
      <Form ref={form} className={styles.form} onSubmit={send}>
        <TextField
          label={t('coupon.label')}
          hint={t('coupon.hint')}
          limit={SHORT_MISSION_CODE_MAX}
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
              {t('coupon.doneBody', { rewards: rewardLine(taken.earned) })}
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
