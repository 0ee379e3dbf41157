/** Collects all items in order. Rejects with what the iteration throws. */
export async function allOf<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of iterable) all.push(one);
  return all;
}
