import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './Skeleton.module.css';

type Shape = 'line' | 'short' | 'title' | 'circle' | 'thumbnail' | 'banner';

/** Renders a grey placeholder. */
export function Skeleton({ shape = 'line' }: { shape?: Shape }) {
  return <span className={clsx(styles.skeleton, styles[shape])} aria-hidden="true" />;
}

/** Renders the placeholder rows of a list, `brief` ones without a text; a screen reader announces that it is loading. */
export function SkeletonRows({
  rows = 6,
  avatar = false,
  thumbnail = false,
  brief = false,
}: {
  rows?: number;
  avatar?: boolean;
  thumbnail?: boolean;
  brief?: boolean;
}) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name
        <div key={row} className={clsx(styles.row, brief && styles.brief)}>
          {avatar ? <Skeleton shape="circle" /> : null}
          <div className={styles.text}>
            <Skeleton shape="title" />
            {brief ? null : <Skeleton />}
            <Skeleton shape="short" />
          </div>
          {thumbnail ? <Skeleton shape="thumbnail" /> : null}
        </div>
      ))}
    </div>
  );
}
