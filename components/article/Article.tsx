import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedKey } from '@/api/bookmarks';
import { IconButton } from '@/components/ui/Button';
import { Count } from '@/components/ui/Count';
import { CommentIcon, ShareIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { useFirstUse } from '@/hooks/useFirstUse';
import { useMember } from '@/hooks/useMember';
import { useShare } from '@/hooks/useShare';
import styles from './Article.module.css';

const SaveButton = lazyClient(() => import('@/components/bookmarks/SaveButton').then((it) => it.SaveButton));

/** Renders the link from an article to its list. */
export function PlaceLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} className={styles.place}>
      {children}
    </Link>
  );
}

/** Renders a note that content is hidden from everyone else. */
export function HiddenNote({ children }: { children: string }) {
  return <p className={styles.hidden}>{children}</p>;
}

/** Renders the head of an article's page: its section, title and author. */
export function ArticleHead({
  place,
  hidden,
  title,
  children,
}: {
  place: ReactNode;
  /** The reason why it is hidden from others. */
  hidden: string | null;
  title: string;
  children: ReactNode;
}) {
  return (
    <header>
      <div className="line-3">{place}</div>
      {hidden ? <HiddenNote>{hidden}</HiddenNote> : null}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}

/** Renders the actions below an article: its own (`children`), the link to its comments, saving and sharing. */
export function ArticleActions({
  title,
  saved,
  commentCount,
  children,
}: {
  title: string;
  /** The article, as bookmarks name it. */
  saved: SavedKey;
  commentCount: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const share = useShare(title);
  const { isLogin } = useMember();
  const isUsed = useFirstUse();
  return (
    <footer className={styles.actions}>
      {children}
      <a href="#write" className={styles.toComments} aria-label={t('toComments')}>
        <CommentIcon />
        <Count value={commentCount} label={common('count.comments')} />
      </a>
      {isLogin || isUsed ? <SaveButton {...saved} /> : null}
      <IconButton label={common('action.share')} onClick={share}>
        <ShareIcon />
      </IconButton>
    </footer>
  );
}
