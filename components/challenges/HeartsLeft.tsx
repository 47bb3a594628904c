import { useGetHeartHistoriesQuery } from '@/api/points';
import { HeartIcon } from '@/components/ui/icons';
import { HEARTS_A_DAY } from '@/contract/constants';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Entrants.module.css';

/** What a heart costs and how many the reader has, said before any tap. */
export function HeartsLeft() {
  const { t } = useTranslation('entrants');
  const { isLogin } = useMember();
  const { data } = useGetHeartHistoriesQuery({ page_size: 1 }, { skip: !isLogin });
  const balance = isLogin ? data?.summary.balance : undefined;
  return (
    <p className={styles.price}>
      <HeartIcon size={1} />
      <span>
        {balance === undefined
          ? t('heart.price', { daily: HEARTS_A_DAY })
          : balance > 0
            ? t('heart.left', { count: balance, daily: HEARTS_A_DAY })
            : t('heart.none', { daily: HEARTS_A_DAY })}
      </span>
    </p>
  );
}
