import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { ConsentBox } from '@/components/users/ConsentBox';
import { EMAIL_MAX } from '@/contract/constants/common';
import { draftTargets } from '@/lib/browser/drafts';
import styles from './Marketings.module.css';
import { emptySubscription, type SubscriptionValues } from './subscriptionValues';
import { TopicBoxes } from './TopicBoxes';
import type { VisitorNewsForm } from './useNews';

const LazyNews = lazyHook(async () => (await import('./useNews')).useVisitorNews);

/**
 * Renders the newsletter form for visitors: their address is subscribed once they open the mailed link. Typed
 * values survive a reload, for the visit only.
 */
export function VisitorNews({ source }: { source: string }) {
  const { t } = useTranslation('marketings');
  const [form, setForm] = useState<VisitorNewsForm>();
  const early = useTyped<SubscriptionValues>(draftTargets.newsletter, emptySubscription);
  const { typed } = early;
  const { change, send } = form ?? early;
  const values = form?.values ?? early.values;
  const errors = form?.errors ?? {};
  return (
    <>
      {early.isNeeded ? <LazyNews source={source} typed={typed} onResult={setForm} /> : null}
      {form?.mailedTo ? (
        <div className={styles.mailed} role="status">
          <h2 className="heading">{t('visitor.mailed')}</h2>
          <p>{t('visitor.mailedBody', { email: form.mailedTo })}</p>
          <Button onClick={form.again}>{t('visitor.again')}</Button>
        </div>
      ) : (
        <Form
          ref={form?.form ?? early.form}
          className={styles.form}
          aria-label={t('form')}
          onFocus={early.need}
          onSubmit={send}
        >
          <TextField
            name="email"
            label={t('visitor.email')}
            hint={t('visitor.emailHint')}
            error={errors.email}
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
            type="email"
            inputMode="email"
            autoComplete="email"
            limit={EMAIL_MAX}
          />
          <TopicBoxes chosen={values.topics} onChange={(topics) => change({ topics })} error={errors.topics} />
          <ConsentBox
            name="agreed"
            kind="marketing"
            agreed={values.agreed}
            onAgree={(agreed) => change({ agreed })}
            error={errors.agreed}
          />
          <div className="row-3">
            <Button type="submit" variant="primary" busy={form?.isSubmitting ?? typed.isSent}>
              {t('visitor.send')}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
