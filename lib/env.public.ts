/**
 * Settings that the browser may see. Next writes them into the bundle by name at the build, so each
 * is spelled out; an empty one means the part is not configured.
 */
export const publicEnv = {
  development: process.env.NODE_ENV === 'development',
  channelPluginKey: process.env.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY ?? '',
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN ?? '',
  /** Whether addresses are found by Kakao's postcode search; without it they are typed. */
  kakaoPostcode: process.env.NEXT_PUBLIC_KAKAO_POSTCODE === 'on',
  /** The operator of the site, for the footer. */
  operator: process.env.NEXT_PUBLIC_OPERATOR ?? '',
  /** Seconds between reads of the session while a page is visible; 0 reads it on focus only. */
  sessionPollSeconds: Number(process.env.NEXT_PUBLIC_SESSION_POLL_SECONDS ?? 0),
} as const;
