import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { ArticleActions, ArticleHead, PlaceLink } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { Collapsed } from '@/components/moderation/Collapsed';
import { PencilIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { lazyClient } from '@/components/ui/lazyClient';
import { Tag } from '@/components/ui/Tag';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './QuestionArticle.module.css';

const QuestionMenu = lazyClient(() => import('./QuestionMenu').then((it) => it.QuestionMenu));

/** Shows a question in detail: its author, its text, and links to answer and share it. */
export function QuestionArticle({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { isLogin } = useMember();
  const isBlocked = useBlocked();
  const collapsed = isBlocked(question.user) ? 'blocked' : question.collapsed && 'reported';
  const text = <LinkedText text={question.content} links={question.links} />;

  return (
    <article>
      <ArticleHead
        place={
          <>
            <PlaceLink href={paths.questions()}>{t('title')}</PlaceLink>
            {question.answered ? <Tag tone="accent">{t('row.solved')}</Tag> : null}
          </>
        }
        hidden={question.status === 'hidden' ? t('question.hidden') : null}
        title={question.title}
      >
        <Byline
          subject="question"
          written={question}
          manager={question.showManagerBadge}
          menu={isLogin ? <QuestionMenu question={question} /> : null}
          ruled
        />
      </ArticleHead>
      <div className={styles.content}>{collapsed ? <Collapsed why={collapsed}>{text}</Collapsed> : text}</div>
      <ArticleActions
        title={question.title}
        saved={{ subject: 'question', id: question.id }}
        commentCount={question.comment_count}
      >
        <a href="#answer" className={styles.toAnswer}>
          <PencilIcon size={1} />
          {t('question.answer')}
        </a>
      </ArticleActions>
    </article>
  );
}
