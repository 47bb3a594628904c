/** The authentication errors of the specification, by name. */
export const specifiedErrors = [
  'OAuthCallbackError',
  'AccountNotLinkedError',
  'MissingAPIRouteError',
  'MissingSecretError',
  'MissingAuthorizeError',
  'MissingAdapterError',
  'MissingAdapterMethodsError',
  'UnsupportedStrategyError',
  'InvalidCallbackUrl',
  'SessionRequired',
] as const;

/** The values of `error=` that next-auth itself uses. */
export const queryErrors = [
  'Configuration',
  'AccessDenied',
  'Verification',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'Default',
] as const;

/** Our own: the provider says that the account is suspended. */
const ownErrors = ['Suspended'] as const;

const authErrors = [...specifiedErrors, ...queryErrors, ...ownErrors];
export type AuthError = (typeof authErrors)[number];

/**
 * Returns the error that an address names; an unknown one is `Default`, so that no link can put words of
 * its own on our page. Undefined when the address names none.
 */
export function authErrorOf(query: string | string[] | undefined): AuthError | undefined {
  if (query === undefined) return undefined;
  return authErrors.find((known) => known === query) ?? 'Default';
}
