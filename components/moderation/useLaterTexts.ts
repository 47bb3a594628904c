import { useContext, useEffect, useState } from 'react';
import type { Namespace } from '@/lib/namespaces';
import type { Texts } from '@/lib/texts';
import { TextsContext } from '../../hooks/useTranslation';

/**
 * Whether the texts of a namespace are there, which no page brings along because only a few open what
 * needs them: they are fetched when it is first opened. `onFailed` hears that they did not come.
 */
export function useLaterTexts(namespace: Namespace, onFailed: () => void): boolean {
  const translator = useContext(TextsContext);
  const [ready, setReady] = useState(() => translator.has(namespace));

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once an opening
  useEffect(() => {
    if (ready) return;
    let gone = false;
    fetch(`/locales/${translator.language}/${namespace}.json`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((texts: Texts) => {
        translator.add(namespace, texts);
        if (!gone) setReady(true);
      })
      .catch(() => {
        if (!gone) onFailed();
      });
    return () => {
      gone = true;
    };
  }, [namespace, translator]);
  return ready;
}
