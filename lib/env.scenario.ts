/**
 * Returns whether a page without its data shows the site's own error page: in development, where Next's
 * overlay would hide the site and its scenario menu.
 */
export const showsOwnErrors = (): boolean => process.env.NODE_ENV === 'development';

/**
 * Returns the header that passes the scenario chosen in a developer's browser on to the mocked provider.
 * Empty outside development, by a condition that lets a build remove the code.
 */
export const scenarioHeader = (cookies: Partial<Record<string, string>>): Record<string, string> =>
  process.env.NODE_ENV === 'development' && cookies.scenario ? { 'x-scenario': cookies.scenario } : {};
