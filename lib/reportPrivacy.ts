/** What an error report leaves out on both sides: who it was, what they sent and what they looked for. */
export const nothingPersonal = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};
