import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import type { Entry } from '@/contract/activity';
import { useBlocked } from '@/hooks/useBlocked';

/** Renders an entry of a list of several kinds; nothing when the member blocks its author. */
export function EntryItem({ entry, brief = false }: { entry: Entry; brief?: boolean }) {
  const { t } = useTranslation(['activity', 'common']);
  const isBlocked = useBlocked();
  const { kind, path, section, title, excerpt, collapsed, user, like_count, comment_count, created_at } = entry;
  if (isBlocked(user)) return null;
  return (
    <EntryRow
      href={path}
      title={title}
      size={brief ? 'brief' : 'full'}
      excerpt={collapsed ? t('common:collapsed.reported') : excerpt}
    >
      <EntryFacts
        section={section || t(`entry.${kind}`)}
        by={user.nickname}
        manager={user.is_manager}
        at={created_at}
        likes={like_count ?? undefined}
        comments={comment_count}
      />
    </EntryRow>
  );
}
