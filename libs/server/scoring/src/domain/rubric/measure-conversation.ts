import type { SpeechAct } from '@greenroom/content';
import { openers } from '../conversation/openers.ts';
import { saysNotHeard } from '../conversation/partner-signs.ts';
import { attackingActs, finderFor, hurtfulActs, isOfTime } from '@greenroom/speech-analysis';
import type { CountingLine } from './counting-lines.ts';
import type { Subjects } from './subjects.ts';

/** How a person takes part in a conversation, each 0 to 1; docs/scoring.md has the rules. */
export interface Conversation {
  /** Share of sentences that are said once and that the partner does not complain about. */
  coherence: number;
  /** Share of lines about a subject of the scene or what the partner said. */
  relevance: number;
  /** Absence of insults, threats and blame. */
  politeness: number;
  /** Absence of pushing. */
  patience: number;
  /** How much the partner says. Older scores lack it. */
  openness?: number;
}

/** How many lines' worth each of these costs. */
const lostBy = {
  attack: 1.5,
  blame: 0.5,
  push: 0.25,
  strung: 1,
  list: 1,
  repeated: 1,
  crammed: 0.75,
  unheard: 0.75,
  unheardAgain: 1.5,
};
/** A single list, repetition or complaint costs half. */
const oneSlip = 0.5;
/** Share of relevant lines from which relevance is full, since people also chat. */
const toThePoint = 0.6;
/**
 * Relevance where no subject of the scene is ever mentioned. It grows with the share of lines that mention one, or with
 * the number of subjects.
 */
const besideTheMatter = 0.3;
const ofTheMatter = { fromShare: 0.15, toShare: 0.4, subjects: 3 };
/** Openness where the partner says nothing, and the mean words of a partner's answer from which it is full. */
const closed = { openness: 0.7, words: 11 };
/** Acts directed at the partner, which are relevant whatever they mention. */
const addressed: readonly SpeechAct[] = [
  'acknowledges',
  'agrees',
  'refuses',
  'apologises',
  'thanks',
  'offers',
  'proposes-step',
  'states-need',
  'summarises',
  ...hurtfulActs,
];
/** Lines of up to this many words ("Yes.", "On Friday.") count as answers, and so do lines with such a beginning. */
const answerLength = 3;

export function measureConversation(lines: readonly CountingLine[], subjects: Subjects): Conversation {
  const share = (lost: (line: CountingLine) => number, free = 0) => {
    const all = lines.reduce((sum, line) => sum + lost(line), 0);
    return lines.length === 0 ? 1 : Math.max(0, Math.min(1, 1 - (all - free) / lines.length));
  };
  const attacks = ({ acts }: CountingLine) => attackingActs.some((act) => acts.has(act));
  const most = besideTheMatter + (1 - besideTheMatter) * shareOfMatter(lines, subjects);
  const isUnheard = ({ after, own }: CountingLine) => saysNotHeard(after, own);
  const firstUnheard = lines.find(isUnheard);
  return {
    coherence: share((line) => {
      if (line.isStrung) return lostBy.strung;
      if (line.isRepeated) return lostBy.repeated;
      const unheard = line === firstUnheard ? lostBy.unheard : lostBy.unheardAgain;
      return (line.isCrammed ? lostBy.crammed : line.hasList ? lostBy.list : 0) + (isUnheard(line) ? unheard : 0);
    }, oneSlip),
    relevance: Math.min(most, share((line) => (isToThePoint(line, subjects) ? 0 : 1)) / toThePoint),
    politeness: share((line) => (attacks(line) ? lostBy.attack : line.acts.has('blames') ? lostBy.blame : 0)),
    patience: share((line) => (line.acts.has('pushes') ? lostBy.push : 0)),
    openness: opennessOf(lines),
  };
}

/** Reports whether a line is about a subject of the scene, answers what was said, or is directed at the partner. */
const isToThePoint = (line: CountingLine, subjects: Subjects): boolean =>
  isLinked(line, subjects) || addressed.some((act) => line.acts.has(act));

/** Reports whether a line is about a subject of the scene or takes up or answers what was said. */
export const isLinked = (line: CountingLine, subjects: Subjects): boolean =>
  line.takesUp ||
  line.words <= answerLength ||
  openers.has(line.sentences[0]?.sentence.words[0]?.plain ?? '') ||
  (line.acts.has('names-fact') && line.answering.has('names-fact')) ||
  subjectsOf(line, subjects).length > 0;

/** Returns the subjects that a line mentions by more than a day or a length of time, which are part of any talk. */
export const subjectsOf = ({ sentences }: CountingLine, subjects: Subjects) =>
  subjects.filter(({ words }) =>
    sentences.some(({ sentence }) => {
      const says = sentence.words.map(({ plain }) => !isOfTime(plain));
      return finderFor(words)(sentence).some(({ first, after }) => says.slice(first, after).includes(true));
    }),
  );

/** Acts that go on with the matter at hand without naming it: “I could send it on Thursday.” */
const onlyDirected = 0.5;
const directed: readonly SpeechAct[] = [
  'offers',
  'proposes-step',
  'refuses',
  'apologises',
  'summarises',
  'thanks',
  'agrees',
];

/** Returns how far the lines are about the subjects of the scene, 0 to 1. A scene without subjects cannot tell. */
export function shareOfMatter(lines: readonly CountingLine[], subjects: Subjects): number {
  if (subjects.length === 0 || lines.length === 0) return 1;
  const found = lines.map((line) => subjectsOf(line, subjects));
  const isAny = found.some(({ length }) => length > 0);
  const weights = lines.map((line, index) =>
    found[index]!.length > 0 ? 1 : isAny && directed.some((act) => line.acts.has(act)) ? onlyDirected : 0,
  );
  const share = weights.reduce<number>((sum, weight) => sum + weight, 0) / lines.length;
  const { fromShare, toShare } = ofTheMatter;
  const touched = new Set(found.flat()).size / Math.min(ofTheMatter.subjects, subjects.length);
  return Math.min(
    1,
    Math.max((share - fromShare) / (toShare - fromShare), touched > 1 / ofTheMatter.subjects ? touched : 0),
  );
}

/** Returns how much the partner says in answer to the person's lines. */
function opennessOf(lines: readonly CountingLine[]): number {
  const answers = lines.flatMap(({ after }) =>
    after.length > 0 ? after.reduce((sum, { words }) => sum + words, 0) : [],
  );
  const mean = answers.reduce((sum, words) => sum + words, 0) / (answers.length || 1);
  return closed.openness + (1 - closed.openness) * Math.min(1, mean / closed.words);
}

/** Returns the share of what was said that gets through at all, 0 to 1. */
export const heardShare = ({ coherence, relevance, politeness, patience, openness = 1 }: Conversation): number =>
  coherence * relevance * politeness * patience * openness;
