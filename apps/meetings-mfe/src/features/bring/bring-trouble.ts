import { codeOf, transcriptTroubles, type TranscriptTrouble } from '@greenroom/contracts';

/** A line because of which a transcript was refused, and the limit it exceeds, where it is one. */
export interface LineTrouble {
  line: number;
  trouble: TranscriptTrouble;
  limit?: { found: number; most: number };
}

/** Why a transcript was not taken: a line of it, or something that has nothing to do with what stands in it. */
export type BringTrouble = LineTrouble | 'large' | 'offline' | 'other';

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

/** Whether the file can be read without the lines that are wrong; not where all of it is, or it exceeds a limit. */
export const canReadOn = ({ trouble, limit }: LineTrouble): boolean => limit === undefined && !ofAll.includes(trouble);

/** Reads what a refusal says. */
export function bringTrouble(error: unknown): BringTrouble {
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
