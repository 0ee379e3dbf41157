/**
 * Lower-case words without accents and apostrophes. `ä` and `ae` become one, as `ß` and `ss` do, in every word: the
 * same for training and use, so that it does not matter that "poem" is changed too. Digits are all `0`.
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
