import type { MomentKind } from '@greenroom/contracts';
import type { Measure, MeasureName } from '@greenroom/speech-analysis';
import type { CostlyKind } from './costly-words.ts';
import type { TakeVerdict } from './judge-take.ts';

type Language = 'en' | 'de';

/** Sentences about a meeting, in the reader's language. */
interface Words {
  moments: Record<MomentKind, string>;
  /** Verdicts on a line said in place of a moment. */
  takes: Record<TakeVerdict, string>;
  strengths: Record<MeasureName, string>;
  tryNext: Record<MeasureName, string>;
  /** What to try instead of a reproach or pressure. */
  tryInstead: Record<CostlyKind, string>;
  /** What to try if a value is too small, where that differs from what to try if it is too large. */
  tryMore: Partial<Record<MeasureName, string>>;
  share(percent: number, people: number): string;
  questions(count: number): string;
  longest(time: string): string;
  longestInWords(count: number): string;
  promised(count: number): string;
  measuresAlone: string;
  /** Several people speak on one channel of a recording. */
  mixed: string;
  /** Texts of a post to a team's chat. */
  post: {
    about(day: string, minutes: number): string;
    strengths: string;
    tryNext: string;
    promised: string;
    by(day: string): string;
    link: string;
    figures: Record<'talk-share' | 'questions' | 'interruptions' | 'longest-monologue', string>;
    ratings: Record<NonNullable<Measure['rating']>, string>;
  };
}

const en: Words = {
  moments: {
    'owned-up': 'You took it on yourself, and nobody had to look for whose fault it was.',
    summarised: 'You said back what was meant, so that all could hear whether it was right.',
    'named-a-step': 'A step with a time to it. Do this in every meeting.',
    'asked-open': 'A question that cannot be answered with yes or no: it gave the others room.',
    acknowledged: 'You took up what the other had said before you went on.',
    interrupted: 'You came in while somebody else was still speaking.',
    'long-turn': 'Your longest turn. Stop on the way and ask, so that the others can come in.',
    pushed: 'This puts pressure on the others, or asks for the same thing again.',
    blamed: 'This puts the blame on somebody. What happened is easier to answer than whose fault it was.',
  },
  takes: {
    hurt: 'This still puts pressure or blame on them. Say what happened, or what you need.',
    'too-short': 'Say it in a whole sentence, as you would in the meeting.',
    'says-nothing':
      'This has nothing to do with the meeting, so nobody could answer it. Say what happened, or what you need.',
    'pushed.met': 'No pressure in it: they can answer this.',
    'pushed.missed': 'The pressure is gone. Now say what you need, and ask what is possible.',
    'blamed.met': 'Nobody’s fault in it: this can be talked about.',
    'blamed.missed': 'The blame is gone. Now say what happened, or ask how they saw it.',
    'interrupted.met': 'You begin with them, and they can finish.',
    'interrupted.missed': 'Let them finish first: begin with what they said, or with a question.',
    'long-turn.met': 'Short, and it ends with a question: the others can come in.',
    'long-turn.missed': 'Say the one thing that matters, in two sentences, and end with a question.',
  },
  strengths: {
    pace: 'Your pace was easy to follow.',
    fillers: 'Your filler words were few enough not to distract.',
    pauses: 'You let silences stand.',
    'talk-share': 'You shared the floor well.',
    'longest-monologue': 'Your turns were short enough to follow.',
    questions: 'You asked enough questions.',
    'open-questions': 'Many of your questions were open.',
    hedging: 'You said things straight, without many maybes.',
    interruptions: 'You let others finish.',
    monotone: 'Your voice was lively.',
    'repeated-words': 'You found different words for things.',
  },
  tryNext: {
    pace: 'Watch your pace: end a sentence, breathe, and then begin the next.',
    fillers: 'Where a filler word wants to come, say nothing for a moment.',
    pauses: 'Where you need longer to think, say so: “Give me a moment.”',
    'talk-share': 'Mind your share of the talk. Plan one question for each person who said little.',
    'longest-monologue': 'After forty seconds, stop and ask what the others make of it.',
    questions: 'Bring three questions written down.',
    'open-questions': 'Begin questions with “what” or “how”.',
    hedging: 'Say the sentence once without “maybe” and “kind of”.',
    interruptions: 'Before you come in, wait until you have heard a full stop.',
    monotone: 'Say the one word that matters higher, or slower.',
    'repeated-words': 'Find a second word for what you say most often.',
  },
  tryInstead: {
    blamed: 'Instead of putting blame on somebody, say what happened and what you need, and ask how they saw it.',
    pushed: 'Instead of pressing, say what you need and by when, give the reason, and ask what is possible.',
  },
  tryMore: {
    pace: 'Say each sentence in one go, and pause between sentences rather than within them.',
    pauses: 'After a question, count to three before you say more.',
    'talk-share': 'Take more of the floor. Prepare one thing to say to each item.',
  },
  share: (percent, people) => `You had ${percent} per cent of the talk among ${people} people.`,
  questions: (count) => (count === 1 ? 'You asked one question.' : `You asked ${count} questions.`),
  longest: (time) => `Your longest turn took ${time} min.`,
  longestInWords: (count) => `Your longest turn had ${count} words.`,
  promised: (count) => (count === 1 ? 'You promised one thing.' : `You promised ${count} things.`),
  measuresAlone: 'What others said was not kept, so that this is about how you spoke.',
  mixed: 'All voices are on one channel of this recording, so nothing in it can be put down to you or to anyone else.',
  post: {
    about: (day, minutes) => `Notes from the silent coach. ${day}, ${minutes} min.`,
    strengths: 'What went well',
    tryNext: 'To try next',
    promised: 'What I promised',
    by: (day) => `by ${day}`,
    link: 'Open the notes',
    figures: {
      'talk-share': 'Share of the talk',
      questions: 'Questions asked',
      interruptions: 'Interruptions',
      'longest-monologue': 'Longest turn',
    },
    ratings: { GOOD: 'good', AVERAGE: 'average', NEEDS_IMPROVEMENT: 'needs work' },
  },
};

