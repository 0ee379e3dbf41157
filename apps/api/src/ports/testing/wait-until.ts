/** Resolves once it holds. @throws after two seconds */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const until = Date.now() + 2_000;
  while (!holds()) {
    if (Date.now() > until) throw new Error('It did not come true within two seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
