import { clsx } from 'clsx';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey, useGetCommentsQuery } from '@/api/comments';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Pagination } from '@/components/ui/Pagination';
import { type CommentOrdering, DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { useFirstUse } from '@/hooks/useFirstUse';
import { useMember } from '@/hooks/useMember';
import { MorePages, useMorePages } from '@/hooks/useMorePages';
import { formatCompact } from '@/lib/numbers';
import { numbered, paths, type Query } from '@/lib/paths';
import styles from './Comments.module.css';
import { CommentsPage } from './CommentsPage';
import type { OpenedComposer, Reply } from './composer';

/**
 * Returns the pages of a subject's comments that are shown, from `page` on, and the page on which a new
 * comment appears. `pageOf` builds the address of the subject's page.
 */
function useComments(subject: CommentSubject, page: number, pageOf: (query?: Query) => string) {
  const router = useRouter();
  const { data } = useGetCommentsQuery(commentsKey(subject, page));
  const count = data?.count ?? 0;
  const last = Math.max(page, Math.ceil(count / DEFAULT_PAGE_SIZE));
  const hrefOf = (to: number) => `${pageOf(numbered(to))}#comments`;
  const { pages, add, rereads } = useMorePages(hrefOf(page), page, last);
  const end = pages.at(-1) ?? page;
  const newest = subject.ordering === 'new' ? 1 : last;
  return {
    count,
    pages,
    end,
    add,
    rereads,
    hrefOf,
    /** The page that a new comment belongs to. */
    newest,
    /** Navigates to that page when it is not among those shown, and returns whether it does. */
    showNewest: () => {
      const isElsewhere = !pages.includes(newest);
      if (isElsewhere) void router.push(hrefOf(newest));
      return isElsewhere;
    },
  };
}

/** Returns the id of the comment that the page's address names, as that of a notification does; else null. */
function useMeantComment(): number | null {
  const { asPath } = useRouter();
  const [meant, setMeant] = useState<number | null>(null);
  // In an effect, since the server never sees this part of an address.
  useEffect(() => {
    const [, id] = /#comment-(\d+)$/.exec(asPath) ?? [];
    setMeant(id ? Number(id) : null);
  }, [asPath]);
  return meant;
}

/**
 * Holds whether the form to write a comment is open at the bottom of a phone's window: it is one form, which leaves its
 * place in the page for as long. Holds also which comment is answered by a form in the page.
 */
function useComposer() {
  const place = useRef<HTMLDivElement>(null);
  const [opened, show] = useState<OpenedComposer | null>(null);
  const [reply, setReply] = useState<Reply | null>(null);
  const [moved, setMoved] = useState(0);
  const endMoved = () => {
    setReply(null);
    show(null);
    setMoved((before) => before + 1);
  };
  const close = () => {
    // The focus first: a form that returns to its place with it would take the page there.
    if (opened?.opener?.isConnected && opened.opener instanceof HTMLElement)
      opened.opener.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    show(null);
  };
  return { place, opened, show, close, reply, setReply, moved, endMoved };
}

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
  const composer = useComposer();
  const { place, opened } = composer;
  const [ordering, setOrdering] = useState<CommentOrdering>();
  const subject = { ...given, ordering, closed: closed !== undefined };
  const { count, pages, end, add, rereads, hrefOf, newest, showNewest } = useComments(subject, page, pageOf);
  const signIn = paths.signIn({ callbackUrl: `${pageOf(numbered(page))}#write` });

  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <div className={styles.head}>
        {/* Reports to a screen reader that a comment was added, which others see in the list. */}
        <h2 id="comments-title" aria-live="polite" aria-atomic="true">
          {t('title')} <span className="numbers">{formatCompact(total, i18n.language)}</span>
        </h2>
        {isUsed && count > 1 ? <CommentOrder ordering={ordering} onOrder={setOrdering} /> : null}
      </div>
      <MorePages value={rereads}>
        {pages.map((number) => (
          <CommentsPage
            key={number}
            subject={subject}
            page={number}
            active={isLogin || isUsed}
            meant={meant}
            composer={composer}
          />
        ))}
      </MorePages>
      <Pagination page={end} count={count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} onLoadMore={add} />
      {isUsed ? (
        <NewComments subject={subject} known={{ comments: total, threads: count }} onShow={showNewest} />
      ) : null}
      <div id="write" ref={place} className={clsx(styles.write, 'clear-of-bars')} style={{ minHeight: opened?.height }}>
        {closed ??
          (isLogin ? (
            <CommentForm
              // A reply's draft is another; a form that is open restores its draft with the quotation, or a moved reply.
              key={`${opened?.reply?.parent} ${opened?.quotations} ${composer.moved}`}
              subject={subject}
              page={newest}
              {...opened?.reply}
              autoFocus={opened !== null}
              onMoved={composer.endMoved}
              onClose={opened ? composer.close : undefined}
              onSent={opened ? composer.close : showNewest}
            />
          ) : (
            <LinkButton full rel="nofollow" prefetch={false} href={signIn}>
              {t('signIn')}
            </LinkButton>
          ))}
      </div>
      {isUsed && !closed ? <ComposerBar composer={composer} signIn={signIn} /> : null}
    </section>
  );
}
