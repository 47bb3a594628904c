import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { ModeratedContent } from '../../../contract/moderation.ts';
import { firstCharacters } from '../../../contract/typedText.ts';
import type { FoundContent } from '../content/contents.ts';

const EXCERPT_MAX = 600;

/** Presents content; what is hidden or deleted has no page that shows it. */
export const presentContent = (subject: ModeratedSubject, content: FoundContent): ModeratedContent => ({
  subject,
  subject_id: content.id,
  title: content.title,
  excerpt: firstCharacters(content.content, EXCERPT_MAX),
  path: content.status === 'published' ? content.path : '',
  image: content.image ?? null,
  status: content.status,
  created_at: content.createdAt.toISOString(),
});
