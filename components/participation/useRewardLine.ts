import { useTranslation } from 'react-i18next';
import { formatInteger } from '@/lib/numbers';

/** Returns a function that formats rewards as one line of text, without those of which there are none. */
export function useRewardLine() {
  const { t } = useTranslation('common');
  return (amounts: { xp: number; point: number; heart?: number }) =>
    (['point', 'xp', 'heart'] as const)
      .flatMap((name) => {
        const count = amounts[name];
        return count ? [t(`reward.${name}`, { count, amount: formatInteger(count) })] : [];
      })
      .join(' · ');
}
