/** Jest's global tear-down. */
// Jest takes a default export.
export default async function stopTestDatabases(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
