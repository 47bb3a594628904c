/** Returns whether the site runs as an installed app, in a window without browser controls. */
export const isInstalledApp = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches;
