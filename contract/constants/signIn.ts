/** The social providers that an account can be linked to. */
export const socialNames = ['kakao', 'naver'] as const;
export type SocialName = (typeof socialNames)[number];
/** How a member may have signed up. */
export const signUpWays = ['email', ...socialNames] as const;

/** A path of the site that a mailed link leads on to, spelled as a browser spells it: not a `//` nor a backslash. */
export const RETURN_PATH = /^(?!.*\/\/)\/[!-[\]-~]{0,499}$/;

/** The browsers, and apps that open pages, which a list of sessions names. */
export const browsers = ['kakaotalk', 'naver', 'whale', 'samsung', 'edge', 'firefox', 'chrome', 'safari'] as const;
/** The systems that a list of sessions names. */
export const systems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux'] as const;
