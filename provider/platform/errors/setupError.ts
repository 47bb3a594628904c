/** The error of invalid settings or data: the provider cannot start until an operator fixes them. */
export class SetupError extends Error {}
