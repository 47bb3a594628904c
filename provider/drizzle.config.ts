import { defineConfig } from 'drizzle-kit';

/** Migrations are written by `npx drizzle-kit generate --config provider/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/db/schema/*.ts',
  out: './provider/db/migrations',
});
