import { keepDraft, readDraft } from '@greenroom/auth';

/** A line on its way, with the id that makes saying it again harmless. */
export interface OutgoingLine {
  clientLineId: string;
  text: string;
}

const placeOf = (userRolePlayUuid: string) => `line:${userRolePlayUuid}`;

/** The line that was on its way when the page was left, if one was. */
export function readLine(userRolePlayUuid: string): OutgoingLine | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(placeOf(userRolePlayUuid)) || 'null');
    const { clientLineId, text } = (kept ?? {}) as Partial<OutgoingLine>;
    return typeof clientLineId === 'string' && typeof text === 'string' ? { clientLineId, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a line until it is known to be said; undefined forgets it. */
export function keepLine(userRolePlayUuid: string, line: OutgoingLine | undefined): void {
  keepDraft(placeOf(userRolePlayUuid), line ? JSON.stringify(line) : '');
}
