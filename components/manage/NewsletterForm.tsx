import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { useTestNewsletterMutation } from '@/api/managedNewsletters';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { RichEditor } from '@/components/article/editor/RichEditor';
import { usePostPictures } from '@/components/article/editor/usePostPictures';
import { Button } from '@/components/ui/Button';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { articleOutline } from '@/contract/articleOutline';
import { NEWSLETTER_SUBJECT_MAX } from '@/contract/constants/newsletters';
import { type MarketingTopic, marketingTopics } from '@/contract/constants/participation';
import type { NewsletterDetail } from '@/contract/managedNewsletters';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { AudienceFields } from './edit/AudienceFields';
import { type NewsletterValues, useNewsletterForm } from './edit/useNewsletterForm';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import styles from './Newsletters.module.css';
import { SendNewsletterSheet } from './SendNewsletterSheet';
import { useMoment } from './useDay';

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'manage'>, marketings: TFunction<'marketings'>, values: NewsletterValues): ShownField[] {
  const shown = {
    subject: values.subject,
    content: articleOutline(values.content),
    locale: t(`newsletter.languages.${values.locale}`),
    topic: marketings(`topics.${values.topic}.name`),
    audience_locale: t(`newsletter.languages.${values.audience_locale || 'any'}`),
    active_days: values.active_days && t('newsletter.activeWithin', { days: values.active_days }),
    skin_types: values.skin_types.join(', '),
  };
  return (Object.keys(shown) as (keyof typeof shown)[]).map((name) => ({
    label: t(`newsletter.${name}`),
    value: shown[name],
  }));
}

/**
 * Renders the form of a newsletter that is a draft, or of a new one, with its test and its sending. In the browser
 * only, since the editor begins with the draft.
 */
export function NewsletterForm({ newsletter }: { newsletter?: NewsletterDetail }) {
  const { t } = useTranslation('manage');
  const { t: marketings } = useTranslation('marketings');
  const { t: posts } = useTranslation('posts');
  const router = useRouter();
  const edit = useNewsletterForm(newsletter, (id) => void router.replace(managePaths.newsletter(id)));
  const { form, values, errors, change, draft, isSubmitting } = edit;
  const pictures = usePostPictures();
  const isUploading = pictures.onTheWay.length > 0;
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Form ref={form} className={manage.form} onSubmit={() => !isUploading && edit.send()}>
        <ManageHead
          title={newsletter ? newsletter.subject : t('newsletter.new')}
          back={{ href: managePaths.newsletters(), name: t('newsletter.back') }}
        />
        <DraftNotice draft={draft} editing={newsletter !== undefined} />
        <TextField
          name="subject"
          label={t('newsletter.subject')}
          hint={t('newsletter.subjectHint')}
          autoComplete="off"
          limit={NEWSLETTER_SUBJECT_MAX}
          value={values.subject}
          error={errors.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <div className={manage.pair}>
          <Select
            name="locale"
            label={t('newsletter.locale')}
            hint={t('newsletter.localeHint')}
            value={values.locale}
            onChange={(event) => change({ locale: event.target.value as NewsletterValues['locale'] })}
          >
            {(['ko', 'en'] as const).map((locale) => (
              <option key={locale} value={locale}>
                {t(`newsletter.languages.${locale}`)}
              </option>
            ))}
          </Select>
          <Select
            name="topic"
            label={t('newsletter.topic')}
            hint={t('newsletter.topicHint')}
            value={values.topic}
            onChange={(event) => change({ topic: event.target.value as MarketingTopic })}
          >
            {marketingTopics.map((topic) => (
              <option key={topic} value={topic}>
                {marketings(`topics.${topic}.name`)}
              </option>
            ))}
          </Select>
        </div>
        <RichEditor
          key={edit.round}
          initial={values.content}
          error={errors.content}
          pictures={pictures}
          onChange={(content) => change({ content })}
        />
        <AudienceFields values={values} onChange={change} />
        <div className="actions">
          <Button
            type="submit"
            variant={newsletter ? 'secondary' : 'primary'}
            busy={isSubmitting}
            disabled={isUploading}
          >
            {isUploading ? posts('editor.busy') : t('newsletter.save')}
          </Button>
          {newsletter ? (
            <Sending newsletter={newsletter} isChanged={edit.isDirty} onSend={() => setSending(true)} />
          ) : null}
        </div>
        <ConflictSheet edit={edit} fieldsOf={(shown) => fieldsOf(t, marketings, shown)} />
      </Form>
      {newsletter && isSending ? (
        <SendNewsletterSheet newsletter={newsletter} version={values.version} onClose={() => setSending(false)} />
      ) : null}
    </>
  );
}

/** Renders the buttons that test and send the newsletter as it is stored. */
function Sending({
  newsletter,
  isChanged,
  onSend,
}: {
  newsletter: NewsletterDetail;
  isChanged: boolean;
  onSend: () => void;
}) {
  const { t } = useTranslation('manage');
  const [test] = useTestNewsletterMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (id: number) => test({ id }).unwrap(),
    failed: t('newsletter.testFailed'),
    onDone: () => void notify('success', t('newsletter.tested')),
  });
  const { missing, scheduled_at: late } = newsletter;
  const time = useMoment();
  return (
    <>
      <Button busy={isSubmitting} disabled={isChanged} onClick={() => void submit(newsletter.id)}>
        {t('newsletter.test')}
      </Button>
      <Button variant="primary" disabled={isChanged || missing.length > 0} onClick={onSend}>
        {t('newsletter.toSend')}
      </Button>
      {late ? <p className={styles.notice}>{t('newsletter.late', { time: time(late) })}</p> : null}
      {missing.length > 0 ? <SenderMissing missing={missing} /> : null}
      {missing.length === 0 && isChanged ? <p className={styles.notice}>{t('newsletter.saveFirst')}</p> : null}
    </>
  );
}

/** Renders which of the operator's details are missing; who may set them is led to their page. */
function SenderMissing({ missing }: Pick<NewsletterDetail, 'missing'>) {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  return (
    <p className={styles.notice}>
      {t('newsletter.senderMissing', { names: missing.map((name) => t(`operator.fields.${name}`)).join(', ') })}{' '}
      {access?.rights.includes('settings') ? (
        <Link href={managePaths.operator()} prefetch={false}>
          {t('newsletter.toOperator')}
        </Link>
      ) : (
        t('newsletter.askOwner')
      )}
    </p>
  );
}
