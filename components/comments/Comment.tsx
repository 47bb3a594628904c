import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, isOnTheWay } from '@/api/comments';
import { Collapsed } from '@/components/moderation/Collapsed';
import { Edited } from '@/components/moderation/Edited';
import { Avatar } from '@/components/ui/Avatar';
import { LinkedText } from '@/components/ui/LinkedText';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { MemberName } from '@/components/users/MemberName';
import type { CommentReply } from '@/contract/comments';
import styles from './Comment.module.css';
import type { CommentDoing } from './CommentActions';
import type { Composer } from './composer';

const CommentActions = lazyClient(() => import('./CommentActions').then((it) => it.CommentActions));
const CommentForm = lazyClient(() => import('./CommentForm').then((it) => it.CommentForm));
const CommentEdit = lazyClient(() => import('./CommentEdit').then((it) => it.CommentEdit));

/** Renders one comment or reply: author, time, text and the reader's actions. */
export function Comment({
  subject,
  page,
  comment,
  active,
  meant,
  blocked = false,
  composer,
  children,
}: {
  subject: CommentSubject;
  /** The page of comments it is shown on. */
  page: number;
  comment: CommentReply;
  /** Whether its actions are loaded; their place is reserved. */
  active: boolean;
  /** Whether the address names it: then it is lit for some seconds. */
  meant: boolean;
  /** Whether the reader has blocked the author: then only its replies are shown. */
  blocked?: boolean;
  composer: Composer;
  /** Its replies. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const { reply, setReply } = composer;
  const replying = reply?.id === comment.id ? reply : null;
  const [doingElse, setDoingElse] = useState<Exclude<CommentDoing, 'replying'>>('reading');
  const doing: CommentDoing = replying ? 'replying' : doingElse;
  const setDoing = (next: CommentDoing) => {
    setDoingElse(next === 'replying' ? 'reading' : next);
    if (next === 'replying') setReply({ id: comment.id, quotations: 0 });
    else if (replying) setReply(null);
  };
  const item = useRef<HTMLLIElement>(null);
  // The browser scrolls to what is there when the page is opened, and not to what is loaded later.
  const isLate = useRef(meant);
  useEffect(() => {
    if (isLate.current) item.current?.scrollIntoView();
  }, []);
  const quote = () => setReply({ id: comment.id, quotations: (replying?.quotations ?? 0) + 1 });
  const onTheWay = isOnTheWay(comment.id);
  const { user: author } = comment;
  const nickname = author?.nickname ?? '';

  if (blocked || comment.status !== 'published') {
    const shell = comment.status === 'deleted' ? t('deleted') : t('hidden');
    return (
      <li ref={item} className={styles.comment} id={`comment-${comment.id}`}>
        <p className="small">{blocked ? common('collapsed.blocked') : shell}</p>
        {children}
      </li>
    );
  }
  const text = <LinkedText text={comment.content} links={comment.links} quotes />;
  return (
    <li
      ref={item}
      className={clsx(styles.comment, onTheWay && styles.onTheWay)}
      id={`comment-${comment.id}`}
      aria-current={meant ? 'location' : undefined}
    >
      <div className={styles.body}>
        <Avatar nickname={nickname} src={author?.avatar ?? null} size={comment.parent ? 1 : 2} />
        <div className="grow">
          <p className={styles.facts}>
            <strong>{author ? <MemberName user={author} manager={comment.showManagerBadge} /> : null}</strong>
            <RelativeTime at={comment.created_at} />
            {comment.edited ? <Edited subject="comment" id={comment.id} can={comment.can} label={t('edited')} /> : null}
          </p>
          {doing === 'editing' ? (
            <CommentEdit
              subject={subject}
              page={page}
              comment={comment}
              onEdit={(editing) => setDoing(editing ? 'editing' : 'reading')}
            />
          ) : comment.collapsed ? (
            <Collapsed why="reported">{text}</Collapsed>
          ) : (
            text
          )}
          {active && !onTheWay && doing !== 'editing' ? (
            <CommentActions
              subject={subject}
              page={page}
              comment={comment}
              doing={doing}
              onDo={setDoing}
              onQuote={quote}
              composer={composer}
            />
          ) : null}
        </div>
      </div>
      {children}
      {replying ? (
        <div className={styles.reply}>
          <CommentForm
            // A form that is open already restores its draft with the quotation.
            key={replying.quotations}
            subject={subject}
            page={page}
            parent={comment.parent ?? comment.id}
            nickname={nickname}
            autoFocus
            onMoved={composer.endMoved}
            onSent={() => setDoing('reading')}
          />
        </div>
      ) : null}
    </li>
  );
}
