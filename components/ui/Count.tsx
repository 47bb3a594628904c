import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '@/lib/numbers';

/** Renders a count with its icon; `label` names it for a screen reader, such as "댓글". */
export function Count({ value, label, icon }: { value: number; label: string; icon?: ReactNode }) {
  const { i18n } = useTranslation('common');
  return (
    <span className="numbers">
      {icon}
      <span className="visually-hidden">{`${label} `}</span>
      {formatCompact(value, i18n.language)}
    </span>
  );
}
