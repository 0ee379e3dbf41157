import { readFile } from 'node:fs/promises';

/** A reader's mark for one answer: 0 useless or harmful, 1 beside the question, 2 useful, 3 as good as a coach's. */
export interface Mark {
  id: string;
  /** Counted from 1. */
  turn: number;
  mark: 0 | 1 | 2 | 3;
  why: string;
}

/**
 * Reads marks: tab-separated lines of case, turn, mark and reason.
 * @throws naming the line that does not have this form
 */
export async function readMarks(file: string): Promise<Mark[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [id = '', turn, mark, why = ''] = line.split('\t');
    if (id === '' || !/^\d+$/.test(turn ?? '') || !/^[0-3]$/.test(mark ?? ''))
      throw new Error(`Expected a line of case, turn, mark and reason: ${line}`);
    return { id, turn: Number(turn), mark: Number(mark) as Mark['mark'], why };
  });
}

/** Returns the mean, and how often each mark was given. */
export function figuresOf(marks: readonly Mark[]): string {
  const count = (mark: number) => marks.filter((one) => one.mark === mark).length;
  const mean = marks.reduce((sum, { mark }) => sum + mark, 0) / marks.length;
  const spread = [3, 2, 1, 0].map((mark) => `${count(mark)} × ${mark}`).join(', ');
  return `${marks.length} answers, mean ${mean.toFixed(2)} (${spread})`;
}
