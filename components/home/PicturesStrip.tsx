import { clsx } from 'clsx';
import Link from 'next/link';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { useReveal } from '@/components/ui/useReveal';
import styles from './PicturesStrip.module.css';

/** An item with a picture, a title and a link; of what ends, with the reasons to go there. */
export interface Pictured {
  href: string;
  title: string;
  picture: { url: string; width: number; height: number } | null;
  facts?: ReactNode;
}

/** Renders a few items by their pictures, under a title that links to all: a row to swipe on a phone. */
export function PicturesStrip({
  title,
  href,
  items,
  shape = 'wide',
}: {
  title: string;
  href: string;
  items: Pictured[];
  shape?: 'wide' | 'tall';
}) {
  const { t } = useTranslation('home');
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} ref={root}>
      <SectionHead title={title} id={id}>
        <MoreLink href={href} of={title}>
          {t('more')}
        </MoreLink>
      </SectionHead>
      <ul className={clsx('strip', styles.strip)}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            {item.picture ? (
              <Picture
                className={clsx(styles.still, styles[shape])}
                url={item.picture.url}
                alt=""
                width={item.picture.width}
                height={item.picture.height}
                sizes="208px"
                moves={item.href}
              />
            ) : (
              <span className={clsx(styles.still, styles[shape], styles.bare)} aria-hidden="true" />
            )}
            <Link href={item.href} prefetch={false} className={clsx('cover', styles.link)}>
              {item.title}
            </Link>
            {item.facts ? <Facts>{item.facts}</Facts> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
