import { ApiFailure, type TranscriptTrouble } from '@greenroom/contracts';
import type { TranscriptRefusedError } from './transcript-file.ts';

const counted: Partial<Record<TranscriptTrouble, string>> = {
  'line-too-long': 'characters in one line',
  'cue-too-long': 'characters in one cue',
  'json-too-long': 'bytes of JSON',
  'too-many-lines': 'lines',
  'too-many-utterances': 'spoken passages',
  'too-many-names': 'speakers',
  'too-much-text': 'characters of speech',
  'document-too-long': 'bytes of a document',
};

const sentences: Partial<Record<TranscriptTrouble, string>> = {
  'not-text': 'This is no text',
  'is-empty': 'This file is empty',
  'is-pdf': 'This is a PDF; export the transcript as WebVTT, text or .docx',
  'is-protected': 'This document is protected by a password, or of a Word version before 2007; save it as .docx',
  'damaged-document': 'This document is damaged or too complex to be read; export it again',
  'names-nobody': 'This is no transcript: nobody is named before what they say, and there are no times',
};

/** Builds the API's answer to an unreadable transcript: the line, what is wrong with it, and the exceeded limit. */
export function refusalOf({ line, trouble, limit }: TranscriptRefusedError): ApiFailure {
  const message = limit
    ? `This transcript is too large: up to line ${line} it has ${limit.found} ${counted[trouble]}, and at most ${limit.most} are allowed`
    : `${sentences[trouble] ?? 'This transcript cannot be read'} (line ${line})`;
  return new ApiFailure('unprocessable', message, [
    { path: 'line', message: String(line) },
    { path: 'trouble', message: trouble },
    ...(limit ? Object.entries(limit).map(([path, value]) => ({ path, message: String(value) })) : []),
  ]);
}
