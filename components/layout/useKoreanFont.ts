import { useEffect } from 'react';

const SEEN = 'gyeol-seen';
const FIRST = 'gyeol-first-visit';
const LOCAL_FACES = ['Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'];

/** Whether the device draws Korean well by itself. Android does, though it names no face. */
async function hasOwnFace(): Promise<boolean> {
  if (!('FontFace' in window) || /Android/.test(navigator.userAgent)) return true;
  const source = LOCAL_FACES.map((name) => `local("${name}")`).join(', ');
  return new FontFace('probe', source).load().then(
    () => true,
    () => false,
  );
}

/** Whether this is the first visit; remembered in the browser, told apart from it by the session. */
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
 * Brings Pretendard's Korean slices, which are heavy, after all else: from the second visit on, or
 * at once where the device has no good Korean face of its own; never where the reader saves data.
 */
export function useKoreanFont(): void {
  useEffect(() => {
    let cancelled = false;
    const load = async () => {
      if (savesData() || (isFirstVisit() && (await hasOwnFace())) || cancelled) return;
      // Without a network the device's own face stays.
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
