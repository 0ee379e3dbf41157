import { commitmentsIn, sentencesOfOthers, sentencesOfYours } from '@greenroom/speech-analysis';
import { acceptedRequest, isAcceptance } from './accepted-request.ts';
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
    commitmentsIn(sentence.quote, heldAt).flatMap(({ text, dueOn }): Promised[] => {
      const place = { ...placeOf(meeting, sentence), who: sentence.who };
      if (!isAcceptance(text)) return [{ ...place, text, dueOn }];
      const before = turns[sentence.turn - 1];
      const isAsked = before && before.speaker !== turns[sentence.turn]?.speaker && sentence.from <= mostBefore;
      const accepted = isAsked && acceptedRequest(before.text, before.speaker, heldAt);
      return accepted ? [{ ...place, text: accepted.text, dueOn: dueOn ?? accepted.dueOn, asked: true }] : [];
    }),
  );
  return eachOnce(found).slice(0, most);
}

/** In UTF-16 code units. An acceptance follows what was asked for: "Yes, of course, will do." */
const mostBefore = 30;

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
