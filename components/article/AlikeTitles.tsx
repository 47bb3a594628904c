import Link from 'next/link';
import { type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLazyGetAlikeQuery } from '@/api/search';
import type { Suggestion, TitledKind } from '@/contract/search';
import { useBlocked } from '@/hooks/useBlocked';
import { suggestionPath } from '@/lib/suggestionPath';
import styles from './AlikeTitles.module.css';

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 500;
/** The letters from which a title says something. */
const MIN_LETTERS = 4;

/** The part of a form that has a title. */
interface TitledForm {
  form: RefObject<HTMLFormElement | null>;
  follow: (onChange: () => void) => () => void;
  getValues: () => { title: string };
}

/** Returns the title of a form as it was at the last pause in typing, wherever in the form; not within a composition. */
function useSettledTitle({ form, follow, getValues }: TitledForm): string {
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is followed once
  useEffect(() => {
    const element = form.current;
    let isComposing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (!isComposing) timer = setTimeout(() => setTitle(getValues().title.trim()), PAUSE_MS);
    };
    const onComposition = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      restart();
    };
    element?.addEventListener('compositionstart', onComposition);
    element?.addEventListener('compositionend', onComposition);
    const unfollow = follow(restart);
    // The title of a draft.
    restart();
    return () => {
      clearTimeout(timer);
      unfollow();
      element?.removeEventListener('compositionstart', onComposition);
      element?.removeEventListener('compositionend', onComposition);
    };
  }, []);
  return title;
}

/** Changes the page and scrolls by what that moves the focused field, so that it stays where it is typed in. */
function withFieldInPlace(change: () => void): void {
  const field = document.activeElement;
  const topOfField = () => field?.getBoundingClientRect().top ?? 0;
  const before = topOfField();
  flushSync(change);
  const moved = topOfField() - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Finds published content with a title like the form's. What was found stays until there is another response. */
function useAlike(form: TitledForm, kind: TitledKind): Suggestion[] {
  const isBlocked = useBlocked();
  const title = useSettledTitle(form);
  const [fetchAlike] = useLazyGetAlikeQuery();
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isLast = true;
    const show = (results: Suggestion[]) => {
      if (isLast) withFieldInPlace(() => setFound(results));
    };
    if ([...title].length < MIN_LETTERS) {
      setFound([]);
      return;
    }
    const call = fetchAlike({ title, kind }, true);
    call.unwrap().then(
      ({ results }) => show(results),
      // An article can be written without.
      () => show([]),
    );
    return () => {
      isLast = false;
      call.abort();
    };
  }, [fetchAlike, title, kind]);
  return found.filter(({ user }) => !isBlocked(user));
}

/** Renders links to published content whose titles are like the one that is being written; nothing without any. */
export function AlikeTitles({ form, kind }: { form: TitledForm; kind: TitledKind }) {
  const { t } = useTranslation('drafts');
  const id = useId();
  const found = useAlike(form, kind);
  const title = found.length > 0 ? t(`alike.${kind}`, { count: found.length }) : '';
  return (
    <>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      {title ? (
        <div className={styles.alike}>
          <p>
            <strong id={id}>{title}</strong> <span className="fine">{t('alike.newTab')}</span>
          </p>
          <ul aria-labelledby={id}>
            {found.map((it) => (
              <li key={it.key}>
                <Link href={suggestionPath(it)} target="_blank" rel="noopener" prefetch={false}>
                  {it.text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
