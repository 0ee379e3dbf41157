import type { SceneEnding } from '@greenroom/contracts';
import type { Needs, SceneFile, SpeechAct } from '../../content/index.ts';
import { hearsOrders, languageOf, mentions, speechActsIn } from '../../scoring/index.ts';
import { firstMood, moodAfter, type Temper } from './moves.ts';
import { pickLine } from './pick-line.ts';
import type { Play } from './play.ts';

/** A line as the course of a scene needs it. */
export interface SaidLine {
  author: 'person' | 'partner';
  text: string;
  status: 'said' | 'removed';
  cue: string | null;
}

/** What the partner says next, of what the scene has. */
export interface Cue {
  /** `beat:budget`: what is played, and its name; of it the course knows what was played. */
  cue: string;
  text: string;
  /** How the scene ends with it, if it does. */
  ending: Exclude<SceneEnding, 'stopped'> | null;
}

/** How far a scene is. */
interface Course {
  mood: number;
  /** How often the person spoke. */
  count: number;
  played: ReadonlySet<string>;
  /** The partner's words. */
  spoken: readonly string[];
  last: { text: string; removed: boolean; acts: readonly SpeechAct[] } | undefined;
}

/** The last line said by the person may be so many at most; then the time is over as well. */
const mostLines = 60;
const warmFrom = 0.7;

/** Where a scene is after these lines: everything is told by them. */
export function courseOf(play: Play, temper: Temper, lines: readonly SaidLine[]): Course {
  let mood = firstMood(temper);
  let last: Course['last'];
  const earlier: string[] = [];
  for (const { author, text, status } of lines) {
    if (author !== 'person') continue;
    const removed = status === 'removed';
    const acts: SpeechAct[] = removed
      ? ['insults']
      : hearsOrders(text)
        ? []
        : speechActsIn(text, languageOf(text), earlier);
    mood = moodAfter(mood, acts, temper, play.moves);
    last = { text, removed, acts };
    earlier.push(text);
  }
  const ofPartner = lines.filter(({ author }) => author === 'partner');
  return {
    mood,
    count: earlier.length,
    played: new Set(ofPartner.flatMap(({ cue }) => (cue?.startsWith('beat:') ? [cue.slice('beat:'.length)] : []))),
    spoken: ofPartner.map(({ text }) => text),
    last,
  };
}

/** The first words of a partner who opens. */
export function openingCue({ opening }: Play, { difficulty }: Temper, seed: string): Cue {
  return { cue: 'opening', text: pickLine([opening[difficulty]], [], `${seed}/opening`), ending: null };
}

/**
 * What the partner says to the person's last line: an ending that is due, else a beat that is, else something to what
 * that line does. Whoever insults, gives orders to a machine, says nothing or nonsense is answered in role.
 * The same lines to the same seed are answered alike.
 * @param timeLeft whether the scene's time goes on
 */
export function nextCue(play: Play, temper: Temper, seed: string, lines: readonly SaidLine[], timeLeft: boolean): Cue {
  const course = courseOf(play, temper, lines);
  const { mood, count, played, spoken, last } = course;
  const say = (cue: string, groups: readonly (readonly string[])[], ending: Cue['ending'] = null): Cue => ({
    cue,
    text: pickLine(groups, spoken, `${seed}/${lines.length}/${cue}`),
    ending,
  });
  const { provoked } = play.category;
  const { endings } = play;
  if (!last) return say('provoked:silence', [provoked.silence]);
  const isDue = (needs: Needs) => isMet(needs, course, last, play.subjects);

  if (isDue(endings.walkedAway.needs)) return say('ending:walked-away', [endings.walkedAway.lines], 'walked-away');
  const answersFirst = play.opens === 'you' && count === 1 && !lines.some(({ cue }) => cue === 'opening');
  if (last.removed || last.acts[0] === 'insults') return say('provoked:insulted', [provoked.insulted]);
  if (hearsOrders(last.text)) return say('provoked:out-of-scene', [provoked.outOfScene]);
  if (!answersFirst) {
    if (!/[\p{L}\p{N}]/u.test(last.text)) return say('provoked:silence', [provoked.silence]);
    if (isNonsense(last.text)) return say('provoked:nonsense', [provoked.nonsense]);
    if (isDue(endings.agreed.needs)) return say('ending:agreed', [endings.agreed.lines], 'agreed');
    if (isDue(endings.partly.needs)) return say('ending:partly', [endings.partly.lines], 'partly');
  }
  if (!timeLeft || count >= mostLines) return say('ending:out-of-time', [endings.outOfTime.lines], 'out-of-time');
  if (answersFirst) return say('opening', [play.opening[temper.difficulty]]);
  const beat = play.beats.find(({ slug, needs }) => !played.has(slug) && isDue(needs));
  if (beat) return say(`beat:${beat.slug}`, [beat.lines]);
  const [act = 'explains'] = last.acts;
  return say(`reaction:${act}`, reactionsTo([...last.acts, 'explains', 'states-need'], mood, play));
}

function isMet(
  { acts, subjects, after, moodFrom, moodTo, lineFrom }: Needs,
  { mood, count, played }: Course,
  { text, acts: done }: NonNullable<Course['last']>,
  known: SceneFile['subjects'],
): boolean {
  return (
    (acts === undefined || acts.some((act) => done.includes(act))) &&
    (subjects === undefined ||
      known.some(({ slug, words }) => subjects.includes(slug) && mentions(withFigures(text), words))) &&
    (after === undefined || after.every((slug) => played.has(slug))) &&
    (moodFrom === undefined || mood >= moodFrom) &&
    (moodTo === undefined || mood <= moodTo) &&
    (lineFrom === undefined || count >= lineFrom)
  );
}

/** “78,000” is spoken of as 78 thousand, so that a scene can name it either way. */
const withFigures = (text: string) =>
  [
    text,
    ...[...text.matchAll(/(\d+)[.,’]?000\b|\b(\d+)k\b/giu)].map(([, long, short]) => `${long ?? short} thousand`),
  ].join('. ');

/** What fits an act, best first: the scene's own at this mood, the category's, then those of moods beside it. */
function reactionsTo(acts: readonly SpeechAct[], mood: number, { reactions, category }: Play): string[][] {
  const bands = mood < -warmFrom ? coldFirst : mood > warmFrom ? warmFirst : evenFirst;
  return acts.flatMap((act) => {
    const sources = [reactions[act], category.reactions[act]].filter((lines) => lines !== undefined);
    return bands.flatMap((band) => sources.map((lines) => lines[band]));
  });
}

const coldFirst = ['cold', 'even'] as const;
const evenFirst = ['even'] as const;
const warmFirst = ['warm', 'even'] as const;

/** Letters that make no words: the same over and over, or without a vowel. */
function isNonsense(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^(.{1,3})\1+$/u.test(word) || !/[aeiouyäöüáéíóú]/u.test(word));
}
