import { TranscriptRefusedError } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

/**
 * @param characters read so far of one utterance
 * @throws TranscriptRefusedError `cue-too-long`
 */
export function refuseTooLong(characters: number, line: number): void {
  const most = transcriptLimits.characters;
  if (characters > most)
    throw new TranscriptRefusedError({ line, trouble: 'cue-too-long' }, { found: characters, most });
}
