import { useTranslation } from 'react-i18next';
import { Tabs } from '@/components/ui/Tabs';
import type { Ledger } from '@/contract/points';
import { paths } from '@/lib/paths';
import { ledgerParts } from './ledgers';

const LEDGERS: Ledger[] = ['point', 'xp', 'heart'];

/** Renders the links between a member's ledgers; the credit is the reader's own only. */
export function LedgerTabs({ current, username = '' }: { current: Ledger | 'credit'; username?: string }) {
  const { t } = useTranslation('points');
  const items = LEDGERS.map((name) => ({
    href: ledgerParts[name].path({ username }),
    label: t(`title.${name}`),
    current: name === current,
  }));
  const credit = { href: paths.credits(), label: t('title.credit'), current: current === 'credit' };
  return <Tabs label={t('tabs')} items={username ? items : [...items, credit]} />;
}
