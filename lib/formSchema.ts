/** The schemas of forms: zod's small build, in the code of the forms alone. */
// biome-ignore lint/performance/noBarrelFile: one name for all functions of a schema
export * as z from './zodMini';
