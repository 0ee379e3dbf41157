import { codeOf, transcriptTroubles, type TranscriptTrouble } from '@greenroom/contracts';

/** Why a transcript was not taken: a line of it, or something that has nothing to do with what stands in it. */
export type BringTrouble = { line: number; trouble: TranscriptTrouble } | 'large' | 'offline' | 'other';

/** Reads what a refusal says. */
export function bringTrouble(error: unknown): BringTrouble {
  const code = codeOf(error);
  if (code === 'message_too_long') return 'large';
  if (code === 'offline') return 'offline';
  const fields = (error as { fields?: { path: string; message: string }[] }).fields ?? [];
  const of = (name: string) => fields.find(({ path }) => path === name)?.message;
  const trouble = transcriptTroubles.find((one) => one === of('trouble'));
  return trouble ? { line: Number(of('line')), trouble } : 'other';
}
