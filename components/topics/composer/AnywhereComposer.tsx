import { useTranslation } from 'react-i18next';
import { Select } from '@/components/ui/Field';
import type { Forum } from '@/contract/forums';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { Composer } from './Composer';

/** The form that writes a topic into the forum that is chosen in it. */
export function AnywhereComposer({ forums }: { forums: [Forum, ...Forum[]] }) {
  const { t } = useTranslation('topics');
  const [first] = forums;
  const [slug, setSlug] = useTextDraft(useDraftTarget(draftTargets.newTopicForum), first.slug);
  const forum = forums.find((it) => it.slug === slug) ?? first;
  return (
    <Composer
      forum={forum}
      place={
        <Select
          label={t('composer.chooseForum')}
          hint={forum.description}
          value={forum.slug}
          onChange={(event) => setSlug(event.target.value)}
        >
          {forums.map((it) => (
            <option key={it.slug} value={it.slug}>
              {it.name}
            </option>
          ))}
        </Select>
      }
    />
  );
}
