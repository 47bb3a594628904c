import { type ComponentProps, useRef, useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { TextArea } from '@/components/ui/TextArea';
import { completeMention, typedMention } from '@/lib/mentions';
import styles from './MentionArea.module.css';
import type { Thread } from './MentionList';

const Called = lazyClient(() => import('./Composed').then((it) => it.Called));
const MentionList = lazyClient(() => import('./MentionList').then((it) => it.MentionList));

/** Returns the mention that is typed at the caret of a text area, or null. */
const mentionIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? typedMention(value, selectionStart) : null;

/**
 * Renders the text area of a comment or an answer, in which `@` offers members: `authors` and those of the `thread`
 * first, and says beneath whom it calls. The code of both is loaded with the first `@`.
 */
export function MentionArea({
  thread,
  authors,
  value,
  onText,
  ...rest
}: ComponentProps<typeof TextArea> & Thread & { value: string; onText: (text: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [search, setSearch] = useState<string | null>(null);
  // Known at once: the key that closes the list also selects text, before the next render.
  const isOpen = useRef(false);
  const show = (wanted: string | null) => {
    isOpen.current = wanted !== null;
    setSearch(wanted);
  };
  const look = (element: HTMLTextAreaElement) => show(mentionIn(element)?.search ?? null);
  const close = () => show(null);

  const choose = (username: string) => {
    close();
    const element = area.current;
    const typed = element && mentionIn(element);
    if (!typed) return;
    const { text, caret } = completeMention(element.value, typed, username);
    onText(text);
    // Once the text is in the area.
    requestAnimationFrame(() => element.setSelectionRange(caret, caret));
  };

  return (
    <>
      <div className={styles.area}>
        {search === null ? null : (
          <MentionList
            area={area}
            thread={thread}
            authors={authors}
            search={search}
            onChoose={choose}
            onClose={close}
          />
        )}
        <TextArea
          ref={area}
          {...rest}
          value={value}
          onChange={(event) => {
            onText(event.target.value);
            look(event.target);
          }}
          onSelect={(event) => {
            if (isOpen.current) look(event.currentTarget);
          }}
          onBlur={close}
        />
      </div>
      {value.includes('@') ? <Called text={value} onText={onText} /> : null}
    </>
  );
}
