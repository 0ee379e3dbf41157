import { keepDraft, readDraft } from '@greenroom/auth';

/** A line being sent, with the id that makes sending it again safe. */
export interface OutgoingLine {
  clientLineId: string;
  text: string;
}

const placeOf = (userRolePlayUuid: string) => `line:${userRolePlayUuid}`;

/** Returns the line that was being sent when the page was left, if there was one. */
export function readLine(userRolePlayUuid: string): OutgoingLine | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(placeOf(userRolePlayUuid)) || 'null');
    const { clientLineId, text } = (kept ?? {}) as Partial<OutgoingLine>;
    return typeof clientLineId === 'string' && typeof text === 'string' ? { clientLineId, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a line until the server has it; undefined deletes it. */
export function keepLine(userRolePlayUuid: string, line: OutgoingLine | undefined): void {
  keepDraft(placeOf(userRolePlayUuid), line ? JSON.stringify(line) : '');
}
