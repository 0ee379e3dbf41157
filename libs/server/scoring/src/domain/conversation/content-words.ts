import { isNumber, type Line, plainWords, type Sentence } from '@greenroom/speech-analysis';

/** Shorter words and those in the list do not tell the topic. */
const shortest = 4;
/** Words are compared by their beginning, so that "counting" matches "counted". */
const stem = 5;
const common = new Set(
  `
  about after again also always another anything around away back because been before being both call came cannot
  come could does doing done down each else even ever every everything find first from gave getting give goes
  going gone good great have having hear heard here into just keep kind knew know last later least like little
  long look made make many maybe mean might more most much must need never next nothing only other over perhaps
  please pretty quite rather really right said same seem shall should since some someone something sometimes soon
  sorry still such sure take talk tell than thank thanks that their them then there these they thing things think
  this those though through time today told tomorrow took very want wanted well went were what when where which
  while whole will with without work would year years yesterday your yours
  aber alle allem allen alles also auch auf aus bald beim bist bitte danke dann darf dass deine denn dein dem den
  der diese diesem diesen dieser dieses doch dort durch eben eigentlich eine einem einen einer eines einfach etwas
  euch euer fast ganz geht gern gerne gerade genau gesagt geworden gibt gleich gute guten habe haben hast hatte
  hatten heute hier ihnen ihre ihrem ihren ihrer immer jede jeden jetzt kann kannst kein keine keinen klar kommen
  kommt können könnte lange machen macht mehr mein meine meinem meinen meiner mich morgen muss müssen nach nicht
  nichts noch nochmal nur oder ohne recht sagen sage schon sehr sein seine seit sich sicher sind sollte sonst
  unser unsere viel vielleicht vom von vorher wann warum was weil weiß weiter wenn werde werden wieder will wird
  wirklich wohl wollen wollte worden würde würden zum zur zwei
`
    .trim()
    .split(/\s+/)
    .flatMap(plainWords),
);

/** Returns the topic words of a line by their beginnings, without figures. */
export const contentWords = ({ sentences }: Line): Set<string> => contentWordsOf(sentences);

/** Returns the topic words of sentences. */
export function contentWordsOf(sentences: readonly Sentence[]): Set<string> {
  const words = sentences.flatMap((sentence) => sentence.words);
  const told = words.filter(({ plain }) => plain.length >= shortest && !common.has(plain) && !isNumber(plain));
  return new Set(told.map(({ plain }) => plain.slice(0, stem)));
}

/** Reports whether a line shares a topic word with one of the others. */
export function takesUp(line: Line, others: readonly Line[]): boolean {
  const words = contentWords(line);
  return others.some((other) => !contentWords(other).isDisjointFrom(words));
}
