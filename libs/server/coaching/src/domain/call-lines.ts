import type { Locale, UtteranceKind } from '@greenroom/contracts';
import type { CallSpeech, Coach } from '@greenroom/content';

/** The occasions of scripted lines in a call. */
export type CallOccasion = keyof CallSpeech | PlainOccasion;

/** Occasions for which all coaches share the same plain lines. */
type PlainOccasion = 'sorryRestNotHeard' | 'takeYourTime' | 'askedForQuestion';

/** Plain lines for coaches without their own in that language. */
const plain: Record<Locale, CallSpeech & Record<PlainOccasion, readonly string[]>> = {
  en: {
    greetings: [
      'Hello. I’m listening: what’s on your mind?',
      'Hello, good to hear from you. Where shall we begin?',
      'Hi. Take your time, and tell me what brings you.',
    ],
    welcomesBack: [
      'Hello again. Where have you got to since we last spoke?',
      'Good to have you back. What’s happened since?',
      'Hello again. Shall we go on where we stopped?',
    ],
    fillers: ['Let me think about that.', 'One moment.', 'Hm, give me a second.', 'Let me look.'],
    stillThere: ['Are you still there?', 'Take your time. I’m still here.', 'Still with me?'],
    goodbyeSilence: [
      'It has gone quiet, so I’ll leave you to it. Call again whenever you like.',
      'I’ll hang up for now. All we said stands in the chat. Until next time.',
    ],
    goodbyeTime: ['Our half hour is over. You’ll find all of it in the chat. Until next time.'],
    goodbyeAllowance: ['That was the last of your free minutes. It was good to talk. I hope we go on.'],
    sorryNoAnswer: [
      'I’m sorry, I lost my thread there. Would you say that once more?',
      'Something went wrong on my side. Could you try that again?',
    ],
    sorryNotHeard: [
      'I’m sorry, I didn’t catch that. Would you say it again, or type it?',
      'I couldn’t make that out. Once more, please, or write it to me.',
    ],
    takeYourTime: ['Of course.', 'Take your time.', 'I’ll wait.'],
    askedForQuestion: [
      'What would be different if this went well?',
      'What is the smallest part of it you could do this week?',
      'What have you not said aloud yet that matters here?',
      'What would you tell a friend who was in your place?',
      'What are you most afraid will happen, and how likely is that?',
    ],
    sorryRestNotHeard: [
      'I heard how you began, but the last part didn’t reach me. Would you say the end again?',
      'I have the first part. The rest got lost on my side: how did it go on?',
    ],
  },
  de: {
    greetings: [
      'Hallo. Ich höre zu: Was beschäftigt Sie?',
      'Guten Tag, schön, dass Sie anrufen. Womit fangen wir an?',
      'Hallo. Lassen Sie sich Zeit und erzählen Sie, worum es geht.',
    ],
    welcomesBack: [
      'Hallo, da sind Sie ja wieder. Wie ist es weitergegangen?',
      'Schön, Sie wieder zu hören. Was hat sich getan?',
      'Hallo noch einmal. Machen wir da weiter, wo wir aufgehört haben?',
    ],
    fillers: ['Lassen Sie mich kurz nachdenken.', 'Einen Moment.', 'Hm, einen Augenblick.', 'Ich schaue kurz.'],
    stillThere: ['Sind Sie noch da?', 'Lassen Sie sich Zeit. Ich bin noch da.', 'Hören Sie mich noch?'],
    goodbyeSilence: [
      'Es ist still geworden, ich lege dann auf. Rufen Sie gern wieder an.',
      'Ich lege für heute auf. Alles Gesagte steht im Chat. Bis zum nächsten Mal.',
    ],
    goodbyeTime: ['Unsere halbe Stunde ist um. Sie finden alles im Chat. Bis zum nächsten Mal.'],
    goodbyeAllowance: [
      'Das war die letzte Ihrer freien Minuten. Schön, dass wir gesprochen haben. Ich hoffe, wir machen weiter.',
    ],
    sorryNoAnswer: [
      'Entschuldigung, ich habe den Faden verloren. Sagen Sie es noch einmal?',
      'Da ist bei mir etwas schiefgegangen. Versuchen Sie es noch einmal?',
    ],
    sorryNotHeard: [
      'Entschuldigung, das habe ich nicht verstanden. Sagen Sie es noch einmal, oder schreiben Sie es?',
      'Das kam nicht an. Bitte noch einmal, oder schreiben Sie es mir.',
    ],
    takeYourTime: ['Natürlich.', 'Lassen Sie sich Zeit.', 'Ich warte.'],
    askedForQuestion: [
      'Was wäre anders, wenn es gut ausginge?',
      'Welchen kleinsten Teil davon könnten Sie noch diese Woche angehen?',
      'Was haben Sie noch nicht ausgesprochen, das hier zählt?',
      'Was würden Sie jemandem raten, der Ihnen nahesteht und das erlebt?',
      'Wovor haben Sie am meisten Angst, und wie wahrscheinlich ist es?',
    ],
    sorryRestNotHeard: [
      'Den Anfang habe ich gehört, das Ende kam nicht an. Sagen Sie mir den letzten Teil noch einmal?',
      'Den ersten Teil habe ich. Der Rest ging bei mir verloren: Wie ging es weiter?',
    ],
  },
};

const isPlain = (occasion: CallOccasion): occasion is PlainOccasion =>
  occasion === 'sorryRestNotHeard' || occasion === 'takeYourTime' || occasion === 'askedForQuestion';

/** Returns the occasion of an utterance. @param about what an apology or a goodbye is for */
export function occasionOf(
  kind: Exclude<UtteranceKind, 'answer' | 'greeting' | 'repeat'>,
  about: string | undefined,
): CallOccasion {
  switch (kind) {
    case 'filler':
      return 'fillers';
    case 'idle-question':
      return 'stillThere';
    case 'apology':
      if (about === 'rest') return 'sorryRestNotHeard';
      return about === 'hearing' ? 'sorryNotHeard' : 'sorryNoAnswer';
    case 'acknowledgement':
      return about === 'question' ? 'askedForQuestion' : 'takeYourTime';
    case 'goodbye':
      return about === 'allowance-used' ? 'goodbyeAllowance' : about === 'time-over' ? 'goodbyeTime' : 'goodbyeSilence';
  }
}

/** Returns lines in a coach's manner in rotation, so that none repeats directly if there is another. */
export function callLines(coach: Coach, language: Locale, seed: string): (occasion: CallOccasion) => string {
  const own: Partial<CallSpeech> = coach.speech.call?.[language] ?? {};
  const said = new Map<CallOccasion, number>();
  const first = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  return (occasion) => {
    const lines = (isPlain(occasion) ? undefined : own[occasion]) ?? plain[language][occasion];
    const index = said.get(occasion) ?? first;
    said.set(occasion, index + 1);
    return lines[index % lines.length] ?? '';
  };
}
