import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Pagination } from '@/components/ui/Pagination';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { useMember } from '@/hooks/useMember';
import { formatCompact } from '@/lib/numbers';
import { paths, type Query } from '@/lib/paths';
import styles from './Comments.module.css';
import { CommentsPage } from './CommentsPage';
import { useComments } from './useComments';

const CommentForm = lazyClient(() => import('./CommentForm').then((it) => it.CommentForm));

/**
 * Renders the comments of a subject from page `page` on, and the form to write one. `count` is their number
 * with replies; `pageOf` builds the address of the page that shows them.
 */
export function Comments({
  subject,
  count: total,
  page,
  pageOf,
}: {
  subject: CommentSubject;
  count: number;
  page: number;
  pageOf: (query?: Query) => string;
}) {
  const { t, i18n } = useTranslation('comments');
  const { isLogin } = useMember();
  const { count, pages, end, add, hrefOf, last, showLast } = useComments(subject, page, pageOf);

  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.title}>
        {t('title')} <span className="numbers">{formatCompact(total, i18n.language)}</span>
      </h2>
      {pages.map((number) => (
        <CommentsPage key={number} subject={subject} page={number} />
      ))}
      <Pagination page={end} count={count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} onLoadMore={add} />
      <div id="write" className={styles.write}>
        {isLogin ? (
          <CommentForm subject={subject} page={last} onSent={showLast} />
        ) : (
          <LinkButton full rel="nofollow" prefetch={false} href={paths.signIn({ callbackUrl: `${pageOf()}#write` })}>
            {t('signIn')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
