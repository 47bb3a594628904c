import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, FlagIcon, LockIcon, MoreIcon, PersonIcon, RefreshIcon, TrashIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { ContentCan, ModeratedCan } from '@/contract/common';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import type { Author } from '@/contract/users';
import { useBlocked } from '@/hooks/useBlocked';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { useBlock } from './useBlock';

const ReportSheet = lazyClient(() => import('./ReportSheet').then((it) => it.ReportSheet));
const BlockSheet = lazyClient(() => import('./BlockSheet').then((it) => it.BlockSheet));
const HideSheet = lazyClient(() => import('./HideSheet').then((it) => it.HideSheet));
const HistorySheet = lazyClient(() => import('./HistorySheet').then((it) => it.HistorySheet));
const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));

type MenuCan = ModeratedCan & Partial<ContentCan>;

/** The content of a menu. */
export interface MenuContent {
  subject: ModeratedSubject;
  id: number;
  author: Author | null;
  hidden: boolean;
  edited: boolean;
  can: MenuCan | null;
}

/** Returns a content's author, status and rights as the menu expects them. */
export const contentOf = (
  subject: ModeratedSubject,
  { id, user, status, edited, can }: { id: number; user: Author; status: string; edited: boolean; can: MenuCan | null },
): MenuContent => ({ subject, id, author: user, hidden: status === 'hidden', edited, can });

/** The deletion of content: the menu's label, the action, and the texts of its confirmation, where it cannot be undone. */
export interface Removal {
  label: string;
  confirm: { title: string; body: string } | null;
  remove: () => Promise<void>;
}

type Doing = 'report' | 'block' | 'hide' | 'history' | 'remove';

/**
 * Renders the menu of members' content, for members only: its area's items, `before` and its `removal`,
 * around those of all content: earlier versions, reporting, blocking, and hiding by moderators. It has no items
 * until the reader's rights are known.
 */
export function ContentMenu({
  content,
  label,
  before = [],
  removal,
}: {
  content: MenuContent;
  label: string;
  before?: MenuItem[];
  removal?: Removal;
}) {
  const { t } = useTranslation('common');
  const { user } = useMember();
  const isBlocked = useBlocked();
  const { block } = useBlock();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { subject, id, author, hidden, edited } = content;
  const can = useCan(content.can);
  const own = author?.username === user?.username;
  const close = () => setDoing(null);
  const blocked = isBlocked(author);

  const items: (MenuItem | false | undefined)[] = [
    ...before,
    edited &&
      can?.history && { label: t('actions.history'), icon: <RefreshIcon />, onSelect: () => setDoing('history') },
    can?.report && { label: t('actions.report'), icon: <FlagIcon />, onSelect: () => setDoing('report') },
    !own &&
      author !== null &&
      author.username !== '' && {
        label: t(blocked ? 'actions.unblock' : 'actions.block'),
        icon: <PersonIcon />,
        onSelect: () => (blocked ? void block(author, false) : setDoing('block')),
      },
    can?.hide && {
      label: t(hidden ? 'actions.show' : 'actions.hide'),
      icon: hidden ? <EyeIcon /> : <LockIcon />,
      onSelect: () => setDoing('hide'),
    },
    removal !== undefined && {
      label: removal.label,
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => (removal.confirm ? setDoing('remove') : void removal.remove()),
    },
  ];
  return (
    <>
      <Menu label={label} trigger={<MoreIcon />} items={can ? items.flatMap((item) => item || []) : []} />
      {doing === 'report' ? <ReportSheet subject={subject} id={id} onClose={close} /> : null}
      {doing === 'block' && author ? <BlockSheet author={author} onClose={close} /> : null}
      {doing === 'hide' ? <HideSheet subject={subject} id={id} hidden={hidden} onClose={close} /> : null}
      {doing === 'history' ? <HistorySheet subject={subject} id={id} onClose={close} /> : null}
      {doing === 'remove' && removal?.confirm ? (
        <ConfirmSheet
          {...removal.confirm}
          onConfirm={() => {
            close();
            void removal.remove();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
