import type { Recap } from '@greenroom/contracts';

/** A recap as its form holds it: every field is text. */
export interface RecapDraft {
  goal: string;
  /** One to a line. */
  decided: string;
  commitments: { text: string; dueOn: string }[];
}

/** In UTF-16 code units, and lines of a list: as the contract bounds them. */
export const recapBounds = { length: 300, lines: 20 };

export function draftOf({ goal, decided, commitments }: Recap): RecapDraft {
  return {
    goal: goal ?? '',
    decided: decided.join('\n'),
    commitments: commitments.map(({ text, dueOn }) => ({ text, dueOn: dueOn ?? '' })),
  };
}

/** What the form says, without what was left empty. */
export function recapOf(draft: RecapDraft, conversationUuid: string): Omit<Recap, 'editedAt'> {
  return {
    conversationUuid,
    goal: draft.goal.trim() || null,
    decided: linesOf(draft.decided),
    commitments: draft.commitments
      .map(({ text, dueOn }) => ({ text: text.trim(), dueOn: dueOn || null }))
      .filter(({ text }) => text !== ''),
  };
}

/** Whether all of it keeps to the bounds. */
export function fits(recap: Omit<Recap, 'editedAt'>): boolean {
  const texts = [recap.goal ?? '', ...recap.decided, ...recap.commitments.map(({ text }) => text)];
  const lists = [recap.decided, recap.commitments];
  return (
    texts.every(({ length }) => length <= recapBounds.length) &&
    lists.every(({ length }) => length <= recapBounds.lines)
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
