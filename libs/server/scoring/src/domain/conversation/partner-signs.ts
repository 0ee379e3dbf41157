import { type Line, listed, phraseFinder } from '@greenroom/speech-analysis';

/** The other says that they were not heard or not understood. */
const protests = phraseFinder(
  listed(`
    i have just said/told, i just said/told, i already told you, i have already said/told, you have said/asked that, you already said/asked, you have already said/asked,
    did you hear/understand/listen, do you hear/understand me, are you listening, you are not listening, you keep saying/asking/repeating, off a card,
    that is not what i asked/said, you did not answer, you have not answered me/my/that, answer my question, answer the question,
    got to do with, i do not follow, not sure i follow, what do you mean, are you unwell, are you feeling all, what are you talking/on about, is this a joke, are you joking,
    i have not said anything yet, i have said nothing yet, i am not sure what you/thing, i am not sure which thing, that makes no sense, not making sense/any, not an answer, did i not just,
    like a robot/machine/parrot, you asked me that, hab ich gerade gesagt, habe ich gerade/schon gesagt, das sagte ich, hören sie mir, hörst du mir, haben sie gehört, hast du gehört,
    das war nicht meine frage, das verstehe ich nicht, das haben sie schon, das hast du schon, lesen sie das ab, wovon reden, geht es ihnen nicht gut, was meinen sie damit, was meinst du damit
  `),
);
/** The other goes, hangs up or gives up. Whoever only has no more time says so otherwise. */
const leaves = phraseFinder(
  listed(`
    find/get my coat, i am leaving, i am off, i am going now/home/back/in, i will get back to the, i would like to go, i will let myself out, goodbye, good bye, good day,
    we are done, i am done, that is enough, heard enough, i will show you out, i will see you out, hang/hanging up, ask somebody/someone else,
    shall i come back, leave my card, forget it, not like this, auf wiederhören, ich gehe jetzt, das reicht, ich lege auf, lassen wir das
  `),
);

const says = (find: ReturnType<typeof phraseFinder>) => (lines: readonly Line[]) =>
  lines.some(({ sentences }) => sentences.some((sentence) => find(sentence).length > 0));

export const saysNotHeard = says(protests);
export const saysGoodbye = says(leaves);
