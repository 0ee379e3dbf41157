/**
 * Returns the words that a written word stands for, in one form for all its spellings: lower case, contractions
 * expanded ("don’t" and "dont" are `do not`), possessives dropped, umlauts as two letters, American spelling. Phrase
 * lists go through the same function, so their spelling does not matter.
 */
export function plainWords(written: string): string[] {
  const word = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\p{Cf}/gu, '');
  const known = spokenOut.get(word);
  if (known) return known;
  return word.split('-').flatMap(contracted).map(oneSpelling);
}

const is = ['that', 'it', 'what', 'there', 'here', 'he', 'she', 'who', 'how', 'where', 'when', 'why'];
const endings = new Map(Object.entries({ m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }));

function contracted(word: string): string[] {
  if (!word.includes("'")) return spokenOut.get(word) ?? [word];
  const [stem = '', ending = ''] = word.split(/'(?=[^']*$)/);
  if (ending === 't' && stem.endsWith('n')) return [irregular.get(stem) ?? stem.slice(0, -1), 'not'];
  const spoken = endings.get(ending);
  if (spoken) return [stem, spoken];
  if (ending !== 's') return [word.replaceAll("'", '')];
  if (stem === 'let') return ['let', 'us'];
  if (german.includes(stem)) return [stem, 'es'];
  return is.includes(stem) ? [stem, 'is'] : [stem];
}

const irregular = new Map([
  ['can', 'can'],
  ['won', 'will'],
  ['shan', 'shall'],
  ['ain', 'is'],
]);
const german = ['geht', 'gibt', 'wär', 'hab', 'ich', 'wenn', 'mir'];

/** Contractions and spoken forms without an apostrophe, as far as they are not other words ("well" and "ill" are). */
const spokenOut = new Map<string, string[]>(
  Object.entries({
    cannot: 'can not',
    cant: 'can not',
    wont: 'will not',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    havent: 'have not',
    hasnt: 'has not',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    im: 'i am',
    ive: 'i have',
    youre: 'you are',
    youve: 'you have',
    youll: 'you will',
    thats: 'that is',
    whats: 'what is',
    theres: 'there is',
    theyre: 'they are',
    lets: 'let us',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    lemme: 'let me',
    kinda: 'kind of',
    sorta: 'sort of',
    dunno: 'do not know',
    hab: 'habe',
    hätt: 'haette',
    möcht: 'moechte',
    würd: 'wuerde',
    wär: 'waere',
    versteh: 'verstehe',
    brauch: 'brauche',
    glaub: 'glaube',
  }).map(([written, spoken]) => [written, spoken.split(' ')]),
);

const british =
  /^(apolog|author|character|critic|custom|emphas|final|general|jeopard|maxim|minim|organ|priorit|real|recogn|special|standard|stabil|summar|util)is(e|ed|er|es|ing|ation|ations)$/;
const ours = /^(behavi|col|endeav|fav|flav|hon|hum|lab|neighb|rum)our/;

function oneSpelling(word: string): string {
  return word
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(british, '$1iz$2')
    .replace(ours, '$1or');
}
