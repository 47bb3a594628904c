import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/contract/banners';
import { paths } from '@/lib/paths';
import styles from './BannerArticle.module.css';

/** Renders a banner's article with a link to its target. */
export function BannerArticle({ banner }: { banner: Banner }) {
  const { t } = useTranslation('banners');
  return (
    <article className={styles.banner}>
      <h1>{banner.title}</h1>
      <Picture
        className={styles.picture}
        url={banner.image}
        alt=""
        width={1280}
        height={448}
        sizes="(min-width: 48em) 720px, 100vw"
        eager
      />
      <p className="heading">{banner.description}</p>
      <div className="row-2">
        <LinkButton href={banner.href} variant="primary" prefetch={false}>
          {t('go')}
        </LinkButton>
        <LinkButton href={paths.banners()} prefetch={false}>
          {t('all')}
        </LinkButton>
      </div>
    </article>
  );
}
