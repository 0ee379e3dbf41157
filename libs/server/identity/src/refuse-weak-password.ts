import { ApiFailure, sentences } from '@greenroom/contracts';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Words that people associate with this product; a password made only of them is refused. docs/security.md lists them.
 */
export const productWords = ['greenroom', 'prompter', 'coach', 'coaches', 'coaching', 'mentor', 'roleplay'] as const;

/**
 * Refuses passwords that are guessed first: the 18,000 of zxcvbn's list (from breaches, by frequency) that are long
 * enough, the person's own address or name, and combinations of the product's and the company's words alone.
 * @param known the person's address and name
 * @param companyDomain the parent company's domain, whose first part is its name
 * @param field the field of the request, for the error
 * @throws ApiFailure `bad_request`
 */
export async function refuseWeakPassword(
  password: string,
  { field, known, companyDomain }: { field: string; known: readonly string[]; companyDomain: string | undefined },
): Promise<void> {
  const key = keyOf(password);
  const own = known.flatMap((text) => [keyOf(text), keyOf(text.split('@')[0] ?? '')]);
  const words = [...productWords, ...(companyDomain?.split('.').slice(0, 1) ?? [])];
  if (own.includes(key) || isOneCharacter(key) || isMadeOf(words, key) || (await (common ??= load())).has(key))
    throw new ApiFailure('bad_request', sentences.passwordCommon, [{ path: field, message: sentences.passwordCommon }]);
}

/** The unpacked list takes a megabyte, so it is loaded when the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'] as readonly string[];
  return new Set(passwords.map(keyOf));
}

const keyOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const isOneCharacter = (text: string) => new Set(text).size === 1;

/** Whether a password, without digits, spaces and punctuation, consists of these words only. */
function isMadeOf(words: readonly string[], key: string): boolean {
  const lettersOf = (text: string) => keyOf(text).replaceAll(/[^\p{L}]/gu, '');
  const alternatives = words.map(lettersOf).filter((word) => word !== '');
  return new RegExp(`^(${alternatives.join('|')})+$`, 'u').test(lettersOf(key));
}
