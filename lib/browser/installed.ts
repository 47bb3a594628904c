/** Whether the site runs as an installed app, in a window without the browser's own bars. */
export const isInstalledApp = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches;
