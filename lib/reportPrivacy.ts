/** The fields that an error report leaves out on both sides: member, input and searches. */
export const nothingPersonal = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};
