import Link from 'next/link';
import { Edited } from '@/components/moderation/Edited';
import { Folded } from '@/components/moderation/Folded';
import { Avatar } from '@/components/ui/Avatar';
import { IconButton } from '@/components/ui/Button';
import { Count } from '@/components/ui/Count';
import { CommentIcon, EyeIcon, ShareIcon } from '@/components/ui/icons';
import { Facts } from '@/components/ui/List';
import { later } from '@/components/ui/later';
import { Picture } from '@/components/ui/Picture';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { ChipLink, Chips, Tag } from '@/components/ui/Tag';
import type { Post } from '@/contract/posts';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { LikeButton } from './LikeButton';
import styles from './PostArticle.module.css';
import { PostBody } from './PostBody';

const PostMenu = later(() => import('./PostMenu').then((it) => it.PostMenu));

/** A post whole: its title and picture, its words, and what to do with it. `notion` is a Notion page's HTML. */
export function PostArticle({ post, notion }: { post: Post; notion: string | null }) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation('common');
  const share = useShare(post.title);
  const { user: member } = useMember();
  const isBlocked = useBlocked();
  const { cover, user } = post;
  const folded = isBlocked(user) ? 'blocked' : post.folded && 'reported';
  const html = post.type === 'notion' ? notion : post.content;
  const words = html ? <PostBody html={html} /> : <p>{t('post.notionAway')}</p>;

  return (
    <article>
      <header>
        {post.categories[0] ? (
          <Link
            href={paths.posts({ categories: post.categories[0].slug })}
            prefetch={false}
            className={styles.category}
          >
            {post.categories[0].name}
          </Link>
        ) : null}
        {post.status === 'hidden' ? <p className={styles.hidden}>{t('post.hidden')}</p> : null}
        <h1 className={styles.title}>{post.title}</h1>
        <div className={styles.by}>
          <Avatar nickname={user.nickname} src={user.avatar} />
          <div className={styles.who}>
            <p className={styles.name}>
              <Link href={paths.user(user.username)} prefetch={false}>
                {user.nickname}
              </Link>
              {user.is_manager ? <Tag tone="accent">{common('badge.manager')}</Tag> : null}
              {user.is_partner ? <Tag>{common('badge.partner')}</Tag> : null}
            </p>
            <Facts>
              <RelativeTime at={post.created_at} />
              {post.edited ? (
                <Edited
                  subject="post"
                  id={post.id}
                  username={user.username}
                  label={t('post.edited')}
                />
              ) : null}
              <span>{t('minutes', { minutes: post.reading_minutes })}</span>
              <Count
                value={post.view_count}
                label={common('count.views')}
                icon={<EyeIcon size={1} />}
              />
            </Facts>
          </div>
          {member ? <PostMenu post={post} /> : null}
        </div>
        {cover && !folded ? (
          <Picture
            className={styles.cover}
            url={cover.url}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            sizes="(min-width: 48em) 720px, 100vw"
            eager
          />
        ) : null}
      </header>
      {folded ? <Folded why={folded}>{words}</Folded> : words}
      {post.tags.length > 0 ? (
        <div className={styles.tags}>
          <Chips label={t('post.tags')}>
            {post.tags.map((tag) => (
              <ChipLink
                key={tag.slug}
                href={paths.posts({ tags: tag.slug })}
                selected={false}
                prefetch={false}
              >
                #{tag.name}
              </ChipLink>
            ))}
          </Chips>
        </div>
      ) : null}
      <footer className={styles.deeds}>
        <LikeButton post={post} />
        <a href="#write" className={styles.toComments} aria-label={t('post.toComments')}>
          <CommentIcon />
          <Count value={post.comment_count} label={common('count.comments')} />
        </a>
        <span className={styles.space} />
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </footer>
    </article>
  );
}
