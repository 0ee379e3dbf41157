/**
 * Waits for something however long it takes: resolves once it was loaded and never rejects.
 * @param load starts an attempt
 * @param failed called for each failed attempt, with a function that starts the next one
 */
export function retryUntilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  failed: (again: () => void) => void,
): Promise<Loaded> {
  return new Promise((resolve) => {
    const tryIt = () => void load().then(resolve, () => failed(tryIt));
    tryIt();
  });
}
