import * as z from './formSchemaParts.ts';

// Without it zod compiles its checks by `new Function`, which the Content Security Policy refuses.
z.config({ jitless: true });

/** The schemas of forms: zod's small build, in the code of the forms alone. */
export { z };
