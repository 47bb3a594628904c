import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { EMAIL_MAX } from '@/contract/constants/common';
import { SUPPORT_MAX, supportTopics } from '@/contract/constants/support';
import { useMember } from '@/hooks/useMember';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import styles from './Support.module.css';
import { useSupportForm } from './useSupportForm';

/**
 * Renders the form of a new question to the managers. A member is led to its thread, a visitor sees which address is
 * answered.
 */
export function SupportForm() {
  const { t } = useTranslation('support');
  const router = useRouter();
  const { user } = useMember();
  const [sentTo, setSentTo] = useState('');
  const form = useSupportForm(null, ({ id, email }) => {
    if (id === null) {
      setSentTo(email);
      return;
    }
    void notify('success', t('sent.member'));
    void router.push(paths.mySupport({ id }));
  });
  const { field, isLogin, needsEmail } = form;
  const named = supportTopics.find((topic) => topic === router.query.topic);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the static page knows its address
  useEffect(() => {
    if (named && !form.getValues().topic) form.change({ topic: named });
  }, [named]);

  if (sentTo) {
    return (
      <div className={styles.sent} role="status">
        <h2 className="heading">{t('sent.title')}</h2>
        <p>{t('sent.body', { email: sentTo })}</p>
        <Button onClick={() => setSentTo('')}>{t('sent.again')}</Button>
      </div>
    );
  }
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <DraftNotice draft={form.draft} editing={false} />
      <Select label={t('topic')} {...field('topic')}>
        <option value="">{t('topicNone')}</option>
        {supportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </Select>
      <TextArea label={t('content')} hint={t('contentHint')} rows={6} limit={SUPPORT_MAX} {...field('content')} />
      {isLogin && user?.email_verified ? <FormPictures form={form} most={1} title={t('picture')} /> : null}
      {needsEmail ? (
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          limit={EMAIL_MAX}
          {...field('email')}
        />
      ) : (
        <p className="aside">{t('memberHint')}</p>
      )}
      <div className="row-3">
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={form.busy}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
