/**
 * Something that is waited for however long it takes: resolves once it was loaded and never rejects.
 * @param load begins a try
 * @param failed told of each try that failed, with what begins the next one
 */
export function untilThere<Loaded>(load: () => Promise<Loaded>, failed: (again: () => void) => void): Promise<Loaded> {
  return new Promise((resolve) => {
    const tryIt = () => void load().then(resolve, () => failed(tryIt));
    tryIt();
  });
}
