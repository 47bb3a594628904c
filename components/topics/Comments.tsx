import { LinkButton } from '@/components/ui/Button';
import { later } from '@/components/ui/later';
import { Pagination } from '@/components/ui/Pagination';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants';
import type { Topic } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { countText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Comments.module.css';
import { CommentsPage } from './CommentsPage';
import { useComments } from './useComments';

const CommentForm = later(() => import('./CommentForm').then((it) => it.CommentForm));

/** A topic's comments from page `page` on, and where to write one. */
export function Comments({ topic, page }: { topic: Topic; page: number }) {
  const { t, i18n } = useTranslation('topics');
  const { isLogin } = useMember();
  const { key, count, pages, end, add, hrefOf, lastKey, showLast } = useComments(topic, page);

  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.title}>
        {t('comments.title')}{' '}
        <span className="numbers">{countText(topic.comment_count, languageOf(i18n.language))}</span>
      </h2>
      {pages.map((number) => (
        <CommentsPage key={number} commentsKey={{ ...key, page: number }} />
      ))}
      <Pagination
        page={end}
        count={count}
        pageSize={DEFAULT_PAGE_SIZE}
        hrefOf={hrefOf}
        onLoadMore={add}
      />
      <div id="write" className={styles.write}>
        {isLogin ? (
          <CommentForm commentsKey={lastKey} onSent={showLast} />
        ) : (
          <LinkButton
            full
            rel="nofollow"
            prefetch={false}
            href={paths.signIn({ callbackUrl: `${paths.topic(key.slug, key.id)}#write` })}
          >
            {t('comments.signIn')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
