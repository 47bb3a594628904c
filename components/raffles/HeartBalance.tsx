import { useTranslation } from 'react-i18next';
import { useHeartBalance } from '@/components/points/useHeartBalance';

/** Renders a member's number of hearts, beside the price of an entry; nothing for a visitor. */
export function HeartBalance() {
  const { t } = useTranslation('raffles');
  const balance = useHeartBalance();
  if (balance === undefined) return null;
  return <p className="small">{t('enter.hearts', { count: balance })}</p>;
}
