/** `node apps/payment-sandbox/src/main.ts`: runs the payment sandbox. */
import '@greenroom/database/resolve-drizzle';

const { start } = await import('./start.ts');
await start();
