/** Jest's global tear-down. */
// Jest takes a default export.
export default async function stopTestPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
