import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config apps/api/drizzle.config.ts --name what-changes`, from the root. */
// drizzle-kit reads a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/api/src/**/*.tables.ts', './libs/server/*/src/**/*.tables.ts'],
  out: './libs/server/database/src/migrations',
});
