import { useEffect, useState } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The storage key from which public/theme.js reads the theme before the first paint. */
const KEY = 'gyeol-theme';

const isTheme = (value: string | undefined): value is Theme => themes.some((it) => it === value);

/** Returns the member's theme and a function to change it; `system` until hydration. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    const { theme: chosen } = document.documentElement.dataset;
    if (isTheme(chosen)) setTheme(chosen);
  }, []);

  const choose = (next: Theme) => {
    setTheme(next);
    const root = document.documentElement;
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      if (next === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return [theme, choose];
}
