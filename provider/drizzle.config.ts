import { defineConfig } from 'drizzle-kit';

/** Migrations are written by `npm run db:generate`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/db/schema/*.ts',
  out: './provider/db/migrations',
});
