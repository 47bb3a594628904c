/** The form of `X-Request-Id`: a call that has none of this form is given a new one. */
export const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;
