import type { SpeechAct } from '@greenroom/content';
import { saysNotHeard } from '../conversation/partner-signs.ts';
import { finderFor } from '@greenroom/speech-analysis';
import type { CountingLine } from './counting-lines.ts';
import type { Subjects } from './find-evidence.ts';

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
}

/** How many lines' worth each of these costs. */
const lostBy = { attack: 1.5, blame: 0.5, push: 0.25, strung: 1, repeated: 1, crammed: 0.75, unheard: 0.75 };
/** A single list, repetition or complaint costs half. */
const oneSlip = 0.5;
/** Share of relevant lines from which relevance is full, since people also chat. */
const toThePoint = 0.6;
/** Upper limit of relevance where no subject of the scene is ever mentioned. */
const besideTheMatter = 0.5;
/** Acts directed at the partner, which are relevant whatever they mention. */
export const addressed: readonly SpeechAct[] = [
  'acknowledges',
  'agrees',
  'refuses',
  'apologises',
  'thanks',
  'offers',
  'proposes-step',
  'states-need',
  'summarises',
  'insults',
  'threatens',
  'blames',
  'pushes',
];
/** Lines of up to this many words ("Yes.", "On Friday.") count as answers, and so do lines with such a beginning. */
const answerLength = 3;
const openers = new Set(
  'yes yeah no okay ok right fair sure true exactly please sorry fine hm hmm oh ha ouch then because ja nein gut stimmt genau klar dann weil doch na'.split(
    ' ',
  ),
);

export function measureConversation(lines: readonly CountingLine[], subjects: Subjects): Conversation {
  const share = (lost: (line: CountingLine) => number, free = 0) => {
    const all = lines.reduce((sum, line) => sum + lost(line), 0);
    return lines.length === 0 ? 1 : Math.max(0, Math.min(1, 1 - (all - free) / lines.length));
  };
  const attacks = ({ acts }: CountingLine) => acts.has('insults') || acts.has('threatens');
  const isOfTheMatter = ({ sentences }: CountingLine) =>
    sentences.some(({ sentence }) => subjects.some(({ words }) => finderFor(words)(sentence).length > 0));
  const most = subjects.length === 0 || lines.some(isOfTheMatter) ? 1 : besideTheMatter;
  const isToThePoint = (line: CountingLine) =>
    line.takesUp ||
    line.words <= answerLength ||
    openers.has(line.sentences[0]?.sentence.words[0]?.plain ?? '') ||
    (line.acts.has('names-fact') && line.answering.has('names-fact')) ||
    addressed.some((act) => line.acts.has(act)) ||
    isOfTheMatter(line);
  return {
    coherence: share((line) => {
      if (line.isStrung) return lostBy.strung;
      if (line.isRepeated) return lostBy.repeated;
      const isUnheard = saysNotHeard(line.after);
      return (line.isCrammed ? lostBy.crammed : 0) + (isUnheard ? lostBy.unheard : 0);
    }, oneSlip),
    relevance: Math.min(most, share((line) => (isToThePoint(line) ? 0 : 1)) / toThePoint),
    politeness: share((line) => (attacks(line) ? lostBy.attack : line.acts.has('blames') ? lostBy.blame : 0)),
    patience: share((line) => (line.acts.has('pushes') ? lostBy.push : 0)),
  };
}

/** Returns the share of what was said that gets through at all, 0 to 1. */
export const heardShare = ({ coherence, relevance, politeness, patience }: Conversation): number =>
  coherence * relevance * politeness * patience;
