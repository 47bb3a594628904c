import { useEffect } from 'react';

const SEEN = 'gyeol-seen';
const FIRST = 'gyeol-first-visit';
const LOCAL_FACES = ['Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'];

/** Returns whether the device has a good Korean font. Android does, though it names no face. */
async function hasOwnFace(): Promise<boolean> {
  if (!('FontFace' in window) || /Android/.test(navigator.userAgent)) return true;
  const source = LOCAL_FACES.map((name) => `local("${name}")`).join(', ');
  return new FontFace('probe', source).load().then(
    () => true,
    () => false,
  );
}

/** Returns whether this is the first visit, from a flag in the browser's storage and one of the session. */
function isFirstVisit(): boolean {
  try {
    if (!localStorage.getItem(SEEN)) {
      localStorage.setItem(SEEN, '1');
      sessionStorage.setItem(FIRST, '1');
    }
    return sessionStorage.getItem(FIRST) !== null;
  } catch {
    return true;
  }
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Loads Pretendard's Korean slices, which are large, after everything else: from the second visit on, or at
 * once where the device has no good Korean font; never with data saving on.
 */
export function useKoreanFont(): void {
  useEffect(() => {
    let cancelled = false;
    const load = async () => {
      if (savesData() || (isFirstVisit() && (await hasOwnFace())) || cancelled) return;
      // Without a network the device's own font stays.
      await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
    };
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      cancelled = true;
      window.removeEventListener('load', load);
    };
  }, []);
}
