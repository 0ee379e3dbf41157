import type { Language } from '@greenroom/speech-analysis';
import type { Criterion } from './find-evidence.ts';
import type { Conversation } from './measure-conversation.ts';
import type { RubricScore } from './rubric-score.ts';

const words = {
  en: {
    yes: (full: number, all: number) => `Yes to ${full} of ${all} questions.`,
    missed: (question: string) => `Not yet: “${question}”`,
    partly: (question: string) => `Only in part: “${question}”`,
    little: 'What you left out counts in part, since little was said.',
    politeness: 'Blame, insults or threats cost points here too.',
    patience: 'Pressing costs points here too.',
    coherence: 'Saying the same again, too much at once or single words in place of sentences costs points here too.',
    relevance: 'Talk of other things costs points here too.',
  },
  de: {
    yes: (full: number, all: number) => `Ja bei ${full} von ${all} Fragen.`,
    missed: (question: string) => `Noch nicht: „${question}“`,
    partly: (question: string) => `Erst zum Teil: „${question}“`,
    little: 'Was Sie unterlassen haben, zählt nur zum Teil, weil wenig gesagt wurde.',
    politeness: 'Vorwürfe, Beleidigungen oder Drohungen kosten auch hier Punkte.',
    patience: 'Drängen kostet auch hier Punkte.',
    coherence: 'Dasselbe noch einmal, zu viel auf einmal oder einzelne Wörter statt Sätzen kosten auch hier Punkte.',
    relevance: 'Wer von anderem redet, verliert auch hier Punkte.',
  },
};

/** Why a criterion has its score: how many checks were seen, the first that was not, and what spoiled the rest. */
export function whyOf(
  { criteria, heard, conversation }: RubricScore,
  criterion: Criterion,
  language: Language,
): string {
  const say = words[language];
  const judged =
    criteria.find(({ slug }) => slug === criterion.slug)?.checks.filter(({ credit }) => credit !== null) ?? [];
  const isFull = ({ credit, saidTooLittle }: (typeof judged)[number]) => credit === 1 || saidTooLittle === true;
  const [missed] = judged.filter((check) => !isFull(check)).toSorted((a, b) => (a.credit ?? 0) - (b.credit ?? 0));
  const question = criterion.checks.find(({ slug }) => slug === missed?.slug)?.text[language];
  return [
    say.yes(judged.filter(isFull).length, judged.length),
    question && ((missed?.credit ?? 0) > 0 ? say.partly(question) : say.missed(question)),
    judged.some(({ saidTooLittle }) => saidTooLittle) && say.little,
    heard < 1 && say[weakestOf(conversation)],
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

/** The measure that took most; scores of before there were several lost only by what hurts. */
function weakestOf(conversation: Conversation | undefined): keyof Conversation {
  if (!conversation) return 'politeness';
  const measures = ['politeness', 'coherence', 'relevance', 'patience'] as const;
  return measures.toSorted((a, b) => conversation[a] - conversation[b])[0] ?? 'politeness';
}
