/** The schemas of forms: zod's small build, loaded with the forms only. */
// biome-ignore lint/performance/noBarrelFile: one name for all functions of a schema
export * as z from './zodMini';
