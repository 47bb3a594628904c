import { type ReactNode, useState } from 'react';
import { type CommentsKey, isOnTheWay } from '@/api/comments';
import { Avatar } from '@/components/ui/Avatar';
import { cx } from '@/components/ui/cx';
import { later } from '@/components/ui/later';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { TopicReply } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Comment.module.css';
import type { CommentDoing } from './CommentDeeds';
import { LinkedText } from './LinkedText';

const CommentDeeds = later(() => import('./CommentDeeds').then((it) => it.CommentDeeds));
const CommentForm = later(() => import('./CommentForm').then((it) => it.CommentForm));
const CommentEdit = later(() => import('./CommentEdit').then((it) => it.CommentEdit));
const CommentDelete = later(() => import('./CommentDelete').then((it) => it.CommentDelete));

/** One comment or reply: who, when, what, and what the reader may do with it. */
export function Comment({
  commentsKey,
  comment,
  children,
}: {
  commentsKey: CommentsKey;
  comment: TopicReply;
  /** Its replies. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const { isLogin } = useMember();
  const [doing, setDoing] = useState<CommentDoing>('reading');
  const onTheWay = isOnTheWay(comment.id);
  const mayAct = isLogin && !onTheWay;
  const { user: author } = comment;
  const nickname = author?.nickname ?? '';

  if (comment.status !== 'published') {
    return (
      <li className={styles.comment} id={`comment-${comment.id}`}>
        <p className={styles.shell}>
          {comment.status === 'deleted' ? t('comments.deleted') : t('comments.hidden')}
        </p>
        {children}
      </li>
    );
  }
  return (
    <li className={cx(styles.comment, onTheWay && styles.onTheWay)} id={`comment-${comment.id}`}>
      <div className={styles.body}>
        <Avatar nickname={nickname} src={author?.avatar ?? null} size={comment.parent ? 1 : 2} />
        <div className={styles.words}>
          <p className={styles.facts}>
            <strong>{nickname}</strong>
            {comment.showManagerBadge ? <Tag tone="accent">{common('badge.manager')}</Tag> : null}
            {author?.is_partner ? <Tag>{common('badge.partner')}</Tag> : null}
            <RelativeTime at={comment.created_at} />
            {comment.edited ? <span>{t('topic.edited')}</span> : null}
          </p>
          {doing === 'editing' ? (
            <CommentEdit
              commentsKey={commentsKey}
              comment={comment}
              onEdit={(editing) => setDoing(editing ? 'editing' : 'reading')}
            />
          ) : (
            <LinkedText text={comment.content} links={comment.links} />
          )}
          {mayAct && doing !== 'editing' ? (
            <CommentDeeds comment={comment} doing={doing} onDo={setDoing} />
          ) : null}
        </div>
      </div>
      {children}
      {doing === 'replying' ? (
        <div className={styles.reply}>
          <CommentForm
            commentsKey={commentsKey}
            parent={comment.parent ?? comment.id}
            nickname={nickname}
            autoFocus
            onSent={() => setDoing('reading')}
          />
        </div>
      ) : null}
      {doing === 'deleting' ? (
        <CommentDelete
          commentsKey={commentsKey}
          id={comment.id}
          onClose={() => setDoing('reading')}
        />
      ) : null}
    </li>
  );
}
