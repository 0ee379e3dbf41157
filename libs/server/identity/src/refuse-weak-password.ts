import { ApiFailure, sentences } from '@greenroom/contracts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Words of this product that come to mind first; a password made of nothing else is refused. docs/security.md lists them. */
export const houseWords = ['greenroom', 'prompter', 'coach', 'coaches', 'coaching', 'mentor', 'roleplay'] as const;

/**
 * Refuses passwords that are guessed first: the 18,000 of zxcvbn's list (from breaches, by frequency) that are long
 * enough, one's own address or name, and what is made of words of the house and the company alone.
 * @param known the person's address and name
 * @param companyDomain of the parent company, whose name is the first part
 * @param field of the request, for the failure
 * @throws ApiFailure `bad_request`
 */
export async function refuseWeakPassword(
  password: string,
  { field, known, companyDomain }: { field: string; known: readonly string[]; companyDomain: string | undefined },
): Promise<void> {
  const key = keyOf(password);
  const own = known.flatMap((text) => [keyOf(text), keyOf(text.split('@')[0] ?? '')]);
  const words = [...houseWords, ...(companyDomain?.split('.').slice(0, 1) ?? [])];
  if (own.includes(key) || isOneCharacter(key) || isMadeOf(words, key) || (await (common ??= load())).has(key))
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

/** Whether nothing but these words is left where digits, spaces and signs are left out. */
function isMadeOf(words: readonly string[], key: string): boolean {
  const lettersOf = (text: string) => keyOf(text).replaceAll(/[^\p{L}]/gu, '');
  const alternatives = words.map(lettersOf).filter((word) => word !== '');
  return new RegExp(`^(${alternatives.join('|')})+$`, 'u').test(lettersOf(key));
}
