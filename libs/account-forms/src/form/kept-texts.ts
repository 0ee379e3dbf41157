import { keepDraft, readDraft } from '@greenroom/auth';

/** Reads form fields that are kept in this tab as one draft. */
export function readTexts(place: string, fields: readonly string[]): Record<string, string> {
  const kept = parse(readDraft(place));
  const known = Object.entries(kept).filter(
    (entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(known);
}

/** Replaces the kept fields; removes the draft when all of them are empty. */
export function keepTexts(place: string, texts: Record<string, string>): void {
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  keepDraft(place, written.length === 0 ? '' : JSON.stringify(Object.fromEntries(written)));
}

function parse(draft: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(draft || '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
