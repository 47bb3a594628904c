import { useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import type { ContentCan } from '@/contract/common';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { useCan } from '@/hooks/useCan';
import styles from './Edited.module.css';

const HistorySheet = lazyClient(() => import('./HistorySheet').then((it) => it.HistorySheet));

/** Renders "수정됨": plain text for readers, a button with the earlier versions for who may read them. */
export function Edited({
  subject,
  id,
  can,
  label,
}: {
  subject: ModeratedSubject;
  id: number;
  can: Partial<ContentCan> | null;
  label: string;
}) {
  const [open, setOpen] = useState(false);
  const mayRead = useCan(can)?.history;
  if (!mayRead) return <span>{label}</span>;
  return (
    <span>
      <button type="button" className={styles.edited} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open ? <HistorySheet subject={subject} id={id} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
