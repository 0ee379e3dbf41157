/**
 * Prepares a text for the small engines: removes what they take for commands, and symbols that they would spell out.
 * Flite knows only the 26 letters of English, Pico all letters of Europe.
 * @returns an empty text if there is nothing to say
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
