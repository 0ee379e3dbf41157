import { TranscriptRefusedError } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

/**
 * @param characters of what one person says at once, as far as it was read
 * @throws TranscriptRefusedError `cue-too-long`
 */
export function refuseTooLong(characters: number, line: number): void {
  const most = transcriptLimits.characters;
  if (characters > most)
    throw new TranscriptRefusedError({ line, trouble: 'cue-too-long' }, { found: characters, most });
}
