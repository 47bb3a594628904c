import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '@/contract/points';
import { subjectPath } from './subjectPath';

interface Props {
  entry: LedgerEntry;
  /** Whether the reader is the member: a page of the member's own is no one else's. */
  own: boolean;
  className?: string;
}

/** Renders the reason of an entry, as a link to what it is about. */
export function EntryReason({ entry, own, className }: Props) {
  const { t } = useTranslation('points');
  const reason = t(`reason.${entry.reason}`);
  const path = own || entry.subject?.kind !== 'user' ? subjectPath(entry) : undefined;
  return path ? (
    <Link href={path} prefetch={false} className={className}>
      {reason}
    </Link>
  ) : (
    reason
  );
}
