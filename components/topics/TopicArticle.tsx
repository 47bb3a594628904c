import { useTranslation } from 'react-i18next';
import { ArticleActions, ArticleHead, PlaceLink } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { Collapsed } from '@/components/moderation/Collapsed';
import { Count } from '@/components/ui/Count';
import { HeartButton } from '@/components/ui/HeartButton';
import { EyeIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Topic } from '@/contract/topics';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';
import { SkinData } from './SkinData';
import styles from './TopicArticle.module.css';
import { TopicMetadata } from './TopicMetadata';
import { TopicPictures } from './TopicPictures';

/** Renders a topic's like button with its count, updated optimistically. */
function LikeButton({ topic }: { topic: Topic }) {
  const { t } = useTranslation('common');
  const { id, forum, liked } = topic;
  const { tap, busy } = useMemberAction({
    path: paths.topic(forum.slug, id),
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { topicWritesApi } = await import('@/api/topicWrites');
      return topicWritesApi.endpoints.likeTopic.initiate({ id, liked: !liked, idempotencyKey });
    },
  });
  return <HeartButton liked={liked} count={topic.like_count} busy={busy} onClick={tap} />;
}

const TopicMenu = lazyClient(() => import('./TopicMenu').then((it) => it.TopicMenu));

/** Renders a topic: its forum, author, text, pictures and actions. */
export function TopicArticle({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const { user: member } = useMember();
  const { forum } = topic;
  const isBlocked = useBlocked();
  const collapsed = isBlocked(topic.user) ? 'blocked' : topic.collapsed && 'reported';
  const text = (
    <>
      <LinkedText text={topic.content} links={topic.links} />
      <TopicPictures files={topic.files} path={paths.topic(forum.slug, topic.id)} />
      {topic.surveyData ? <SkinData data={topic.surveyData} /> : null}
    </>
  );

  return (
    <article>
      <ArticleHead
        place={<PlaceLink href={paths.forum(forum.slug)}>{forum.name}</PlaceLink>}
        hidden={topic.status === 'hidden' ? t('topic.hidden') : null}
        title={topic.title}
      >
        <Byline
          subject="topic"
          written={topic}
          manager={topic.showManagerBadge}
          menu={member ? <TopicMenu topic={topic} /> : null}
          ruled
        >
          <Count value={topic.view_count} label={common('count.views')} icon={<EyeIcon size={1} />} />
        </Byline>
      </ArticleHead>
      <TopicMetadata topic={topic} />
      <div className={styles.content}>{collapsed ? <Collapsed why={collapsed}>{text}</Collapsed> : text}</div>
      <ArticleActions title={topic.title} saved={{ subject: 'topic', id: topic.id }} commentCount={topic.comment_count}>
        <LikeButton topic={topic} />
      </ArticleActions>
    </article>
  );
}
