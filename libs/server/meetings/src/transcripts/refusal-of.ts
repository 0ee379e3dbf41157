import { ApiFailure, type TranscriptTrouble } from '@greenroom/contracts';
import type { TranscriptRefusedError } from './transcript-file.ts';

const counted: Partial<Record<TranscriptTrouble, string>> = {
  'line-too-long': 'characters in one line',
  'cue-too-long': 'characters in one cue',
  'json-too-long': 'bytes of JSON',
  'too-many-lines': 'lines',
  'too-many-utterances': 'spoken passages',
  'too-many-names': 'speakers',
};

/** The API's answer to a transcript that cannot be read: the line, what is wrong with it, and the limit it exceeds. */
export function refusalOf({ line, trouble, limit }: TranscriptRefusedError): ApiFailure {
  const message = limit
    ? `This transcript is too large: up to line ${line} it has ${limit.found} ${counted[trouble]}, and at most ${limit.most} are allowed`
    : `Line ${line} of this transcript cannot be read`;
  return new ApiFailure('unprocessable', message, [
    { path: 'line', message: String(line) },
    { path: 'trouble', message: trouble },
    ...(limit ? Object.entries(limit).map(([path, value]) => ({ path, message: String(value) })) : []),
  ]);
}
