import { neededToJudge, sentencesOfYours, type Transcript } from '../../scoring/index.ts';

/** Whether one said enough for notes: as many words as a scene asks for. Whoever presents may say them in one go. */
export function enoughSaid(transcript: Transcript): { enough: boolean; words: number; needs: number } {
  const words = sentencesOfYours(transcript).reduce((sum, sentence) => sum + sentence.words, 0);
  return { enough: words >= neededToJudge.words, words, needs: neededToJudge.words };
}
