import { useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { useMember } from '@/hooks/useMember';
import styles from './Edited.module.css';

const HistorySheet = lazyClient(() => import('./HistorySheet').then((it) => it.HistorySheet));

/** Renders "수정됨": plain text for readers, a button with the earlier versions for the author and managers. */
export function Edited({
  subject,
  id,
  username,
  label,
}: {
  subject: ModeratedSubject;
  id: number;
  /** The author's username. */
  username: string | undefined;
  label: string;
}) {
  const { user } = useMember();
  const [open, setOpen] = useState(false);
  const mayRead = user !== null && (user.is_manager || user.username === username);
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
