import { plainWords } from './words.ts';

/** Words before a question that do not change it. */
const filler =
  '(?:(?:so|and|but|ok|okay|well|right|sorry|hm+|oh|also|literally|honestly|wait|und|aber|ach|na|sag mal) )*';

const begins = new RegExp(
  `^${filler}(?:how|what|when|where|why|who|which|should|can|could|is|are|do|does|did|will|would|any (?:tips|advice|ideas)|wie|was|wann|wo|warum|wer|welche[rs]?|soll|kann ich|darf ich)\\b`,
);

/** The same in a later sentence, where “do” and “can” may begin a request as well; and without apostrophes. */
const beginsASentence = new RegExp(
  `^${filler}(?:how|hows|what|whats|when|whens|where|wheres|why|whys|who|whos|which|(?:should|can|could|do|did|am|have|would|will|may) i|(?:is|does|did|was|can|will|would) (?:it|that|this|there)|got (?:a|any)|any (?:tips|advice|ideas|chance|point)|wie|wieso|weshalb|wozu|womit|wohin|woher|was|wann|wo|warum|wer|welche[mnrs]?|inwiefern|(?:soll|sollte|kann|darf|muss|hab|habe|brauche?) ich|(?:geht|gehort|ist|reicht|hilft|bringt|lohnt) (?:das|es|sich|sowas))\\b`,
);

const asks =
  /\b(how (do|can|should|to)|what (do|should|can) i|tell me|help me|i need (help|advice|a|to know)|advice|tips|what do (you|u) (reckon|think|say)|which one|what exactly|pick one|is (that|it) (bad|ok|okay|wrong|weird|normal|too)|was meinst du|was meinen sie|ist das (schlimm|ok|okay|falsch|normal|zu))\b/;

/** Two ways without a verb that states something: “behind it or next to it”, “lieber Mail oder Anruf”. */
const twoWays =
  /^(?!(?:i|im|ive|id|ill|we|he|hes|she|shes|they|it|its|my|our|the|a|an|there|theres|that|some|not|ich|er|sie|wir|es|mein|meine|unser|das|der|die|ein|eine|nicht)\b)(?:\S+ ){1,6}(?:or|oder) (?!(?:so|two|three|something|someone|anything|whatever|more|less|else|was|sowas|zwei|drei|mehr|weniger|ahnlich)\b)\S+/;
/** In words. */
const longestChoice = 12;

/** Whether the person asks for information, as opposed to answering or describing something. */
export function isQuestion(text: string): boolean {
  const plain = plainWords(text);
  if (text.includes('?') || begins.test(plain) || asks.test(plain)) return true;
  return text
    .split(/[.!;:\n]+\s*/)
    .map(plainWords)
    .some((part) => beginsASentence.test(part) || (twoWays.test(part) && part.split(' ').length <= longestChoice));
}
