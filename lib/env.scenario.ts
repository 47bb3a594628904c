/**
 * The scenario that a developer's browser chose, passed on to the mocked provider. Outside
 * development there is none, and the condition is spelled so that a build leaves it out.
 */
export const scenarioHeader = (cookies: Partial<Record<string, string>>): Record<string, string> =>
  process.env.NODE_ENV === 'development' && cookies.scenario
    ? { 'x-scenario': cookies.scenario }
    : {};
