import { areBackChannels, judgedTurns, readTranscript } from '@greenroom/speech-analysis';

/** Returns how many words of a turn count: not those that address the scorer, and no back-channels such as "mm-hm". */
export function judgedWordsIn(text: string): number {
  const turns = judgedTurns(readTranscript({ turns: [{ speaker: 'you', text }] }));
  if (areBackChannels(turns)) return 0;
  return turns.flatMap(({ line }) => line.sentences).reduce((sum, { words }) => sum + words.length, 0);
}
