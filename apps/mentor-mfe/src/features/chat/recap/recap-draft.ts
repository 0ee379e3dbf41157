import type { Recap } from '@greenroom/contracts';

/** A recap as the form's fields: all of them text. */
export interface RecapDraft {
  goal: string;
  /** One per line. */
  decided: string;
  commitments: { text: string; dueOn: string }[];
}

/** The contract's limits: UTF-16 code units per text, and lines per list. */
export const recapBounds = { length: 300, lines: 20 };

export function draftOf({ goal, decided, commitments }: Recap): RecapDraft {
  return {
    goal: goal ?? '',
    decided: decided.join('\n'),
    commitments: commitments.map(({ text, dueOn }) => ({ text, dueOn: dueOn ?? '' })),
  };
}

/** Returns the form's recap without empty fields. */
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

/** Returns whether the recap keeps to the limits. */
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
