import { type ComponentProps, useRef, useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { TextArea } from '@/components/ui/TextArea';
import { typedMention } from '@/lib/mentions';
import styles from './MentionArea.module.css';
import type { Thread } from './MentionList';

const Called = lazyClient(() => import('./Composed').then((it) => it.Called));
const MentionList = lazyClient(() => import('./MentionList').then((it) => it.MentionList));

/** Returns the mention that is typed at the caret of a text area, or null. */
const mentionIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? typedMention(value, selectionStart) : null;

/**
 * Renders the text area of a comment or an answer, in which `@` offers members: `authors` and those of the `thread`
 * first, and says whom it calls, beneath or `calledAbove` it. The code of both is loaded with the first `@`.
 */
export function MentionArea({
  thread,
  authors,
  calledAbove,
  value,
  onText,
  ...rest
}: ComponentProps<typeof TextArea> &
  Thread & { calledAbove?: boolean; value: string; onText: (text: string) => void }) {
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

  const called = value.includes('@') ? <Called area={area} text={value} onText={onText} /> : null;
  return (
    <>
      {calledAbove ? called : null}
      <div className={styles.area}>
        {search === null ? null : (
          <MentionList area={area} thread={thread} authors={authors} search={search} onText={onText} onClose={close} />
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
      {calledAbove ? null : called}
    </>
  );
}
