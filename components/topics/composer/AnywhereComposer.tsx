import { useTranslation } from 'react-i18next';
import { Select } from '@/components/ui/Field';
import type { Forum } from '@/contract/forums';
import { useTextForm } from '@/hooks/useFormDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { Composer } from './Composer';

/** Renders the form that writes a topic, with a field to choose its forum. */
export function AnywhereComposer({ forums }: { forums: [Forum, ...Forum[]] }) {
  const { t } = useTranslation('topics');
  const [first] = forums;
  const chosen = useTextForm(draftTargets.newTopicForum, { initial: first.slug });
  const forum = forums.find((it) => it.slug === chosen.text) ?? first;
  return (
    <Composer
      forum={forum}
      place={
        <Select
          name="forum"
          label={t('composer.chooseForum')}
          hint={forum.description}
          value={forum.slug}
          onChange={(event) => chosen.setText(event.target.value)}
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
