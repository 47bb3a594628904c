// `node scripts/run.mjs NAME …`: runs a compiled program of dist/; compiles it first when a source is newer.
import { existsSync } from 'node:fs';

const [name] = process.argv.splice(2, 1);
const compiled = (program) => new URL(`../dist/${program}.js`, import.meta.url).href;

const isCurrent =
  existsSync(new URL(compiled('buildState'))) && (await import(compiled('buildState'))).areProgramsCurrent();
if (!isCurrent) await import('./compile.mjs');
await import(compiled(name));
