import '@greenroom/database/resolve-drizzle';

const { start } = await import('./app/start.ts');
await start();
