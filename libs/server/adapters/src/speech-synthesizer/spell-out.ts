/**
 * A text as the small engines read it: without what they take for commands, and without signs that they would spell.
 * @param language of the text; flite knows the 26 letters of English only, Pico all of Europe's
 * @returns an empty text where nothing can be said
 */
export function spellOut(text: string, engine: 'flite' | 'pico'): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»]/g, ' ')
    .replaceAll(/\s*[–—]\s*/g, ', ')
    .replaceAll('…', '. ')
    .replaceAll(/[<>\\|^~`*_#\p{Cc}]/gu, ' ')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Component}(?<!\d)/gu, ' ');
  const spelled =
    engine === 'flite'
      ? plain
          .replaceAll('ß', 'ss')
          .normalize('NFD')
          .replaceAll(/[^\x20-\x7E£€]/g, '')
      : plain;
  const tidy = spelled.replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
}
