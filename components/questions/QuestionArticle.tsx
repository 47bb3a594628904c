import Link from 'next/link';
import type { ShownQuestion } from '@/api/questions';
import { Folded } from '@/components/moderation/Folded';
import { IconButton } from '@/components/ui/Button';
import { Count } from '@/components/ui/Count';
import { CommentIcon, PencilIcon, ShareIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { later } from '@/components/ui/later';
import { Tag } from '@/components/ui/Tag';
import { useMember } from '@/hooks/useMember';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './QuestionArticle.module.css';
import { Byline, HiddenNote } from './Written';

const QuestionMenu = later(() => import('./QuestionMenu').then((it) => it.QuestionMenu));

/** A question whole: who asks, what, and the ways to answer it. */
export function QuestionArticle({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const share = useShare(question.title);
  const { isLogin } = useMember();
  const words = <LinkedText text={question.content} links={question.links} />;

  return (
    <article>
      <header>
        <p className={styles.place}>
          <Link href={paths.questions()} prefetch={false} className={styles.list}>
            {t('title')}
          </Link>
          {question.answered ? <Tag tone="accent">{t('row.solved')}</Tag> : null}
        </p>
        {question.status === 'hidden' ? <HiddenNote>{t('question.hidden')}</HiddenNote> : null}
        <h1 className={styles.title}>{question.title}</h1>
        <Byline
          user={question.user}
          manager={question.showManagerBadge}
          at={question.created_at}
          edited={question.edited}
          menu={isLogin ? <QuestionMenu question={question} /> : null}
        />
      </header>
      <div className={styles.content}>
        {question.folded ? <Folded why="reported">{words}</Folded> : words}
      </div>
      <footer className={styles.deeds}>
        <a href="#answer" className={styles.toAnswer}>
          <PencilIcon size={1} />
          {t('question.answer')}
        </a>
        <a href="#write" className={styles.toComments} aria-label={t('question.toComments')}>
          <CommentIcon />
          <Count value={question.comment_count} label={common('count.comments')} />
        </a>
        <span className={styles.space} />
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </footer>
    </article>
  );
}
