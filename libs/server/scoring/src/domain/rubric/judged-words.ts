import { areBackChannels, judgedTurns, readTranscript } from '@greenroom/speech-analysis';

/** How many words of one turn of the judged person count: not those meant for whoever marks, nor "mm-hm". */
export function judgedWordsIn(text: string): number {
  const turns = judgedTurns(readTranscript({ turns: [{ speaker: 'you', text }] }));
  if (areBackChannels(turns)) return 0;
  return turns.flatMap(({ line }) => line.sentences).reduce((sum, { words }) => sum + words.length, 0);
}
