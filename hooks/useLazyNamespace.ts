import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/lib/namespaces';

/**
 * Loads a namespace that is not part of any page's texts, because few visitors need it, and returns whether
 * it is loaded. Calls `onFailed` when it could not be fetched, which is tried again with the next tap and once the
 * browser is online.
 */
export function useLazyNamespace(namespace: Namespace, onFailed: () => void): boolean {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once an opening
  useEffect(() => {
    if (isReady) return;
    let unmounted = false;
    const { language } = i18n;
    const stopWaiting = () => {
      removeEventListener('click', begin);
      removeEventListener('online', begin);
    };
    const begin = () => {
      stopWaiting();
      fetch(`/locales/${language}/${namespace}.json`)
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
        .then((texts: object) => {
          i18n.addResourceBundle(language, namespace, texts);
          if (!unmounted) setReady(true);
        })
        .catch(() => {
          if (unmounted) return;
          addEventListener('click', begin);
          addEventListener('online', begin);
          onFailed();
        });
    };
    begin();
    return () => {
      unmounted = true;
      stopWaiting();
    };
  }, [namespace, i18n]);
  return isReady;
}
