import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import styles from './BannerPreview.module.css';
import type { BannerValues } from './useBannerForm';

/** Renders a banner as readers will see it, on a desktop and on a phone; a small one has one size. */
export function BannerPreview({
  banner: { type, title, description, image, phone_image },
}: {
  banner: Pick<BannerValues, 'type' | 'title' | 'description' | 'image' | 'phone_image'>;
}) {
  const { t } = useTranslation('campaigns');
  const views = type === 'sub' ? (['small'] as const) : (['desktop', 'phone'] as const);
  return (
    <section aria-label={t('preview.title')} className={styles.previews}>
      {views.map((view) => (
        <figure key={view} className={clsx(styles.preview, styles[view])}>
          <figcaption className="fine">{t(`banner.views.${view}`)}</figcaption>
          <Picture
            className={styles.picture}
            url={(view === 'phone' && phone_image) || image}
            alt=""
            width={1280}
            height={448}
            sizes="720px"
          />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{description}</p>
        </figure>
      ))}
    </section>
  );
}
