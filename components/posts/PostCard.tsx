import { useTranslation } from 'react-i18next';
import type { PostInList } from '@/api/posts';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { Card } from '@/components/ui/Card';
import { paths } from '@/lib/paths';

/** Renders a post in a grid, its picture large; the whole card leads to it. `lead` is the first, and larger. */
export function PostCard({ post, lead = false, eager = false }: { post: PostInList; lead?: boolean; eager?: boolean }) {
  const { t: common } = useTranslation('common');
  return (
    <Card
      href={paths.post(post.id)}
      title={post.title}
      picture={post.cover}
      shape="photo"
      lead={lead}
      eager={eager}
      kind={post.categories[0]?.name}
      excerpt={post.collapsed ? common('collapsed.reported') : post.excerpt}
    >
      <EntryFacts by={post.user.nickname} at={post.created_at} likes={post.like_count} />
    </Card>
  );
}
