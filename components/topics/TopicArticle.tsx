import Link from 'next/link';
import { Edited } from '@/components/moderation/Edited';
import { Folded } from '@/components/moderation/Folded';
import { Avatar } from '@/components/ui/Avatar';
import { IconButton } from '@/components/ui/Button';
import { Count } from '@/components/ui/Count';
import { CommentIcon, EyeIcon, ShareIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { Facts } from '@/components/ui/List';
import { later } from '@/components/ui/later';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { MemberName } from '@/components/users/MemberName';
import type { Topic } from '@/contract/topics';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { LikeButton } from './LikeButton';
import { SkinData } from './SkinData';
import styles from './TopicArticle.module.css';
import { TopicLabels } from './TopicLabels';
import { TopicPictures } from './TopicPictures';

const TopicMenu = later(() => import('./TopicMenu').then((it) => it.TopicMenu));

/** A topic whole: where it stands, who wrote it, its words and pictures, and what to do with it. */
export function TopicArticle({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const share = useShare(topic.title);
  const { user: member } = useMember();
  const { forum, user } = topic;
  const isBlocked = useBlocked();
  const folded = isBlocked(user) ? 'blocked' : topic.folded && 'reported';
  const words = (
    <>
      <LinkedText text={topic.content} links={topic.links} />
      <TopicPictures files={topic.files} />
      {topic.surveyData ? <SkinData data={topic.surveyData} /> : null}
    </>
  );

  return (
    <article>
      <header>
        <Link href={paths.forum(forum.slug)} prefetch={false} className={styles.forum}>
          {forum.name}
        </Link>
        {topic.status === 'hidden' ? <p className={styles.hidden}>{t('topic.hidden')}</p> : null}
        <h1 className={styles.title}>{topic.title}</h1>
        <div className={styles.by}>
          <Avatar nickname={user.nickname} src={user.avatar} />
          <div className={styles.who}>
            <p className={styles.name}>
              <MemberName user={user} manager={topic.showManagerBadge} />
            </p>
            <Facts>
              <RelativeTime at={topic.created_at} />
              {topic.edited ? (
                <Edited
                  subject="topic"
                  id={topic.id}
                  username={user.username}
                  label={t('topic.edited')}
                />
              ) : null}
              <Count
                value={topic.view_count}
                label={common('count.views')}
                icon={<EyeIcon size={1} />}
              />
            </Facts>
          </div>
          {member ? <TopicMenu topic={topic} /> : null}
        </div>
      </header>
      <TopicLabels topic={topic} />
      <div className={styles.content}>{folded ? <Folded why={folded}>{words}</Folded> : words}</div>
      <footer className={styles.deeds}>
        <LikeButton topic={topic} />
        <a href="#write" className={styles.toComments} aria-label={t('topic.toComments')}>
          <CommentIcon />
          <Count value={topic.comment_count} label={common('count.comments')} />
        </a>
        <span className={styles.space} />
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </footer>
    </article>
  );
}
