import { clsx } from 'clsx';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { Tag } from '@/components/ui/Tag';
import { TextArea } from '@/components/ui/TextArea';
import { Thumbnails } from '@/components/ui/Thumbnails';
import { SUPPORT_MAX } from '@/contract/constants/support';
import type { SupportThread } from '@/contract/support';
import type { Author } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Support.module.css';
import { SupportTags } from './SupportList';
import { useSupportForm } from './useSupportForm';

/** What managers, who answer, see besides: who wrote, and means to write what they have typed so far. */
interface Manages {
  writer: (member: Author) => ReactNode;
  tools: (text: string, onChange: (text: string) => void) => ReactNode;
}

/** Renders a question with its messages and the field to write on; `manages` is for managers. */
export function Thread({ id, manages }: { id: number; manages?: Manages }) {
  const { t } = useTranslation('support');
  const [read, setRead] = useState<number>();
  const { data, isError, isFetching, refetch } = useGetSupportThreadQuery({ id });
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <article className={styles.thread}>
      <SupportTags thread={data} writer={manages && (data.user ? manages.writer(data.user) : data.email)} />
      <ol className={styles.messages}>
        {data.messages.map((message) => (
          <li key={message.id} className={clsx(styles.message, message.from_team && styles.answer)}>
            <Facts>
              <strong>{t(message.from_team ? 'thread.team' : manages ? 'thread.writer' : 'thread.me')}</strong>
              {message.manager ? <span>{message.manager.nickname}</span> : null}
              <RelativeTime at={message.created_at} />
            </Facts>
            {read && message.id > read ? <Tag tone="accent">{t('thread.new')}</Tag> : null}
            <p className={styles.text}>{message.content}</p>
            {message.fileUrl ? (
              <a href={message.fileUrl} target="_blank" rel="noopener" className={styles.picture}>
                <Thumbnails urls={[message.fileUrl]} altOf={() => t('thread.picture')} />
              </a>
            ) : null}
          </li>
        ))}
      </ol>
      {manages ? (
        <Answer thread={data} tools={manages.tools} isBehind={read !== undefined} onRead={setRead} />
      ) : (
        <Reply thread={data} />
      )}
    </article>
  );
}

/** Renders the field of a further message of the thread's member. */
function Reply({ thread }: { thread: SupportThread }) {
  const { t } = useTranslation('support');
  const form = useSupportForm(thread.id, () => notify('success', t('reply.sent')));
  return (
    <Form ref={form.form} className={styles.form} onSubmit={form.send}>
      <DraftNotice draft={form.draft} editing={false} />
      <TextArea
        label={t('reply.label')}
        hint={thread.status === 'closed' ? t('reply.closedHint') : undefined}
        limit={SUPPORT_MAX}
        onSend={form.send}
        {...form.field('content')}
      />
      <FormPictures form={form} most={1} title={t('picture')} />
      <div className="row-3">
        <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={form.busy}>
          {t('reply.send')}
        </Button>
      </div>
      <Back href={paths.mySupport()} />
    </Form>
  );
}

/**
 * Renders the field of a manager's answer over the messages that they have read, and closes the thread or opens it
 * again. `onRead` is called with the last of those once there are newer ones, which are marked until one of both is done.
 */
function Answer({
  thread,
  tools,
  isBehind,
  onRead,
}: {
  thread: SupportThread;
  tools: Manages['tools'];
  isBehind: boolean;
  onRead: (read: number | undefined) => void;
}) {
  const { t } = useTranslation('support');
  const answered = () => {
    onRead(undefined);
    return notify('success', t('reply.answered'));
  };
  const latest = thread.messages.at(-1)?.id;
  const form = useSupportForm(thread.id, answered, { latest, onNewer: onRead });
  const content = useWatch({ control: form.control, name: 'content' });
  const [setStatus] = useSetSupportStatusMutation();
  const isClosed = thread.status === 'closed';
  const toggle = useSubmit({
    call: (body: { status: 'open' | 'closed'; read: number | undefined }) =>
      setStatus({ id: thread.id, ...body }).unwrap(),
    failed: t('reply.statusFailed'),
    onDone(_answer, { status }) {
      onRead(undefined);
      return notify('success', t(status === 'closed' ? 'reply.closed' : 'reply.opened'));
    },
    onFailure(failure, { read }) {
      if (errorBodyIn(failure).code !== 'written_meanwhile') return false;
      onRead(read);
      return true;
    },
  });
  return (
    <>
      <div>{tools(content, (text) => form.change({ content: text }))}</div>
      <Form ref={form.form} className={styles.form} onSubmit={form.send}>
        <DraftNotice draft={form.draft} editing={false} />
        {isBehind ? (
          <p className="aside" role="alert">
            {t('reply.behind')}
          </p>
        ) : null}
        <TextArea label={t('reply.answer')} limit={SUPPORT_MAX} onSend={form.send} {...form.field('content')} />
        <div className="row-3">
          <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={form.busy}>
            {t('reply.sendAnswer')}
          </Button>
          <Button
            busy={toggle.isSubmitting}
            onClick={() => void toggle.submit({ status: isClosed ? 'open' : 'closed', read: latest })}
          >
            {t(isClosed ? 'reply.open' : 'reply.close')}
          </Button>
        </div>
        <Back href={managePaths.support()} />
      </Form>
    </>
  );
}

function Back({ href }: { href: string }) {
  const { t } = useTranslation('support');
  return (
    <p>
      <Link className="way" href={href}>
        {t('thread.back')}
      </Link>
    </p>
  );
}
