import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscribeToNewsMutation } from '@/api/marketings';
import { consentVersions } from '@/contract/constants/common';
import type { AttendeeBody } from '@/contract/marketings';
import type { SchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import type { SubscriptionValues } from './subscriptionValues';

/**
 * Submits the form that signs up for news by mail. Nothing is sent without the consent, and a failed call
 * keeps the values. `mailedTo` is the address that a visitor's link was mailed to.
 */
export function useNews({
  form,
  source,
  done,
  dropDraft,
}: {
  form: SchemaForm<SubscriptionValues>;
  /** The place on the site where the form is. */
  source: string;
  /** The message to a member on success. */
  done: string;
  dropDraft?: () => void;
}) {
  const { t } = useTranslation('marketings');
  const [subscribe] = useSubscribeToNewsMutation();
  const [mailedTo, setMailedTo] = useState('');
  const { submit } = useSubmit({
    call: (body: AttendeeBody) => subscribe(body).unwrap(),
    failed: t('failed'),
    dropDraft,
    onDone({ status }, { email = '' }) {
      if (status === 'mailed') setMailedTo(email);
      else void notify('success', done);
    },
    onFailure(failure) {
      const { consent, ...wrong } = fieldErrors(failure);
      // The consent text has changed since it was agreed to.
      if (consent) form.change({ agreed: false });
      form.setFieldErrors({ ...wrong, agreed: consent });
    },
  });
  const send = () =>
    void form.submit(({ email, topics }) =>
      submit({ topics, consent: consentVersions.marketing, source, ...(email.trim() && { email: email.trim() }) }),
    );
  return { send, mailedTo, again: () => setMailedTo('') };
}
