/**
 * Settings that the browser may see. Next writes them into the bundle by name at the build, so each
 * is spelled out; an empty one means the part is not configured.
 */
export const publicEnv = {
  development: process.env.NODE_ENV === 'development',
  /** The address of the build's file of drawings; empty in development, whose document contains them. */
  drawings: process.env.DRAWINGS ?? '',
  channelPluginKey: process.env.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY ?? '',
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN ?? '',
  /** Whether addresses are found by Kakao's postcode search; without it they are typed. */
  kakaoPostcode: process.env.NEXT_PUBLIC_KAKAO_POSTCODE === 'on',
  /** Kakao's JavaScript key, for sharing by KakaoTalk. */
  kakaoJsKey: process.env.NEXT_PUBLIC_KAKAO_JS_KEY ?? '',
  /** The operator of the site, for the footer. */
  operator: process.env.NEXT_PUBLIC_OPERATOR ?? '',
  /** Seconds between reads of the session while a page is visible; 0 reads it on focus only. */
  sessionPollSeconds: Number(process.env.NEXT_PUBLIC_SESSION_POLL_SECONDS ?? 0),
} as const;
