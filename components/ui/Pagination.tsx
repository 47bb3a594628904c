import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows in all and on one page. */
  count: number;
  pageSize: number;
  /** The address of a page, with the rest of the list's state in it. */
  hrefOf: (page: number) => string;
  /** On phones a button that adds the next page below; the links stay for everyone else. */
  onLoadMore?: () => void;
  loadingMore?: boolean;
}

/** Renders numbered links to a list's pages; nothing when there is only one. */
export function Pagination(props: PaginationProps) {
  const { page, count, pageSize, hrefOf, onLoadMore, loadingMore } = props;
  const { t } = useTranslation('common');
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (last === 1) return null;

  const step = (to: number, label: string, icon: React.ReactNode, rel: 'prev' | 'next') =>
    to >= 1 && to <= last ? (
      <Link href={hrefOf(to)} rel={rel} prefetch={false} className={styles.page} aria-label={label}>
        {icon}
      </Link>
    ) : (
      <span className={styles.page} aria-hidden="true" />
    );

  return (
    <div className={styles.pagination}>
      {onLoadMore && page < last ? (
        <div className={styles.more}>
          <Button full busy={loadingMore} onClick={onLoadMore}>
            {t('pagination.more')}
          </Button>
        </div>
      ) : null}
      <nav aria-label={t('pagination.label')} className={styles.pages}>
        {step(page - 1, t('pagination.previous'), <ChevronLeftIcon />, 'prev')}
        {pageNumbers(page, last).map((number, index) =>
          number === null ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
              key={`gap-${index}`}
              className={clsx(styles.gap, styles.wide)}
              aria-hidden="true"
            >
              …
            </span>
          ) : (
            <Link
              key={number}
              href={hrefOf(number)}
              prefetch={false}
              className={clsx(styles.page, styles.wide)}
              aria-label={t('pagination.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ),
        )}
        <span className={styles.narrow} aria-hidden="true">
          {page} / {last}
        </span>
        {step(page + 1, t('pagination.next'), <ChevronRightIcon />, 'next')}
      </nav>
    </div>
  );
}
