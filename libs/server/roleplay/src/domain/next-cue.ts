import type { MoodCause, SceneEnding } from '@greenroom/contracts';
import type { Needs, SceneFile, SpeechAct } from '@greenroom/content';
import { type Substance, substanceOf } from '@greenroom/scoring';
import {
  detectPromptInjection,
  hostileActs,
  type Language,
  type Line,
  mentions,
  readLine,
  readTranscript,
  speechActsIn,
  type Transcript,
} from '@greenroom/speech-analysis';
import { answersOffer, askedIn, heardIn, namedIn, withHeard } from './echo.ts';
import { causeOfMove, firstMood, moodAfter, type PartnerTraits } from './moves.ts';
import { pickLine } from './pick-line.ts';
import type { Play } from './play.ts';
import { type HeardLine, provocationIn } from './provocation.ts';
import { isSaidAgain } from './said-again.ts';
import type { SaidLine } from './said-line.ts';
import { languageSpoken } from './transcript-of.ts';

/** The partner's next line, chosen from the scene's written lines. */
export interface Cue {
  /** What is played and its name, such as `beat:budget`; the course reads from it which beats were played. */
  cue: string;
  text: string;
  /** How this line ends the scene, if it does. */
  ending: Exclude<SceneEnding, 'stopped'> | null;
}

/** The state of a scene. */
interface Course {
  mood: number;
  /** Number of lines the person said. */
  count: number;
  played: ReadonlySet<string>;
  /** The partner's lines. */
  spoken: readonly string[];
  last: (HeardLine & { substance: Substance | undefined }) | undefined;
  /** The mood after each of the person's lines. */
  moves: readonly CourseMove[];
}

/** How one line changed the mood. `at` is its index among all lines. */
interface CourseMove {
  at: number;
  mood: number;
  moved: number;
  because: MoodCause | null;
  acts: readonly SpeechAct[];
}

/** Number of lines of the person's after which the scene is out of time. */
const mostLines = 60;
/**
 * Limit for the lines of both speakers: calls for help are answered beyond {@link mostLines}, but a scene stays
 * bounded.
 */
const mostKept = 4 * mostLines;

/** Reports whether a scene has reached its absolute limit of lines. */
export const isFull = (lines: readonly unknown[]): boolean => lines.length >= mostKept;

const warmFrom = 0.7;

/** Returns the state of a scene after these lines; it depends on nothing else. */
export function courseOf(play: Play, temper: PartnerTraits, lines: readonly SaidLine[]): Course {
  let mood = firstMood(temper);
  let last: Course['last'];
  let strayed = 0;
  const earlier: Line[] = [];
  let isPartnerHeard = false;
  const moves: CourseMove[] = [];
  const transcript = transcriptOf(lines, play.language);
  const { turns, language } = readTranscript(transcript);
  const substance = substanceOf(transcript, play.subjects);
  for (const [at, { author, text, status }] of lines.entries()) {
    const { line } = turns[at]!;
    if (author !== 'person') {
      isPartnerHeard = true;
      continue;
    }
    const removed = status === 'removed';
    const ordered = detectPromptInjection(line);
    const offTopic = !removed && !ordered && isPartnerHeard && substance.get(at) === 'off-topic';
    const heard = removed ? insulted : ordered ? [] : actsIn(line, language, earlier);
    const acts = offTopic ? heard.filter((act) => hostileActs.includes(act)) : heard;
    strayed = offTopic ? strayed + 1 : 0;
    const before = mood;
    mood = moodAfter(before, acts, temper, play.moves, offTopic);
    const cause = causeOfMove(mood - before, acts, temper, play.moves, offTopic);
    const because = cause === 'pushes' && isSaidAgain(line, earlier) ? 'said-again' : cause;
    moves.push({ at, mood, moved: mood - before, because, acts });
    last = { text, removed, ordered, acts, substance: substance.get(at), isLost: strayed >= lostFrom };
    earlier.push(line);
  }
  const ofPartner = lines.filter(({ author }) => author === 'partner');
  return {
    mood,
    count: earlier.length,
    played: new Set(ofPartner.flatMap(({ cue }) => (cue?.startsWith('beat:') ? [cue.slice('beat:'.length)] : []))),
    spoken: ofPartner.map(({ text }) => text),
    last,
    moves,
  };
}

/** What was removed for safety counts as insulting, whatever it said. */
const insulted: readonly SpeechAct[] = ['insults'];

/** Returns the lines for the course of a scene; without what was removed. */
const transcriptOf = (lines: readonly SaidLine[], usual: Language): Transcript => ({
  language: languageSpoken(lines, usual),
  turns: lines.map(({ author, text, status }) => ({
    speaker: author === 'person' ? ('you' as const) : ('partner' as const),
    text: status === 'removed' ? '' : text,
  })),
});
/** From this line of the person's on, a summary is answered as one before the scene goes on. */
const summedUpFrom = 3;
/** After this many off-topic lines in a row the partner says that they are lost. */
const lostFrom = 2;

/** Returns the acts of a line. A repeated line counts as pushing, however kind it was the first time. */
function actsIn(line: Line, language: Language, earlier: readonly Line[]): readonly SpeechAct[] {
  const acts = speechActsIn(line, language, earlier);
  if (!isSaidAgain(line, earlier)) return acts;
  return [...acts.filter((act) => hostileActs.includes(act)), 'pushes'];
}

