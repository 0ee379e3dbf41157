/** The function of a word in a sentence, as far as it shows whether the sentence can end there. */
export type WordClass = 'and' | 'sub' | 'demo' | 'article' | 'own' | 'prep' | 'aux' | 'modal' | 'subject' | 'filler' | 'degree'
  | 'takes-object' | 'takes-clause' | 'asks' | 'number' | 'other'; // prettier-ignore

export type SpokenLanguage = 'en' | 'de';

/** @param language primary subtag; languages other than German are read as English */
export const spokenLanguageOf = (language: string): SpokenLanguage => (language === 'de' ? 'de' : 'en');

type Listed = Exclude<WordClass, 'other'>;

/** The first class that lists a word applies. */
const lists: Record<SpokenLanguage, Partial<Record<Listed, string>>> = {
  en: {
    filler: 'um uh uhm umm er erm hm hmm mm well like basically actually anyway',
    and: 'and but or so plus then nor yet',
    sub: `because cause cos if when while although though since unless until whether which who whose whom where as than
      before after wherever whenever`,
    asks: 'what why how',
    demo: 'that this these those',
    article: 'a an the every each some any another',
    own: 'my your his her its our their',
    prep: 'to of in on at by for with from into about between through during without under over like around against towards till off out up near behind',
    aux: "is are was were be been being am has have had i'm i've you're you've he's she's it's we're we've they're they've there's what's that's isn't wasn't aren't weren't hasn't haven't hadn't",
    modal: "will would could should can may might must do does did don't doesn't didn't won't wouldn't couldn't shouldn't can't gonna wanna i'll i'd you'll we'll he'd she'd they'd it'd",
    subject: 'i you he she we they it one everybody somebody nobody someone everyone',
    degree: 'very really quite just even only kind sort maybe perhaps probably also not never always such too more most less almost',
    'takes-object': 'want wants wanted need needs told tell asked ask gave give made make got get put took take keep kept let lets bring brought found find called moved',
    'takes-clause': 'said say says think thinks thought know knew guess suppose mean means meant believe felt feel noticed notice realised wondering hoping',
    number: 'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand zero oh first second third half',
  },
  de: {
    filler: 'ähm äh öhm hm tja naja na also halt quasi irgendwie sozusagen',
    and: 'und aber oder denn sondern dann da plus',
    sub: `weil dass wenn als ob obwohl damit während bevor nachdem falls sobald seit bis außer nur wer wo wohin sodass
      davor daran darum`,
    asks: 'was wie warum wann wieso weshalb',
    demo: 'das dies',
    article: 'der die den dem des ein eine einen einem einer eines dieser diese diesen diesem jeder jede jedes jeden jedem kein keine keinen',
    own: 'mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem ihr ihre ihren ihrem unser unsere unseren unserem',
    prep: 'zu von in im ins an am auf bei beim für mit aus um über unter zwischen durch ohne nach vor gegen wegen zum zur vom neben hinter gegenüber',
    aux: 'ist sind war waren bin bist habe hab hast hat haben hatte hatten hatten wird werden wurde wäre wären hätte hätten sei',
    modal: 'kann kannst können könnte konnte soll sollte sollten muss müsste musste darf durfte will wollte willst würde würden möchte mag',
    subject: 'ich du er sie wir es man ihr mich mir dich dir ihm ihn uns sich keiner jemand wer',
    degree: 'sehr ganz nur noch auch vielleicht eigentlich nicht nie immer so eher schon einfach fast ziemlich wohl wahrscheinlich mal mehr zu gar überhaupt',
    'takes-object': 'brauche brauchen gebe geben gab mache machen nehme finde finden rufe rufen',
    'takes-clause': 'sage sagt sagte meint meinte glaube glaubt denke denkt dachte weiß wusste finde heißt hieß gemerkt gesagt gemeint gefragt',
    number: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend erstens zweitens drittens halb',
  },
}; // prettier-ignore

const classes = { en: byWord(lists.en), de: byWord(lists.de) };

function byWord(listed: Partial<Record<Listed, string>>): ReadonlyMap<string, WordClass> {
  const found = new Map<string, WordClass>();
  for (const [name, words] of Object.entries(listed))
    for (const word of words.split(/\s+/)) if (!found.has(word)) found.set(word, name as WordClass);
  return found;
}

export function classOf(word: string, spokenLanguage: SpokenLanguage): WordClass {
  return classes[spokenLanguage].get(word) ?? (/^\d/.test(word) ? 'number' : 'other');
}
