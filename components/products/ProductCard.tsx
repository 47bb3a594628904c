import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { Product } from '@/contract/products';
import { dateOf } from '@/lib/dates';
import { formatInteger } from '@/lib/numbers';
import styles from './ProductCard.module.css';

/** Renders a product in a row or a grid of them (`ProductCards`): name, current price and the deal's end. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { deal, href, name } = product;
  const ends = deal?.ends_at ? dateOf(deal.ends_at) : undefined;
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        url={product.image}
        alt=""
        width={320}
        height={320}
        sizes="(min-width: 48em) 180px, 45vw"
      />
      <p className="fine">{product.brand}</p>
      <p className={styles.name}>
        {href ? (
          <a href={href} target="_blank" rel="nofollow noopener" className="cover">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <p className={styles.price}>
        {deal && deal.percent > 0 ? (
          <>
            <span className={styles.percent}>{t('percent', { percent: deal.percent })}</span>
            <span className="visually-hidden">{t('priceNow')} </span>
            <strong>{t('won', { won: formatInteger(deal.price) })}</strong>
            <s className="fine">
              <span className="visually-hidden">{t('priceBefore')} </span>
              {t('won', { won: formatInteger(product.price) })}
            </s>
          </>
        ) : (
          <strong>{t('won', { won: formatInteger(product.price) })}</strong>
        )}
      </p>
      {deal ? (
        <p className={styles.deal}>
          <Tag tone="accent">{t(`deals.${deal.type}`)}</Tag>
          {ends ? (
            <span>{t('until', { month: t(`time.months.${ends.month as 1}`, { ns: 'common' }), day: ends.day })}</span>
          ) : null}
        </p>
      ) : null}
      <p className="fine">
        <span className="visually-hidden">{t('stores')} </span>
        {product.stores.map((store) => store.name).join(' · ')}
      </p>
    </li>
  );
}
