/** The steps of the welcome in their order; the address names all but the first. */
export const welcomeSteps = ['gifts', 'skin', 'people'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

/** Returns the step that an address names, the first for any other value. */
export const stepOf = (value: unknown): WelcomeStep => welcomeSteps.find((step) => step === value) ?? 'gifts';
