import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './CardSkeletons.module.css';
import cards from './Cards.module.css';

/** Renders the placeholder of a grid of cards. */
export function CardSkeletons({ kind }: { kind: 'videos' | 'photos' }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <ul className={clsx(styles.grid, cards[kind])} aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have no other name
          <li key={place} className="stack-2">
            <span className={styles[kind]} />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </li>
        ))}
      </ul>
    </div>
  );
}
