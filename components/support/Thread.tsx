import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetSupportThreadQuery, useSetSupportStatusMutation } from '@/api/support';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { TextArea } from '@/components/ui/TextArea';
import { Thumbnails } from '@/components/ui/Thumbnails';
import { SUPPORT_MAX } from '@/contract/constants/support';
import type { SupportThread } from '@/contract/support';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Support.module.css';
import { SupportTags } from './SupportList';
import { useSupportForm } from './useSupportForm';

/** Renders a question with its messages and the field to write on; `manages` is for managers, who answer. */
export function Thread({ id, manages = false }: { id: number; manages?: boolean }) {
  const { t } = useTranslation('support');
  const { data, isError, isFetching, refetch } = useGetSupportThreadQuery({ id });
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <article className={styles.thread}>
      <SupportTags thread={data} manages={manages} />
      <ol className={styles.messages}>
        {data.messages.map((message) => (
          <li key={message.id} className={clsx(styles.message, message.from_team && styles.answer)}>
            <Facts>
              <strong>{t(message.from_team ? 'thread.team' : manages ? 'thread.writer' : 'thread.me')}</strong>
              {message.manager ? <span>{message.manager.nickname}</span> : null}
              <RelativeTime at={message.created_at} />
            </Facts>
            <p className={styles.text}>{message.content}</p>
            {message.fileUrl ? (
              <a href={message.fileUrl} target="_blank" rel="noopener" className={styles.picture}>
                <Thumbnails urls={[message.fileUrl]} altOf={() => t('thread.picture')} />
              </a>
            ) : null}
          </li>
        ))}
      </ol>
      <Reply thread={data} manages={manages} />
    </article>
  );
}

function Reply({ thread, manages }: { thread: SupportThread; manages: boolean }) {
  const { t } = useTranslation('support');
  const form = useSupportForm(thread.id, () => notify('success', t(manages ? 'reply.answered' : 'reply.sent')));
  const [setStatus] = useSetSupportStatusMutation();
  const isClosed = thread.status === 'closed';
  const toggle = useSubmit({
    call: (status: 'open' | 'closed') => setStatus({ id: thread.id, status }).unwrap(),
    failed: t('failed'),
    onDone: (_answer, status) => notify('success', t(status === 'closed' ? 'reply.closed' : 'reply.opened')),
  });
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <DraftNotice draft={form.draft} editing={false} />
      <TextArea
        label={t(manages ? 'reply.answer' : 'reply.label')}
        hint={isClosed && !manages ? t('reply.closedHint') : undefined}
        maxLength={SUPPORT_MAX}
        onSend={form.send}
        {...form.field('content')}
      />
      {manages ? null : <FormPictures form={form} most={1} title={t('picture')} />}
      <div className="row-3">
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={form.busy}>
          {t(manages ? 'reply.sendAnswer' : 'reply.send')}
        </Button>
        {manages ? (
          <Button busy={toggle.isSubmitting} onClick={() => void toggle.submit(isClosed ? 'open' : 'closed')}>
            {t(isClosed ? 'reply.open' : 'reply.close')}
          </Button>
        ) : null}
      </div>
      <p>
        <Link className="way" href={manages ? managePaths.support() : paths.mySupport()}>
          {t('thread.back')}
        </Link>
      </p>
    </Form>
  );
}
