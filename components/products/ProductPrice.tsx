import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import { momentText } from '@/components/users/dayText';
import type { Product } from '@/contract/products';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { formatInteger } from '@/lib/numbers';
import styles from './ProductCard.module.css';

/** Renders a product's current price, with its deal and where it is sold. */
export function ProductPrice({ product: { deal, price, stores } }: { product: Product }) {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const now = useRenderedAt();
  return (
    <>
      <p className={styles.price}>
        {deal && deal.price < price ? (
          <>
            {deal.percent > 0 ? (
              <span className={styles.percent}>{t('percent', { percent: deal.percent })}</span>
            ) : null}
            <span className="visually-hidden">{t('priceNow')} </span>
            <strong>{t('won', { won: formatInteger(deal.price) })}</strong>
            <s className="fine">
              <span className="visually-hidden">{t('priceBefore')} </span>
              {t('won', { won: formatInteger(price) })}
            </s>
          </>
        ) : (
          <strong>{t('won', { won: formatInteger(price) })}</strong>
        )}
      </p>
      {deal ? (
        <p className={styles.deal}>
          <Tag tone="accent">{t(`deals.${deal.type}`)}</Tag>
          {deal.ends_at ? <span>{t('until', { moment: momentText(deal.ends_at, common, now) })}</span> : null}
        </p>
      ) : null}
      <p className="fine">
        <span className="visually-hidden">{t('stores')} </span>
        {stores.map((store) => store.name).join(', ')}
      </p>
    </>
  );
}
