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

/** What next-auth itself puts behind `error=`. */
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
 * The error that an address names; what is not known is `Default`, so that nobody can put words of
 * their own on our page. Undefined when the address names none.
 */
export function authErrorOf(query: string | string[] | undefined): AuthError | undefined {
  if (query === undefined) return undefined;
  return authErrors.find((known) => known === query) ?? 'Default';
}
