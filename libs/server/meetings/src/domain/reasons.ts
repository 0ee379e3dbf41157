import type { Measure, MeasureName } from '@greenroom/speech-analysis';
import { placeOf } from './find-moments.ts';
import type { Reason } from './findings.ts';
import type { WholeMeeting } from './whole-meeting.ts';

/** When a measure is low because something was not said, the longest turn shows what was said instead. */
const shownBy: Partial<Record<MeasureName, MeasureName>> = {
  'talk-share': 'longest-monologue',
  questions: 'longest-monologue',
};

/** Returns, for each measure that was not good, a line of the account's own that shows it, if there is one. */
export function reasonsIn(meeting: WholeMeeting, measures: readonly Measure[]): Reason[] {
  const of = (name: MeasureName) => measures.find((one) => one.name === name);
  return measures.flatMap(({ name, rating, moments }): Reason[] => {
    if (rating === null || rating === 'GOOD') return [];
    const open = of('open-questions')?.moments ?? [];
    const closed = (of('questions')?.moments ?? []).filter(
      (one) => !open.some(({ turn, from }) => turn === one.turn && from === one.from),
    );
    const shown = shownBy[name];
    const places = name === 'open-questions' ? closed : shown ? (of(shown)?.moments ?? []) : moments;
    const [place] = places;
    const line = place && lineAround(meeting.turns[place.turn]?.text ?? '', place.from);
    return place && line ? [{ name, ...placeOf(meeting, { turn: place.turn, ...line }) }] : [];
  });
}

/** Returns the sentence around a place. */
function lineAround(text: string, place: number): { from: number; quote: string } | undefined {
  const before = text.slice(0, place).search(/[^.!?…]*$/u);
  const rest = text.slice(before);
  const from = before + (rest.length - rest.trimStart().length);
  const quote = (/^[^.!?…]*[.!?…]*/u.exec(text.slice(from))?.[0] ?? '').trim();
  return quote === '' ? undefined : { from, quote };
}
