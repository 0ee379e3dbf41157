import { codeOf, transcriptTroubles, type TranscriptTrouble } from '@greenroom/contracts';

/** The line for which a transcript was refused, and the limit it exceeds, if any. */
export interface LineTrouble {
  line: number;
  trouble: TranscriptTrouble;
  limit?: { found: number; most: number };
}

/** Why a transcript was not accepted: one of its lines, or a reason unrelated to its content. */
export type UploadProblem = LineTrouble | 'large' | 'offline' | 'other';

const ofAll: readonly TranscriptTrouble[] = [
  'not-text',
  'is-empty',
  'is-pdf',
  'is-protected',
  'damaged-document',
  'names-nobody',
  'nothing-said',
  'bad-json',
  'bad-xml',
  'bad-csv',
];

/**
 * Returns whether the file can be read without its invalid lines; not if all of it is invalid, or it exceeds a limit.
 */
export const canReadOn = ({ trouble, limit }: LineTrouble): boolean => limit === undefined && !ofAll.includes(trouble);

/** Reads the reason from an API error. */
export function uploadProblem(error: unknown): UploadProblem {
  const code = codeOf(error);
  if (code === 'message_too_long') return 'large';
  if (code === 'offline') return 'offline';
  const fields = (error as { fields?: { path: string; message: string }[] }).fields ?? [];
  const of = (name: string) => fields.find(({ path }) => path === name)?.message;
  const trouble = transcriptTroubles.find((one) => one === of('trouble'));
  if (!trouble) return 'other';
  const [found, most] = [of('found'), of('most')];
  const limit = found !== undefined && most !== undefined && { found: Number(found), most: Number(most) };
  return { line: Number(of('line')), trouble, ...(limit && { limit }) };
}
