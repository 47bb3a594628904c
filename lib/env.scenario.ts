/**
 * Whether a page without its data is shown as the site's own error page: in development, where Next's
 * overlay would otherwise replace the site and with it the panel that chooses another scenario.
 */
export const showsOwnErrors = (): boolean => process.env.NODE_ENV === 'development';

/**
 * The scenario that a developer's browser chose, passed on to the mocked provider. Outside
 * development there is none, and the condition is spelled so that a build leaves it out.
 */
export const scenarioHeader = (cookies: Partial<Record<string, string>>): Record<string, string> =>
  process.env.NODE_ENV === 'development' && cookies.scenario ? { 'x-scenario': cookies.scenario } : {};
