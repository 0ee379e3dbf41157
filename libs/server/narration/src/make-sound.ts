import { concatPcm } from '@greenroom/ports/concat-pcm';
import { longestSpokenText, type SpeakerVoice, type SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { wavOf } from '@greenroom/audio';
import { sentenceSplitter, speakable, spokenText } from '@greenroom/calls';

/** A text and the voice that speaks it. */
export interface Words {
  /** In Markdown. */
  text: string;
  voice: SpeakerVoice;
  /** Primary subtag. */
  language: string;
}

/** The pause after each paragraph. In ms. */
const restMs = 450;

/**
 * Makes a WAV file of a text sentence by sentence, so that more urgent speech can come between.
 * @throws what the synthesizer throws
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
