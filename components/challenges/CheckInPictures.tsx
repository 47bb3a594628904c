import { useTranslation } from 'react-i18next';
import { usePictureLinks } from '@/components/pictures/useViewer';
import { Picture } from '@/components/ui/Picture';
import styles from './CheckInPictures.module.css';

/** Renders the pictures of a check-in, which open in full screen: the first one large. `label` names the author. */
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
  const pictures = urls.map((url, index) => ({ url, alt: t('picture', { label, number: index + 1 }) }));
  const { linkOf, viewer } = usePictureLinks(pictures);
  if (urls.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures} data-count={Math.min(urls.length, 3)}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <a className={styles.link} {...linkOf(picture)}>
              <Picture
                className={styles.picture}
                url={picture.url}
                alt={picture.alt}
                width={640}
                height={640}
                sizes="(min-width: 48em) 360px, 92vw"
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
