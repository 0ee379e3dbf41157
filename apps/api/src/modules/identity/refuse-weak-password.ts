import { ApiFailure, sentences } from '@greenroom/contracts';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses passwords that are guessed first: the 18,000 of zxcvbn's list (from breaches, by frequency) that are long
 * enough, and one's own address or name.
 * @param field of the request, for the failure
 * @throws ApiFailure `bad_request`
 */
export async function refuseWeakPassword(
  password: string,
  { field, known }: { field: string; known: readonly string[] },
): Promise<void> {
  const key = keyOf(password);
  const own = known.flatMap((text) => [keyOf(text), keyOf(text.split('@')[0] ?? '')]);
  if (own.includes(key) || isOneCharacter(key) || (await (common ??= load())).has(key))
    throw new ApiFailure('bad_request', sentences.passwordCommon, [{ path: field, message: sentences.passwordCommon }]);
}

/** The list is a megabyte once it is unpacked, so it waits for the first who chooses a password. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'] as readonly string[];
  return new Set(passwords.map(keyOf));
}

const keyOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const isOneCharacter = (text: string) => new Set(text).size === 1;
