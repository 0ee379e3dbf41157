import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config apps/payment-sandbox/drizzle.config.ts --name what-changes`, from the root. */
// drizzle-kit reads a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/payment-sandbox/src/sandbox.tables.ts',
  out: './apps/payment-sandbox/src/migrations',
  schemaFilter: ['payment_sandbox'],
});
