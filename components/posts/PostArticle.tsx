import { useTranslation } from 'react-i18next';
import { ArticleActions, ArticleHead, PlaceLink } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { PostBody } from '@/components/article/PostBody';
import { Collapsed } from '@/components/moderation/Collapsed';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { Count } from '@/components/ui/Count';
import { HeartButton } from '@/components/ui/HeartButton';
import { EyeIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { Picture } from '@/components/ui/Picture';
import type { Post } from '@/contract/posts';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';
import styles from './PostArticle.module.css';

/** Renders a post's like button with its count, updated optimistically. */
function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation('common');
  const { tap, busy } = useMemberAction({
    path: paths.post(post.id),
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { postWritesApi } = await import('@/api/postWrites');
      return postWritesApi.endpoints.likePost.initiate({ id: post.id, liked: !post.liked, idempotencyKey });
    },
  });
  return <HeartButton liked={post.liked} count={post.like_count} busy={busy} onClick={tap} />;
}

const PostMenu = lazyClient(() => import('./PostMenu').then((it) => it.PostMenu));

/** Renders a post: title, picture, content and actions. `notion` is a Notion page's HTML. */
export function PostArticle({ post, notion }: { post: Post; notion: string | null }) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation('common');
  const { user: member } = useMember();
  const isBlocked = useBlocked();
  const { cover } = post;
  const category = post.categories[0];
  const collapsed = isBlocked(post.user) ? 'blocked' : post.collapsed && 'reported';
  const html = post.type === 'notion' ? notion : post.content;
  const body = html ? <PostBody html={html} /> : <p>{t('post.notionAway')}</p>;

  return (
    <article>
      <ArticleHead
        place={
          category ? <PlaceLink href={paths.posts({ categories: category.slug })}>{category.name}</PlaceLink> : null
        }
        hidden={post.status === 'hidden' ? t('post.hidden') : null}
        title={post.title}
      >
        <Byline subject="post" written={post} menu={member ? <PostMenu post={post} /> : null} ruled>
          {post.reading_minutes > 1 ? <span>{t('minutes', { minutes: post.reading_minutes })}</span> : null}
          <Count value={post.view_count} label={common('count.views')} icon={<EyeIcon size={1} />} />
        </Byline>
        {cover && !collapsed ? (
          <Picture
            className={styles.cover}
            url={cover.url}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            sizes="(min-width: 48em) 720px, 100vw"
            eager
            moves={paths.post(post.id)}
          />
        ) : null}
      </ArticleHead>
      {collapsed ? <Collapsed why={collapsed}>{body}</Collapsed> : body}
      {post.tags.length > 0 ? (
        <div className={styles.tags}>
          <Chips label={t('post.tags')}>
            {post.tags.map((tag) => (
              <ChipLink key={tag.slug} href={paths.posts({ tags: tag.slug })} selected={false} prefetch={false}>
                #{tag.name}
              </ChipLink>
            ))}
          </Chips>
        </div>
      ) : null}
      <ArticleActions title={post.title} saved={{ subject: 'post', id: post.id }} commentCount={post.comment_count}>
        <LikeButton post={post} />
      </ArticleActions>
    </article>
  );
}
