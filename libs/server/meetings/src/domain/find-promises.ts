import { commitmentsIn, sentencesOfOthers, sentencesOfYours } from '@greenroom/speech-analysis';
import { placeOf } from './find-moments.ts';
import type { Promised } from './findings.ts';
import type { WholeMeeting } from './whole-meeting.ts';

const most = 20;

/** Finds what each speaker promised and by when, sentence by sentence; each promise once, the account's own first. */
export function findPromises(meeting: WholeMeeting, heldAt: Date): Promised[] {
  const { transcript, turns } = meeting;
  const own = sentencesOfYours(transcript).map((sentence) => ({ ...sentence, who: null }));
  const others = sentencesOfOthers(transcript).map((sentence) => ({
    ...sentence,
    who: turns[sentence.turn]?.speaker ?? '',
  }));
  const found = [...own, ...others].flatMap((sentence) =>
    commitmentsIn(sentence.quote, heldAt).map(({ text, dueOn }): Promised => ({
      ...placeOf(meeting, sentence),
      who: sentence.who,
      text,
      dueOn,
    })),
  );
  return eachOnce(found.filter(({ text }) => !saysNothing.test(text))).slice(0, most);
}

/** What was promised lies in the words of another: "Will do, Jim", "We'll do that". */
const saysNothing =
  /^(?:will do|do (?:that|it|so|this)|mach ich|das mache? (?:ich|wir)|(?:das )?(?:wird|geht) (?:gemacht|erledigt|klar))(?:[,\s]+\p{L}+)?$/iu;

/** Keeps one of each repeated promise, preferring the one that names a day. */
export function eachOnce(found: readonly Promised[]): Promised[] {
  const all = new Map<string, Promised>();
  for (const one of found) {
    const key = `${one.who ?? ''}\n${one.text.toLowerCase()}`;
    const known = all.get(key);
    if (!known || (known.dueOn === null && one.dueOn !== null)) all.set(key, one);
  }
  return [...all.values()];
}
