import type { SceneCategoryFile, SpeechAct } from '@greenroom/content';
import { attackingActs, type Evidence, finderFor, hurtfulActs, type JudgedSentence } from '@greenroom/speech-analysis';
import type { CountingLine } from './counting-lines.ts';
import { isOffTopic } from './is-off-topic.ts';
import { isLinked, shareOfMatter } from './measure-conversation.ts';
import type { Subjects } from './subjects.ts';

export type Criterion = SceneCategoryFile['rubric'][number];
export type RubricCheck = Criterion['checks'][number];
type Detect = RubricCheck['detect'][number];

/** Evidence with its weight: 1, or less where the partner would hardly take it in. */
export interface WeighedEvidence extends Evidence {
  weight: number;
}

/** The first and the last two lines count as opening and ending. */
const edge = 2;
/**
 * Thirty and forty seconds of speech at 130 words a minute. After the first the speaker loses the listener, after the
 * second the light is red (Goulston, see the band of the longest monologue), so the line counts less.
 */
const [longLine, endlessLine] = [65, 87];
/** Shorter lines do not count for checks of brevity alone. */
const fewestWords = 4;
/** The same for a fact, a reason, a wish, an offer, a step or a subject: "The two teams." states no fact. */
const fewestInSubstance = 5;
const empty: readonly SpeechAct[] = ['hedges', 'greets', ...hurtfulActs];

/**
 * Finds evidence for a check in the person's lines: each line once, the same sentence once. Lines about something else
 * are no evidence of anything done well.
 */
export function findEvidence(
  check: RubricCheck,
  lines: readonly CountingLine[],
  subjects: Subjects,
): WeighedEvidence[] {
  const seen = new Set<string>();
  const onMatter = shareOfMatter(lines, subjects);
  return lines.flatMap((line, index) => {
    if (!check.never && isOffTopic(line, subjects)) return [];
    const besides =
      onMatter === 1 || isLinked(line, subjects) || replies.some((act) => line.acts.has(act)) ? 1 : beside;
    const place = { opening: index < edge, ending: index >= lines.length - edge };
    for (const detect of check.detect) {
      const sentence = fittingSentence(detect, line, place, subjects);
      if (!sentence) continue;
      const said = sentence.sentence.words.map(({ plain }) => plain).join(' ');
      if (seen.has(said)) continue;
      seen.add(said);
      const { line: text, passage } = sentence;
      const weight = check.never
        ? 1
        : weightOf(line) * besides * firmness(detect, sentence) * standing(detect, sentence, line, index);
      return weight === 0 ? [] : { ...passage, quote: text.text.slice(passage.from, passage.to), weight };
    }
    return [];
  });
}

/** Weighs a line: with an insult or a threat it counts nothing, with blame half, and less if it is very long. */
function weightOf({ acts, words, isStrung, isRepeated, isCrammed }: CountingLine): number {
  if (attackingActs.some((act) => acts.has(act))) return 0;
  return (
    (acts.has('blames') ? 0.5 : 1) *
    (isStrung || isRepeated ? 0.25 : isCrammed ? 0.5 : 1) *
    (words > endlessLine ? 0.25 : words > longLine ? 0.5 : 1)
  );
}

/**
 * In a conversation that is mostly about other things, a line counts half if it is about no subject of the scene and
 * nothing in it replies to the partner.
 */
const beside = 0.5;
const replies: readonly SpeechAct[] = ['acknowledges', 'agrees', 'refuses', 'apologises', 'thanks', 'summarises'];

const substantial: readonly SpeechAct[] = ['states-need', 'names-fact', 'explains', 'offers', 'proposes-step'];
/** With these acts a hedge halves the credit: "I guess we’ll talk next week" is half a step. */
const firm: readonly SpeechAct[] = [...substantial, 'refuses'];

function firmness({ acts, words, onSubject }: Detect, { acts: does, sentence }: JudgedSentence): number {
  const seen = acts?.filter((act) => does.includes(act)) ?? [];
  const isWordsAlone = !acts && (words !== undefined || onSubject === true);
  if (
    sentence.words.length < fewestInSubstance &&
    (isWordsAlone || seen.length > 0) &&
    seen.every((act) => substantial.includes(act))
  )
    return 0;
  if (seen.length === 0) return 1;
  return does.includes('hedges') && seen.every((act) => firm.includes(act)) ? 0.5 : 1;
}

/** Stock sentences of up to this many words count half where the line refers to nothing that was said: "I hear you." */
const stockLength = 5;
const stock: readonly SpeechAct[] = ['acknowledges', 'summarises'];
/** Acts that respond to something: they count from the second line on. */
const answers: readonly SpeechAct[] = ['offers', 'proposes-step'];

/** Weighs a sentence by what was said before it and after it. */
function standing(
  { acts = [], where }: Detect,
  { acts: does, sentence }: JudgedSentence,
  line: CountingLine,
  index: number,
): number {
  const seen = acts.filter((act) => does.includes(act));
  if (seen.length === 0) return 1;
  if (index === 0 && seen.every((act) => answers.includes(act))) return 0;
  if (line.isRefused && (where === 'ending' || seen.includes('proposes-step'))) return 0;
  const isStock = !line.takesUp && sentence.words.length <= stockLength && seen.every((act) => stock.includes(act));
  return isStock ? 0.5 : 1;
}

function fittingSentence(
  { acts, words, onSubject, where, answering, wordsAtMost }: Detect,
  line: CountingLine,
  place: Record<'opening' | 'ending', boolean>,
  subjects: Subjects,
): JudgedSentence | undefined {
  if (where && !place[where]) return undefined;
  if (answering && !answering.some((act) => line.answering.has(act))) return undefined;
  if (wordsAtMost !== undefined && line.words > wordsAtMost) return undefined;
  const touches = (sentence: JudgedSentence) =>
    subjects.some((subject) => finderFor(subject.words)(sentence.sentence).length > 0);
  if (!acts && !words && !onSubject) return isOfSubstance(line, touches) ? longestOf(line) : undefined;

  const signs = [
    acts && ((sentence: JudgedSentence) => acts.some((act) => sentence.acts.includes(act))),
    words && ((sentence: JudgedSentence) => finderFor(words)(sentence.sentence).length > 0),
    onSubject && touches,
  ].filter((sign) => sign !== undefined && sign !== false);
  if (!signs.every((sign) => line.sentences.some(sign))) return undefined;
  const shown = line.sentences.map((sentence) => signs.filter((sign) => sign(sentence)).length);
  return line.sentences[shown.indexOf(Math.max(...shown))];
}

function longestOf({ sentences }: CountingLine): JudgedSentence | undefined {
  return sentences.toSorted((a, b) => b.sentence.words.length - a.sentence.words.length)[0];
}

function isOfSubstance(line: CountingLine, touches: (sentence: JudgedSentence) => boolean): boolean {
  const does = [...line.acts].some((act) => !empty.includes(act));
  return line.words >= fewestWords && (does || line.sentences.some(touches));
}
