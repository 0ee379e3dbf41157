import type { HouseAnswer } from '../question.ts';
import type { Occasion } from '../occasion-cues.ts';
import type { Speaker } from '../speaking.ts';
import { chips } from './flow-words.ts';
import { answer } from './flow.ts';

/** Replies in German to messages recognised by a cue. The coaches' own sentences are in English. */
const words: Partial<Record<Occasion, readonly string[]>> = {
  greeting: [
    'Hallo. Was steht an, und mit wem?',
    'Guten Tag. Worum geht es heute?',
    'Schön, dass Sie da sind. Was liegt vor Ihnen?',
  ],
  thanks: [
    'Gern. Erzählen Sie mir, wie es gelaufen ist.',
    'Gern geschehen, und viel Erfolg.',
    'Freut mich, wenn es hilft. Ich bin hier, wenn noch etwas ist.',
  ],
  goodbye: [
    'Bis bald, und viel Erfolg dabei.',
    'Auf Wiedersehen. Kommen Sie danach gern wieder und erzählen Sie.',
    'Machen Sie es gut. Das Gespräch liegt hier bereit.',
  ],
  yes: ['Gut.', 'Schön.', 'Dann machen wir das so.', 'Einverstanden.'],
  no: ['In Ordnung.', 'Verstanden.', 'Dann anders.', 'Nein ist auch eine Antwort.'],
  'dont-know': [
    'Das müssen Sie noch nicht wissen.',
    'Macht nichts, vieles klärt sich beim Reden.',
    'Gut, dann lassen wir die Frage liegen.',
  ],
  'already-said': [
    'Sie haben recht, das hatte ich schon gesagt.',
    'Stimmt, das war eine Wiederholung.',
    'Ja, das hatten wir. Dann etwas anderes.',
  ],
  grief: [
    'Das tut mir sehr leid. Hier läuft keine Uhr, und es muss nichts geordnet sein.',
    'Es tut mir leid. Sagen Sie so viel oder so wenig, wie Sie möchten.',
    'Das ist viel zu tragen. Alles andere kann warten. Wenn heute jemand bei Ihnen sein kann, lassen Sie es zu.',
  ],
  anger: [
    'Das darf Sie wütend machen. Sagen Sie hier alles, draußen wählen wir dann die Worte.',
    'Ich höre, wie sehr Sie das ärgert. Was genau wurde gesagt oder getan?',
    'Hinter Wut steckt meist ein guter Grund. Welcher ist es hier?',
  ],
  insult: [
    'Das halte ich aus. Was hat nicht geholfen?',
    'Nehme ich nicht übel. Sagen Sie mir, was Sie gebraucht hätten.',
    'Mag sein. Ich bin trotzdem auf Ihrer Seite: Womit kann ich es besser machen?',
  ],
  'about-itself': [
    'Nein, ich bin kein Mensch: Ein Computerprogramm spricht hier für eine erfundene Figur. Die Ratschläge haben Menschen geschrieben.',
    'Ich bin erfunden, und ein Programm spricht für mich. Was ich rate, stammt aus Texten, die Menschen geschrieben haben.',
    'Hinter mir sitzt niemand, nur ein Programm. Die Hinweise, aus denen ich schöpfe, sind von Menschen.',
  ],
  gibberish: [
    'Das konnte ich nicht lesen. Schreiben Sie es noch einmal?',
    'Da ist etwas durcheinandergeraten. Was wollten Sie sagen?',
    'Diese Zeichen kann ich nicht deuten. Ein Satz genügt.',
  ],
};
/** After these, the coach continues with the method's next question. */
const goesOn: ReadonlySet<Occasion> = new Set(['yes', 'no', 'dont-know', 'already-said']);

/**
 * Answers a cue in German.
 * @param next returns the question to continue with
 * @returns undefined if there is no reply for the occasion
 */
export function answerCueInGerman(occasion: Occasion, speaker: Speaker, next: () => string): HouseAnswer | undefined {
  const sentences = words[occasion];
  if (!sentences) return undefined;
  const said = speaker.say(sentences, `German ${occasion}`);
  const offers = [chips.words.de, chips.pushback.de, chips.decide.de];
  if (goesOn.has(occasion)) return answer([`${said} ${next()}`], offers);
  return answer([said], ['greeting', 'insult'].includes(occasion) ? offers : []);
}