const de: Words = {
  moments: {
    'owned-up': 'Sie haben es auf sich genommen, und niemand musste nach der Schuld suchen.',
    summarised: 'Sie haben wiedergegeben, was gemeint war. So konnten alle hören, ob es stimmt.',
    'named-a-step': 'Ein Schritt mit einem Zeitpunkt. Tun Sie das in jeder Besprechung.',
    'asked-open': 'Eine offene Frage: Darauf konnten die anderen mehr antworten als Ja oder Nein.',
    acknowledged: 'Sie sind erst auf das Gesagte eingegangen und haben dann weitergeredet.',
    interrupted: 'Hier sind Sie jemandem ins Wort gefallen.',
    'long-turn': 'Ihr längster Beitrag. Fragen Sie zwischendurch nach, damit andere zu Wort kommen.',
    pushed: 'Das setzt andere unter Druck oder verlangt dasselbe noch einmal.',
    blamed:
      'Das ist ein Vorwurf. Sagen Sie, was geschehen ist: Darauf lässt sich leichter antworten als auf die Frage, wer schuld ist.',
  },
  takes: {
    hurt: 'Darin steckt noch Druck oder ein Vorwurf. Sagen Sie, was geschehen ist oder was Sie brauchen.',
    'too-short': 'Sagen Sie es in einem ganzen Satz, wie in der Besprechung.',
    'says-nothing':
      'Das hat mit der Sache nichts zu tun, darauf kann niemand antworten. Sagen Sie, was geschehen ist oder was Sie brauchen.',
    'pushed.met': 'Ohne Druck: Darauf kann man antworten.',
    'pushed.missed': 'Der Druck ist weg. Sagen Sie jetzt, was Sie brauchen, und fragen Sie, was möglich ist.',
    'blamed.met': 'Ohne Vorwurf: Darüber kann man reden.',
    'blamed.missed':
      'Der Vorwurf ist weg. Sagen Sie jetzt, was geschehen ist, oder fragen Sie, wie die anderen es sehen.',
    'interrupted.met': 'Sie gehen auf die anderen ein und lassen sie ausreden.',
    'interrupted.missed': 'Lassen Sie erst ausreden: Beginnen Sie mit dem, was gesagt wurde, oder mit einer Frage.',
    'long-turn.met': 'Kurz, und am Ende eine Frage: Die anderen kommen zu Wort.',
    'long-turn.missed': 'Sagen Sie das Eine, worauf es ankommt, in zwei Sätzen, und enden Sie mit einer Frage.',
  },
  strengths: {
    pace: 'Ihrem Tempo konnte man gut folgen.',
    fillers: 'Ihre Füllwörter waren so wenige, dass sie nicht ablenkten.',
    pauses: 'Sie haben Stille ausgehalten.',
    'talk-share': 'Die Redezeit war gut verteilt.',
    'longest-monologue': 'Ihre Beiträge waren kurz genug, um ihnen zu folgen.',
    questions: 'Sie haben genug gefragt.',
    'open-questions': 'Viele Ihrer Fragen waren offen.',
    hedging: 'Sie haben es geradeheraus gesagt, ohne viele „Vielleicht“.',
    interruptions: 'Sie haben andere ausreden lassen.',
    monotone: 'Ihre Stimme war lebendig.',
    'repeated-words': 'Sie haben verschiedene Wörter gefunden.',
  },
  tryNext: {
    pace: 'Achten Sie auf Ihr Tempo: den Satz beenden, atmen, dann erst den nächsten beginnen.',
    fillers: 'Wo ein Füllwort kommen will, sagen Sie einen Moment lang nichts.',
    pauses: 'Wo Sie länger nachdenken, sagen Sie es: „Einen Moment, bitte.“',
    'talk-share': 'Achten Sie auf Ihren Anteil. Planen Sie eine Frage für jede Person, die wenig sagt.',
    'longest-monologue': 'Halten Sie nach vierzig Sekunden inne und fragen Sie, was die anderen dazu meinen.',
    questions: 'Bringen Sie drei Fragen mit, aufgeschrieben.',
    'open-questions': 'Beginnen Sie Fragen mit „was“ oder „wie“.',
    hedging: 'Sagen Sie den Satz einmal ohne „vielleicht“ und „irgendwie“.',
    interruptions: 'Warten Sie, bis Sie einen Punkt gehört haben, bevor Sie beginnen.',
    monotone: 'Sagen Sie das eine Wort, auf das es ankommt, höher oder langsamer.',
    'repeated-words': 'Finden Sie ein zweites Wort für das, was Sie am häufigsten sagen.',
  },
  tryInstead: {
    blamed:
      'Sagen Sie statt eines Vorwurfs, was geschehen ist und was Sie brauchen, und fragen Sie, wie die anderen es sehen.',
    pushed: 'Sagen Sie ohne Druck, was Sie bis wann brauchen und warum, und fragen Sie, was möglich ist.',
  },
  tryMore: {
    pace: 'Sprechen Sie jeden Satz in einem Zug, und machen Sie Pausen zwischen den Sätzen statt in ihnen.',
    pauses: 'Zählen Sie nach einer Frage bis drei, bevor Sie weitersprechen.',
    'talk-share': 'Nehmen Sie sich mehr Raum. Legen Sie sich zu jedem Punkt einen Gedanken zurecht.',
  },
  share: (percent, people) => `Sie hatten ${percent} Prozent der Redezeit unter ${people} Personen.`,
  questions: (count) => (count === 1 ? 'Sie haben eine Frage gestellt.' : `Sie haben ${count} Fragen gestellt.`),
  longest: (time) => `Ihr längster Beitrag dauerte ${time} Min.`,
  longestInWords: (count) => `Ihr längster Beitrag hatte ${count} Wörter.`,
  promised: (count) => (count === 1 ? 'Sie haben eine Sache zugesagt.' : `Sie haben ${count} Dinge zugesagt.`),
  measuresAlone: 'Was andere sagten, wurde nicht gespeichert. Es geht hier darum, wie Sie gesprochen haben.',
  mixed:
    'Auf dieser Aufnahme sind alle Stimmen auf einer Spur. Deshalb lässt sich nichts davon Ihnen oder sonst jemandem zuschreiben.',
  post: {
    about: (day, minutes) => `Notizen vom stillen Coach. ${day}, ${minutes} Min.`,
    strengths: 'Was gut ging',
    tryNext: 'Nächstes Mal',
    promised: 'Was ich zugesagt habe',
    by: (day) => `bis ${day}`,
    link: 'Notizen öffnen',
    figures: {
      'talk-share': 'Anteil am Gespräch',
      questions: 'Gestellte Fragen',
      interruptions: 'Unterbrechungen',
      'longest-monologue': 'Längster Beitrag',
    },
    ratings: { GOOD: 'gut', AVERAGE: 'mittel', NEEDS_IMPROVEMENT: 'ausbaufähig' },
  },
};

export const sentencesIn: Record<Language, Words> = { en, de };

/** Formats seconds as minutes and seconds: 3:10. */
export function asMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
