import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { LOADER_REMOVAL_MS } from '@/lib/constants';
import styles from './PageLoader.module.css';

/** Returns the state of the page loader, which is visible from a navigation's start until 1000 ms after its end. */
function usePageLoader(): 'none' | 'running' | 'done' {
  const { events } = useRouter();
  const [state, setState] = useState<'none' | 'running' | 'done'>('none');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      clearTimeout(timer);
      setState('running');
    };
    const end = () => {
      setState((before) => (before === 'none' ? before : 'done'));
      clearTimeout(timer);
      timer = setTimeout(() => setState('none'), LOADER_REMOVAL_MS);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return state;
}

/** Renders a thin line at the top while the next page loads; Next announces the arrival. */
export function PageLoader() {
  const state = usePageLoader();
  if (state === 'none') return null;
  return <div id="page-loader" className={styles.loader} data-state={state} aria-hidden="true" />;
}
