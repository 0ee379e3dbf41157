import { type Line, listed, particularsIn, phraseFinder } from '@greenroom/speech-analysis';
import { contentWordsOf } from './content-words.ts';

/** The partner says that they were not heard or not understood. */
const protests = phraseFinder(
  listed(`
    i have just said/told, i just said/told, i already told you, i have already said/told, you have said/asked that, you already said/asked, you have already said/asked,
    did you hear/understand/listen, do you hear/understand me, are you listening, you are not listening, you keep saying/asking/repeating, off a card,
    that is not what i asked/said, you did not answer, you have not answered me/my/that, answer my question, answer the question,
    got to do with, i do not follow, not sure i follow, what do you mean, are you unwell, are you feeling all, what are you talking/on about, is this a joke, are you joking,
    i have not said anything yet, i have said nothing yet, i am not sure what you/thing, i am not sure which thing, that makes no sense, not making sense/any, not an answer, did i not just,
    like a robot/machine/parrot, you asked me that, hab ich gerade gesagt, habe ich gerade/schon gesagt, das sagte ich, hören sie mir, hörst du mir, haben sie gehört, hast du gehört,
    i asked who/what/how/why/where/when/about/you, i was asking, is there something particular, reading this/that off, talk/speak like a, i just gave you, you have told me, same question, i would have answered, before i answer, by a date what,
    i/we did not catch/get/follow/understand, i can not follow, you have lost me, i have lost you, come again, say that again, i beg your pardon, what was that,
    change the subject, i have no idea what, do not know what you are, that did not make, an answer from you, one of those questions,
    komme/komm … nicht mit, nicht verstanden, nicht mitgekriegt, nicht angekommen, kein wort, nicht folgen, wie war das, wie bitte, wovon … die rede, keine ahnung was/wovon, lenk nicht ab, den faden verloren, damit zu tun, das sagten sie, das sagtest du, keinen sinn, was gemeint ist,
    das war nicht meine frage, noch dieselbe, ist dieselbe, meine frage war/wäre, ich habe gefragt/nach, ich fragte, ich hätte geantwortet, was soll das heißen, das verstehe ich nicht, das haben sie schon, das hast du schon, lesen sie das ab, wovon reden, geht es ihnen nicht gut, was meinen sie damit, was meinst du damit
  `),
);
/** The partner leaves, hangs up or gives up. A partner who only runs out of time uses other words. */
const leaves = phraseFinder(
  listed(`
    find/get/getting my coat, put/putting the phone down, i am leaving, i am off, i am going now/home/back/in, i will get back to the, i would like to go, i will let myself out, goodbye, good bye, good day,
    we are done, i am done, that is enough, heard enough, i will show you out, i will see you out, hang/hanging up, ask somebody/someone else,
    shall i come back, leave my card, forget it, not like this, auf wiederhören, ich gehe jetzt, das reicht, ich lege auf, lassen wir das
  `),
);

const says = (find: ReturnType<typeof phraseFinder>) => (lines: readonly Line[]) =>
  lines.some(({ sentences }) => sentences.some((sentence) => find(sentence).length > 0));

/** "Thursday what?", "Verantwortung wofür?": the partner asks what an empty word refers to. */
const empties = new Set(['what', 'whom', 'was', 'wofür', 'wovon', 'worauf', 'womit']);
/** "Like what?" and "Und was?" continue the conversation. */
const goingOn = new Set([
  'like',
  'for',
  'so',
  'and',
  'then',
  'now',
  'or',
  'und',
  'oder',
  'also',
  'na',
  'dann',
  'wie',
  'say',
]);
const emptyUpTo = 6;
const asksWhatItMeans = ({ sentences }: Line) =>
  sentences.some(
    ({ asked, words }) =>
      asked &&
      words.length <= emptyUpTo &&
      empties.has(words.at(-1)!.plain) &&
      (words.length === 1 || !goingOn.has(words[0]!.plain)),
  );

/** "What plan?", "Was ist morgen um zehn?": a short question about the very words that were said. */
const asking = new Set('what whom which was welche welcher welches wofuer wovon womit worueber wozu'.split(' '));
/** "What plan?", and longer only "What is …?": "What kind of plan?" goes on. */
const barely = 3;
const equals = new Set(['is', 'was', 'ist', 'war']);
function asksBack({ sentences }: Line, said: ReadonlySet<string>): boolean {
  return sentences.some((sentence) => {
    const { asked, words } = sentence;
    if (!asked || words.length > emptyUpTo || !asking.has(words[0]!.plain)) return false;
    if (words.length > barely && !equals.has(words[1]!.plain)) return false;
    const named = [...contentWordsOf([sentence]), ...particularsIn(sentence)];
    return named.length > 0 && named.every((word) => said.has(word));
  });
}

const protested = says(protests);

/** Reports whether the partner's answer to lines says that they were not heard or do not see what is meant. */
export function saysNotHeard(answer: readonly Line[], lines: readonly Line[]): boolean {
  const sentences = lines.flatMap((line) => line.sentences);
  const said = new Set([...contentWordsOf(sentences), ...sentences.flatMap((one) => [...particularsIn(one)])]);
  return protested(answer) || answer.some((line) => asksWhatItMeans(line) || asksBack(line, said));
}
export const saysGoodbye = says(leaves);
