import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './EntryRow.module.css';
import { Facts, ListRow } from './List';
import { Picture } from './Picture';

interface EntryRowProps {
  /** The row's link; the title covers the whole row. */
  href: string;
  title: ReactNode;
  /**
   * `full`: with excerpt, tags and picture. `brief`: title and facts only, for the home page and for pinned
   * entries. `small`: the same in small type without a heading, for the side column.
   */
  size?: 'full' | 'brief' | 'small';
  /** Its place in a ranked list. Decoration: such a list is an ordered one. */
  place?: number;
  /** Before everything: an avatar. */
  before?: ReactNode;
  /** Before the title: "고정", "답변 완료". */
  badge?: ReactNode;
  excerpt?: ReactNode;
  /** Names without the hash. */
  tags?: readonly string[];
  /** An address of our file store. The title describes it. */
  picture?: string;
  /** Small facts below: author, time, numbers (`components/lists/EntryFacts`). */
  children?: ReactNode;
}

/** Renders an entry as one row of a list: a topic, a post, a question, a video, a person. */
export function EntryRow(props: EntryRowProps) {
  const { href, title, size = 'full', place, before, badge, children } = props;
  const full = size === 'full';
  const link = (
    <Link href={href} prefetch={false} className="cover">
      {title}
    </Link>
  );
  return (
    <ListRow
      className={styles[size]}
      before={
        place === undefined ? (
          before
        ) : (
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
        )
      }
      after={
        full && props.picture ? (
          <Picture
            className={styles.picture}
            url={props.picture}
            alt=""
            width={88}
            height={88}
            sizes="88px"
            moves={href}
          />
        ) : null
      }
    >
      {size === 'small' ? (
        link
      ) : (
        <h3 className={styles.title}>
          {badge ? <span className={styles.badge}>{badge}</span> : null}
          {link}
        </h3>
      )}
      {full && props.excerpt ? <p className={styles.excerpt}>{props.excerpt}</p> : null}
      {full && props.tags && props.tags.length > 0 ? (
        <p className={styles.tags}>
          {props.tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      ) : null}
      {children ? <Facts>{children}</Facts> : null}
    </ListRow>
  );
}
