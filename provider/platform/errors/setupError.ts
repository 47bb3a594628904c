/** Settings or data that are wrong: the provider cannot start until someone repairs them. */
export class SetupError extends Error {}
