import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { PictureFields } from '@/components/pictures/PictureFields';
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
  const { form, values, errors, change, pictures, draft, isLogin, needsEmail, isSubmitting, send } = useSupportForm(
    null,
    ({ id, email }) => {
      if (id === null) {
        setSentTo(email);
        return;
      }
      void notify('success', t('sent.member'));
      void router.push(paths.mySupport({ id }));
    },
  );
  const named = supportTopics.find((topic) => topic === router.query.topic);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the static page knows its address
  useEffect(() => {
    if (named && !values.topic) change({ topic: named });
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
    <Form ref={form} className={styles.form} onSubmit={send}>
      <DraftNotice draft={draft} editing={false} />
      <Select
        name="topic"
        label={t('topic')}
        value={values.topic}
        error={errors.topic}
        onChange={(event) => change({ topic: supportTopics.find((topic) => topic === event.target.value) ?? '' })}
      >
        <option value="">{t('topicNone')}</option>
        {supportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        rows={6}
        name="content"
        maxLength={SUPPORT_MAX}
        value={values.content}
        error={errors.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      {isLogin && user?.email_verified ? <PictureFields pictures={pictures} title={t('picture')} /> : null}
      {needsEmail ? (
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      ) : (
        <p className="aside">{t('memberHint')}</p>
      )}
      <div className="row-3">
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={pictures.uploading}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
