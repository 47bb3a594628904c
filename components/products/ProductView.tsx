import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPostsQuery } from '@/api/posts';
import { useTurns } from '@/components/participation/useTurns';
import { PostCard } from '@/components/posts/PostCard';
import { LinkButton } from '@/components/ui/Button';
import { cardSwipe } from '@/components/ui/Card';
import { List, SectionHead } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { Picture } from '@/components/ui/Picture';
import type { Product } from '@/contract/products';
import { useBlocked } from '@/hooks/useBlocked';
import { useFirstUse } from '@/hooks/useFirstUse';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { ProductPrice } from './ProductPrice';
import styles from './ProductView.module.css';
import { postsWith } from './postsWith';

/** Loaded for members and on a visitor's first use of the page. */
const SaveButton = lazyClient(() => import('@/components/bookmarks/SaveButton').then((it) => it.SaveButton));

/** Renders a product: its picture, price and stores, a link to its own page elsewhere, and the posts that name it. */
export function ProductView({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { isLogin } = useMember();
  const isUsed = useFirstUse();
  useTurns({ status: 'opened', starts_at: null, ends_at: product.deal?.ends_at ?? null }, 'Products');
  return (
    <article>
      <div className={styles.product}>
        <Picture
          className={styles.picture}
          url={product.image}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 48em) 320px, 100vw"
          eager
          moves={paths.product(product.id)}
        />
        <div className={styles.facts}>
          <p className="small">
            {product.brand}
            {product.category.name ? ` · ${product.category.name}` : ''}
          </p>
          <h1 className={styles.name}>{product.name}</h1>
          <ProductPrice product={product} />
          {product.href ? (
            <a href={product.href} target="_blank" rel="nofollow noopener" className={styles.store}>
              {t('toStore')}
            </a>
          ) : (
            <p className="small">{t('noLink')}</p>
          )}
          <div className="row-2">
            <LinkButton href={paths.topics({ search: product.name })} prefetch={false}>
              {t('topics')}
            </LinkButton>
            {isLogin || isUsed ? <SaveButton subject="product" id={product.id} /> : null}
          </div>
          <p className="fine">{t('note')}</p>
        </div>
      </div>
      <Mentions id={product.id} />
    </article>
  );
}

function Mentions({ id }: { id: number }) {
  const { t } = useTranslation('products');
  const { data } = useGetPostsQuery(postsWith(id));
  const title = useId();
  const isBlocked = useBlocked();
  const shown = data?.results.filter(({ user }) => !isBlocked(user)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.mentions}>
      <SectionHead title={t('mentions')} id={title} />
      <List className={cardSwipe}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </List>
    </section>
  );
}
