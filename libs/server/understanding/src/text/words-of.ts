/**
 * Returns lower-case words without accents and apostrophes. `ä` and `ae` become one, as do `ß` and `ss`, in every word.
 * Training and use do the same, so it does not matter that "poem" changes too. All digits become `0`.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’‘ʼ´`]/g, '')
      .replace(/ß/g, 'ss')
      .replace(/([aou])e/g, '$1')
      .replace(/\d/g, '0')
      .replace(/(.)\1{2,}/g, '$1$1')
      .match(/[\p{L}\d]+|[?]|\p{Extended_Pictographic}/gu) ?? []
  );
}
