import { useEffect, useState } from 'react';
import { dropDraft, isText, readDraft, writeDraft } from '@/lib/drafts';

/**
 * A text that outlives the page: what was typed for `target` is there again after leaving,
 * reloading, logging out. `initial` stands where nothing was typed; clearing drops the draft.
 * The third of what it hands out changes what is shown and leaves the draft as it is.
 */
export function useTextDraft(target: string, initial = '') {
  const [text, setText] = useState(initial);

  useEffect(() => {
    const draft = readDraft(target, isText);
    if (draft) setText(draft.value);
  }, [target]);

  const change = (value: string) => {
    setText(value);
    if (value === initial || value.trim() === '') dropDraft(target);
    else writeDraft(target, value);
  };
  return [text, change, setText] as const;
}
