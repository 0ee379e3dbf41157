import { concatPcm } from '@greenroom/ports/concat-pcm';
import { longestSpokenText, type SpeakerVoice, type SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { wavOf } from '@greenroom/audio';
import { sentenceSplitter, speakable, spokenText } from '@greenroom/calls';

/** What is to be said by whom. */
export interface Words {
  /** As written, in Markdown. */
  text: string;
  voice: SpeakerVoice;
  /** Primary subtag. */
  language: string;
}

/** How long the voice rests, after a paragraph and after the last. In ms. */
const restMs = 450;

/**
 * A WAV file of a text, made sentence by sentence, so that whoever is in more of a hurry comes between.
 * @throws what the synthesizer does
 */
export async function makeSound(
  { text, voice, language }: Words,
  synthesizer: SpeechSynthesizer,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const splitter = sentenceSplitter(language);
  const pieces: Int16Array[] = [];
  let rate = 0;
  for (const sentence of [...splitter.push(text), ...splitter.end()]) {
    const said = spokenText(speakable(sentence, language)).slice(0, longestSpokenText);
    if (said.trim() !== '')
      for await (const piece of synthesizer.speak({ text: said, voice, language, signal })) {
        pieces.push(piece.pcm);
        rate = piece.rate;
      }
    if (/\n\s*\n$/.test(sentence)) pieces.push(rest(rate));
  }
  return wavOf(concatPcm([...pieces, rest(rate)]), rate);
}

const rest = (rate: number) => new Int16Array(Math.round((rate * restMs) / 1_000));
