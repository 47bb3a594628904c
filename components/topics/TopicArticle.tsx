import { useTranslation } from 'react-i18next';
import { ArticleActions, ArticleHead, PlaceLink } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { Collapsed } from '@/components/moderation/Collapsed';
import { Count } from '@/components/ui/Count';
import { EyeIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Topic } from '@/contract/topics';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { LikeButton } from './LikeButton';
import { SkinData } from './SkinData';
import styles from './TopicArticle.module.css';
import { TopicMetadata } from './TopicMetadata';
import { TopicPictures } from './TopicPictures';

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
      <TopicPictures files={topic.files} />
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
