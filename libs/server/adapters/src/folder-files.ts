import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** Returns a function that maps a key to its path in a folder. @throws if the path is outside of it */
export function placesIn(root: string, what: string): (key: string) => string {
  return (key) => {
    const place = resolve(root, key);
    if (!place.startsWith(root + sep)) throw new Error(`${key} is outside the ${what}`);
    return place;
  };
}

/**
 * Writes bytes durably to a draft file next to the target, lets `put` move it there, and always removes the draft.
 * @param put receives the draft's path
 */
export async function withDraft<Result>(
  place: string,
  bytes: Uint8Array,
  put: (draft: string) => Result | Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(place), { recursive: true });
  const draft = join(dirname(place), `.${randomUUID()}.draft`);
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return await put(draft);
  } finally {
    await rm(draft, { force: true });
  }
}
