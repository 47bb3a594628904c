import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import styles from './CheckInPictures.module.css';

/** Renders the pictures of a check-in: the first one large, further ones beside it. `label` names the author. */
export function CheckInPictures({
  image,
  resourceUrls,
  label,
}: {
  image: string;
  resourceUrls: readonly string[];
  label: string;
}) {
  const { t } = useTranslation('participants');
  const urls = [...new Set([image, ...resourceUrls].filter(Boolean))];
  if (urls.length === 0) return null;
  return (
    <ul className={styles.pictures} data-count={Math.min(urls.length, 3)}>
      {urls.map((url, index) => (
        <li key={url}>
          <Picture
            className={styles.picture}
            url={url}
            alt={t('picture', { label, number: index + 1 })}
            width={640}
            height={640}
            sizes="(min-width: 48em) 360px, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}