/** Returns the first words of a partner who opens the scene. */
export function openingCue({ opening }: Play, { difficulty }: PartnerTraits, seed: string): Cue {
  return { cue: 'opening', text: pickLine([opening[difficulty]], [], `${seed}/opening`), ending: null };
}

/**
 * Returns the partner's answer to the person's last line: an ending that is due, else a beat that is due, else a
 * reaction to what the line does. Insults, prompt injection, silence and nonsense are answered in role until the time
 * is up, and do not extend it.
 * The same lines with the same seed get the same answer.
 * @param timeLeft whether the scene still has time
 */
export function nextCue(
  play: Play,
  temper: PartnerTraits,
  seed: string,
  lines: readonly SaidLine[],
  timeLeft: boolean,
): Cue {
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
  const withFigures = readLine(figuresIn(last.text));
  const isDue = (needs: Needs) => isMet(needs, course, last.acts, withFigures, play.subjects);

  // The partner does not leave on a line that helped.
  const helped = (course.moves.at(-1)?.moved ?? 0) > 0;
  if (!helped && isDue(endings.walkedAway.needs))
    return say('ending:walked-away', [endings.walkedAway.lines], 'walked-away');
  const answersFirst = play.opens === 'you' && count === 1 && !lines.some(({ cue }) => cue === 'opening');
  const provokes = provocationIn(last, answersFirst);
  if (!provokes && !answersFirst) {
    if (isDue(endings.agreed.needs)) return say('ending:agreed', [endings.agreed.lines], 'agreed');
    if (isDue(endings.partly.needs)) return say('ending:partly', [endings.partly.lines], 'partly');
  }
  if (!timeLeft || count >= mostLines) return say('ending:out-of-time', [endings.outOfTime.lines], 'out-of-time');
  if (provokes) return say(`provoked:${provokes}`, [provoked[provokes === 'out-of-scene' ? 'outOfScene' : provokes]]);
  if (answersFirst) return say('opening', [play.opening[temper.difficulty]]);
  const isSummedUp =
    last.acts.includes('summarises') && count >= summedUpFrom && lines.at(-2)?.cue !== 'reaction:summarises';
  const saysNothing = last.acts.length === 0 && isNothing(last);
  const beat = play.beats.find(
    ({ slug, needs }) => !played.has(slug) && isDue(needs) && (!saysNothing || needs.subjects !== undefined),
  );
  // “I’m not sure what you’re telling me.”
  if (saysNothing && !beat) return say('reaction:hedges', reactionsTo(['hedges'], mood, play));
  const people = namedIn(play.situation, play.partner.name, play.language);
  const heard = heardIn(last.text, last.acts, play.language, spoken, people);
  const asked = heard === undefined ? askedIn(last.text, last.acts, play.language, spoken) : undefined;
  const hearing = (cue: Cue): Cue => (heard === undefined ? cue : { ...cue, text: withHeard(heard, cue.text) });
  if (beat) {
    const played = say(`beat:${beat.slug}`, [beat.lines]);
    if (isSummedUp) {
      const { text } = say('reaction:summarises', reactionsTo(['summarises'], mood, play));
      return { ...played, text: `${text} ${played.text}` };
    }
    // The beats of a custom scene fit any question, those of a written one answer what they are about.
    if (asked !== undefined && play.slug === null && beat.shows !== 'hidden') return answering(asked, played);
    return beat.shows !== 'hidden' && answersOffer(beat.needs.acts) ? hearing(played) : played;
  }
  const acts: readonly SpeechAct[] = isSummedUp ? ['summarises', ...last.acts] : last.acts;
  const [act = 'explains'] = acts;
  const reaction = say(`reaction:${act}`, reactionsTo([...acts, 'explains', 'states-need'], mood, play));
  if (isSummedUp) return reaction;
  return asked !== undefined && act.startsWith('asks') ? answering(asked, reaction) : hearing(reaction);
}

/** Lines of up to this many words, such as “In March.”, are answers whatever they say. */
const shortAnswer = 3;

const isNothing = ({ text, substance }: { text: string; substance: Substance | undefined }) =>
  substance === 'off-topic' || (substance === 'nothing' && readLine(text).words > shortAnswer);

const answering = (asked: string, cue: Cue): Cue => ({ ...cue, text: withHeard(asked, cue.text) });

function isMet(
  { acts, subjects, after, moodFrom, moodTo, lineFrom }: Needs,
  { mood, count, played }: Course,
  done: readonly SpeechAct[],
  line: Line,
  known: SceneFile['subjects'],
): boolean {
  return (
    (acts === undefined || acts.some((act) => done.includes(act))) &&
    (subjects === undefined || known.some(({ slug, words }) => subjects.includes(slug) && mentions(line, words))) &&
    (after === undefined || after.every((slug) => played.has(slug))) &&
    (moodFrom === undefined || mood >= moodFrom) &&
    (moodTo === undefined || mood <= moodTo) &&
    (lineFrom === undefined || count >= lineFrom)
  );
}

/** Adds “78 thousand, 78 tausend” to a text with “78,000”, “78.000” or “78k”, so that scenes can match either form. */
const figuresIn = (text: string) =>
  [
    text,
    // Matches from the first digit only: starting at every digit would make a long number quadratic.
    ...[...text.matchAll(/(?<!\d)(\d+)[.,’]?000\b|\b(\d+)k\b/giu)].map(
      ([, long, short]) => `${long ?? short} thousand, ${long ?? short} tausend`,
    ),
  ].join('. ');

/**
 * Returns reactions to an act, best first: the scene's own for this mood, the category's, then those of neighbouring
 * moods.
 */
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
