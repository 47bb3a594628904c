import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Pagination } from '@/components/ui/Pagination';
import { type CommentOrdering, DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { useFirstUse } from '@/hooks/useFirstUse';
import { useMember } from '@/hooks/useMember';
import { MorePages } from '@/hooks/useMorePages';
import { formatCompact } from '@/lib/numbers';
import { paths, type Query } from '@/lib/paths';
import styles from './Comments.module.css';
import { CommentsPage } from './CommentsPage';
import { useComments } from './useComments';
import { useMeantComment } from './useMeantComment';

const CommentForm = lazyClient(() => import('./CommentForm').then((it) => it.CommentForm));
const CommentOrder = lazyClient(() => import('./CommentOrder').then((it) => it.CommentOrder));
const NewComments = lazyClient(() => import('./NewComments').then((it) => it.NewComments));
const ComposerBar = lazyClient(() => import('./ComposerBar').then((it) => it.ComposerBar));

/**
 * Renders the comments of a subject from page `page` on, and the form to write one, or `closed`, why
 * the reader may not. `count` is their number with replies; `pageOf` builds the address of the page that shows them.
 */
export function Comments({
  subject: given,
  count: total,
  page,
  pageOf,
  closed,
}: {
  subject: CommentSubject;
  count: number;
  page: number;
  pageOf: (query?: Query) => string;
  closed?: ReactNode;
}) {
  const { t, i18n } = useTranslation('comments');
  const { isLogin } = useMember();
  const isUsed = useFirstUse();
  const meant = useMeantComment();
  const write = useRef<HTMLDivElement>(null);
  const [ordering, setOrdering] = useState<CommentOrdering>();
  const subject = { ...given, ordering, closed: closed !== undefined };
  const { count, pages, end, add, rereads, hrefOf, newest, showNewest } = useComments(subject, page, pageOf);
  const signIn = paths.signIn({ callbackUrl: `${pageOf()}#write` });

  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <div className={styles.head}>
        <h2 id="comments-title">
          {t('title')} <span className="numbers">{formatCompact(total, i18n.language)}</span>
        </h2>
        {isUsed && count > 1 ? <CommentOrder ordering={ordering} onOrder={setOrdering} /> : null}
      </div>
      <MorePages value={rereads}>
        {pages.map((number) => (
          <CommentsPage key={number} subject={subject} page={number} active={isLogin || isUsed} meant={meant} />
        ))}
      </MorePages>
      <Pagination page={end} count={count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} onLoadMore={add} />
      {isUsed ? <NewComments subject={subject} known={count} onShow={showNewest} /> : null}
      <div id="write" ref={write} className={styles.write}>
        {closed ??
          (isLogin ? (
            <CommentForm subject={subject} page={newest} onSent={showNewest} />
          ) : (
            <LinkButton full rel="nofollow" prefetch={false} href={signIn}>
              {t('signIn')}
            </LinkButton>
          ))}
      </div>
      {isUsed && !closed ? <ComposerBar form={write} signIn={signIn} /> : null}
    </section>
  );
}
