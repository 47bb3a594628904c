import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Film.module.css';

/** Renders a film of our own, without sound; a text where there is none or the device cannot play it. */
export function Film({
  film,
  poster,
  title,
  autoPlay = false,
}: {
  film: string | null;
  poster: string | undefined;
  title: string;
  autoPlay?: boolean;
}) {
  const { t } = useTranslation('contents');
  const [broken, setBroken] = useState(false);
  if (!film || broken) {
    return (
      <p className={styles.none} role="status">
        {t('player.none')}
      </p>
    );
  }
  return (
    <video
      className={styles.film}
      src={film}
      poster={poster}
      aria-label={title}
      controls
      autoPlay={autoPlay}
      muted
      loop
      playsInline
      preload="none"
      onError={() => setBroken(true)}
    />
  );
}
