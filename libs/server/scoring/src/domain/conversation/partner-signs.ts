import { listed } from '../acts/signs.ts';
import { phraseFinder } from '../text/phrases.ts';
import type { Line } from '../text/read-line.ts';

/** The other says that they were not heard or not understood. */
const protests = phraseFinder(
  listed(`
    i have just said/told, i just said/told, i have told you, i already said/told, i have already said/told, you have said/asked that, you already said/asked, you said that,
    did you hear/understand/listen, do you hear/understand me, are you listening, you are not listening, you keep saying/asking/repeating, off a card,
    reading that/this/from, that is not what i asked/said, you did not answer, you have not answered, answer my question, answer the question, i asked you,
    got to do with, i do not follow, are you unwell/well, are you feeling all, what are you talking/on about, is this a joke, are you joking,
    i have not said anything, i am not sure which/what, what does that mean, that makes no sense, you are not making, not an answer, did i not just, like a robot/machine/parrot,
    again with, you asked me that, hab ich gerade gesagt, habe ich gerade/schon gesagt, das sagte ich, hören sie mir, hörst du mir, haben sie gehört, hast du gehört,
    das war nicht meine frage, was hat das, verstehe ich nicht, das haben sie schon, das hast du schon, lesen sie das, wovon reden, geht es ihnen nicht gut
  `),
);
/** The other goes, or hangs up, or gives up on it. */
const leaves = phraseFinder(
  listed(`
    my coat, i will leave, i am leaving, i am off, i will go, i had better go, i should go, i will get back, i would like to go, i will let myself out, good bye, goodbye, good day,
    we are done, i am done, that is enough, i will show you out, hang/hanging up, ask somebody else, ask someone else, i will find somebody/someone, another customer/buyer/time,
    shall i come back, leave my card, i will see you out, i have to go, no thank you, forget it, never mind, i am going, auf wiederhören, auf wiedersehen, ich gehe, das reicht, ich lege auf, lassen wir das
  `),
);

const says = (find: ReturnType<typeof phraseFinder>) => (lines: readonly Line[]) =>
  lines.some(({ sentences }) => sentences.some((sentence) => find(sentence).length > 0));

export const saysNotHeard = says(protests);
export const saysGoodbye = says(leaves);
