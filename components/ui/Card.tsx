import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Card.module.css';
import { Facts, List } from './List';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';

/** The class of a list that holds cards: one, two or three beside each other, by the window. */
export const cardGrid = styles.cards;

/** Something one takes part in as a card of a grid, its picture large; the whole card leads to it. */
export function Card({
  href,
  title,
  picture,
  eager = false,
  mark,
  kind,
  excerpt,
  children,
}: {
  href: string;
  title: string;
  /** An address of our file store. */
  picture: string;
  /** Of the cards that are seen at once. */
  eager?: boolean;
  /** In the picture's corner: `Tag`s, such as "참여 중". */
  mark?: ReactNode;
  /** What it is about, before the title. */
  kind?: ReactNode;
  excerpt?: ReactNode;
  /** Small facts below. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.card}>
      <div className={styles.still}>
        <Picture
          className={styles.picture}
          url={picture}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 64em) 350px, (min-width: 48em) 50vw, 100vw"
          eager={eager}
        />
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </div>
      <div className={styles.words}>
        {kind ? <p className={styles.kind}>{kind}</p> : null}
        <h3 className={styles.title}>
          <Link href={href} prefetch={false} className={styles.link}>
            {title}
          </Link>
        </h3>
        {excerpt ? <p className={styles.excerpt}>{excerpt}</p> : null}
        {children ? <Facts>{children}</Facts> : null}
      </div>
    </li>
  );
}

/** A grid of cards before it has come, in its own shape. */
export function CardSkeletons() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <List className={cardGrid} aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have no other name
          <li key={place} className={styles.card}>
            <div className={styles.still} />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </li>
        ))}
      </List>
    </div>
  );
}
