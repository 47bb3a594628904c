import { useState } from 'react';
import { dropDraft, isText, type OwnTarget, writeDraft } from '@/lib/browser/drafts';
import { useFoundDraft } from './useFoundDraft';

/**
 * A text that outlives the page: what was typed for `target` is there again after leaving,
 * reloading, logging out. `initial` stands where nothing was typed; clearing drops the draft.
 * The third of what it hands out changes what is shown and leaves the draft as it is.
 */
export function useTextDraft(target: OwnTarget, initial = '') {
  const [text, setText] = useState(initial);

  useFoundDraft({ target, value: text, initial, isValue: isText, show: setText });

  const change = (value: string) => {
    setText(value);
    if (value === initial || value.trim() === '') dropDraft(target);
    else writeDraft(target, value);
  };
  return [text, change, setText] as const;
}
