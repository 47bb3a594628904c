import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Card.module.css';
import { Facts, List } from './List';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';

/** The class of a list of cards: one, two or three per row, by the window's width. */
export const cardGrid = styles.cards;
/** The same, but on a phone a line each below the first, so that more than one is in view. */
export const cardLines = clsx(styles.cards, styles.lines);
/** The same, but on a phone a row to swipe, so that the page has an end. */
export const cardSwipe = clsx('strip', styles.cards, styles.swiped);

const SIZES = '(min-width: 64em) 350px, (min-width: 48em) 50vw, 100vw';
const LEAD_SIZES = '(min-width: 48em) 720px, 100vw';

type Shape = 'wide' | 'photo';

/** A picture of our file store, with the size of its largest copy. */
interface CardPicture {
  url: string;
  width: number;
  height: number;
}

/** Returns the picture of a challenge, event or the like in the size of cards. */
export const poster = (url: string): CardPicture => ({ url, width: 640, height: 360 });

/** Renders a card of a grid with a large picture; the whole card links to `href`. */
export function Card({
  href,
  title,
  picture,
  shape = 'wide',
  lead = false,
  eager = false,
  mark,
  kind,
  excerpt,
  children,
}: {
  href: string;
  title: string;
  picture: CardPicture | null;
  shape?: Shape;
  /** The first of a list, and larger. */
  lead?: boolean;
  /** Whether the card is in the first view. */
  eager?: boolean;
  /** In the picture's corner: `Tag`s, such as "참여 중". */
  mark?: ReactNode;
  /** The kind of content, above the title. */
  kind?: ReactNode;
  excerpt?: ReactNode;
  /** Small facts below. */
  children?: ReactNode;
}) {
  return (
    <li className={clsx(styles.card, lead && styles.lead)}>
      <div className={clsx(styles.still, styles[shape], !picture && styles.bare)}>
        {picture ? (
          <Picture
            className={styles.picture}
            url={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes={lead ? LEAD_SIZES : SIZES}
            eager={eager}
            moves={href}
          />
        ) : null}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </div>
      <div className={styles.text}>
        {kind ? <p className={styles.kind}>{kind}</p> : null}
        <h3 className={styles.title}>
          <Link href={href} prefetch={false} className="cover">
            {title}
          </Link>
        </h3>
        {excerpt ? <p className={styles.excerpt}>{excerpt}</p> : null}
        {children ? <Facts>{children}</Facts> : null}
      </div>
    </li>
  );
}

/** Renders the placeholder of a grid of cards. */
export function CardSkeletons({ shape = 'wide', className = cardGrid }: { shape?: Shape; className?: string }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <List className={className} aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have no other name
          <li key={place} className={styles.card}>
            <div className={clsx(styles.still, styles[shape])} />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </li>
        ))}
      </List>
    </div>
  );
}
