import { type Measure, type MeasureName, type Passage, readLine } from '@greenroom/speech-analysis';
import { placeOf } from './find-moments.ts';
import type { Reason } from './findings.ts';
import { isBelow } from './strengths.ts';
import type { WholeMeeting } from './whole-meeting.ts';

/** When a measure is poor because something was not said, a long turn shows what was said instead. */
const shownBy: Partial<Record<MeasureName, MeasureName>> = {
  'talk-share': 'longest-monologue',
  questions: 'longest-monologue',
};

/** "Herr Präsident, meine sehr geehrten Damen und Herren!" */
const greets =
  /^(?:herr|frau|mein[en]?|sehr|liebe[rn]?|verehrte[rn]?|ladies|dear|good morning|guten (?:morgen|tag))(?!\p{L})[^.?]*!$|^(?:good (?:morning|afternoon)|ladies and)\b[^.?]*[.!]$/iu;
/** "How often is that?" begins like an open question, so that it shows nothing. */
const asksFor =
  /^\P{L}*(?:(?:and|so|but|okay|well|then|und|also|aber|ja|dann)[,\s]+)*(?:what|how|which|who|when|where|why|was|wie|wer|wen|wem|wann|wo|warum|wieso|welche\p{L}*)(?!\p{L})/iu;
const textAt = ({ turns }: WholeMeeting, { turn, from, to }: Passage) => turns[turn]?.text.slice(from, to) ?? '';
/** In words. A shorter line shows nothing by itself: "Okay, Jim." */
const shortestLine = 6;

/** Returns, for each measure that was not good, a line of the account's own that shows it, if there is one. */
export function reasonsIn(meeting: WholeMeeting, measures: readonly Measure[]): Reason[] {
  const of = (name: MeasureName) => measures.find((one) => one.name === name);
  return measures.flatMap(({ name, rating, value, good, moments }): Reason[] => {
    if (rating === null || rating === 'GOOD' || value === null) return [];
    const shown = shownBy[name];
    // No line shows that somebody said too little, and a turn of a good length shows nothing.
    if (shown && (of(shown)?.rating === 'GOOD' || (name === 'talk-share' && isBelow(value, good)))) return [];
    const open = of('open-questions')?.moments ?? [];
    const closed = (of('questions')?.moments ?? []).filter(
      (one) => !open.some(({ turn, from }) => turn === one.turn && from === one.from),
    );
    const places =
      name === 'open-questions'
        ? closed.filter((one) => !asksFor.test(textAt(meeting, one)))
        : shown
          ? (of(shown)?.moments ?? [])
          : moments;
    for (const place of places) {
      const line = lineAt(meeting.turns[place.turn]?.text ?? '', place);
      if (line) return [{ name, ...placeOf(meeting, { turn: place.turn, ...line }) }];
    }
    return [];
  });
}

/** Returns the first whole sentence from a place on that says something. */
function lineAt(text: string, { from, to }: Passage): { from: number; quote: string } | undefined {
  const sentence = readLine(text).sentences.find(
    (one) =>
      one.to > from &&
      one.from < to &&
      new Set(one.words.map(({ written }) => written)).size >= shortestLine &&
      !greets.test(text.slice(one.from, one.to)),
  );
  return sentence && { from: sentence.from, quote: text.slice(sentence.from, sentence.to) };
}
