import type { SpeechAct } from '@greenroom/content';
import { speechActsIn } from '@greenroom/speech-analysis';
import { heardIn } from './echo.ts';

type Language = 'en' | 'de';

/** Nouns that name what a line does; the German ones in the accusative. */
const nouns: Record<SpeechAct, Record<Language, string>> = {
  greets: { en: 'a greeting', de: 'einen Gruß' },
  acknowledges: { en: 'a word for their side', de: 'ein Wort für die andere Seite' },
  'asks-open': { en: 'an open question', de: 'eine offene Frage' },
  'asks-closed': { en: 'a yes-or-no question', de: 'eine Ja-oder-Nein-Frage' },
  'states-need': { en: 'what you need', de: 'das, was Sie brauchen' },
  explains: { en: 'a reason', de: 'einen Grund' },
  'names-fact': { en: 'a fact', de: 'eine Tatsache' },
  offers: { en: 'an offer', de: 'ein Angebot' },
  'proposes-step': { en: 'a next step', de: 'einen nächsten Schritt' },
  summarises: { en: 'a summary', de: 'eine Zusammenfassung' },
  apologises: { en: 'an apology', de: 'eine Entschuldigung' },
  thanks: { en: 'a thank-you', de: 'einen Dank' },
  agrees: { en: 'a yes', de: 'ein Ja' },
  refuses: { en: 'a no', de: 'ein Nein' },
  hedges: { en: 'words like “maybe”', de: 'Wörter wie „vielleicht“' },
  pushes: { en: 'pressure', de: 'Druck' },
  blames: { en: 'blame', de: 'einen Vorwurf' },
  threatens: { en: 'a threat', de: 'eine Drohung' },
  insults: { en: 'an insult', de: 'eine Beleidigung' },
};

const words = {
  en: {
    fact: (fact: string) => `“${fact}”`,
    scene: 'your line in the scene',
    take: (numbers: string) => `take ${numbers}`,
    takes: (numbers: string) => `takes ${numbers}`,
    new: (what: string) => `New here: ${what}, which your line in the scene lacks.`,
    only: (what: string) => `Only this take has ${what}.`,
    gone: (what: string) => `Gone here: ${what}, which your line in the scene has.`,
    lacks: (others: string, count: number, what: string) =>
      `${capital(others)} also ${count > 1 ? 'have' : 'has'} ${what}; this one doesn’t.`,
    mix: (what: string, count: number) => `This take has ${what}, in ${count} words.`,
    shorter: (other: string, count: number, than: number) =>
      `This take does the same as ${other}, in ${count === 1 ? 'one word' : `${count} words`} instead of ${than}.`,
    same: (others: string) => `This take does the same as ${others}.`,
    nothing: 'This take asks nothing and says nothing that can be answered.',
    offTopic: 'This take says nothing about the matter, so that there is nothing to answer.',
    ask: 'Try an open question next, such as “What would it take?”.',
    half: 'Try it in half as many words.',
  },
  de: {
    fact: (fact: string) => `„${fact}“`,
    scene: 'Ihr Satz in der Szene',
    take: (numbers: string) => `Anlauf ${numbers}`,
    takes: (numbers: string) => `die Anläufe ${numbers}`,
    new: (what: string) => `Anders als Ihr Satz in der Szene enthält dieser Anlauf ${what}.`,
    only: (what: string) => `Nur dieser Anlauf hat ${what}.`,
    gone: (what: string) => `Ihr Satz in der Szene hat ${what}, dieser Anlauf nicht mehr.`,
    lacks: (others: string, count: number, what: string) =>
      `${capital(others)} ${count > 1 ? 'haben' : 'hat'} auch ${what}, dieser nicht.`,
    mix: (what: string, count: number) => `Dieser Anlauf hat ${what}, in ${count} Wörtern.`,
    shorter: (other: string, count: number, than: number) =>
      `Dieser Anlauf tut dasselbe wie ${other}, mit ${count} statt ${than} Wörtern.`,
    same: (others: string) => `Dieser Anlauf tut dasselbe wie ${others}.`,
    nothing: 'Dieser Anlauf fragt nichts und sagt nichts, worauf Ihr Gegenüber antworten könnte.',
    offTopic: 'Dieser Anlauf geht nicht auf die Sache ein.',
    ask: 'Versuchen Sie als Nächstes eine offene Frage, etwa: „Was bräuchte es dafür?“',
    half: 'Versuchen Sie es mit halb so vielen Wörtern.',
  },
};

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

interface Line {
  text: string;
  /** The line does what was missed. */
  isMet: boolean;
  /** It says nothing in this scene. */
  saysNothing: boolean;
}

interface Moment {
  /** The line in the scene. */
  said: string;
  takes: readonly Line[];
  /** What the check says where it was done, and where it was missed. */
  done: string;
  advice: string;
}

/** What a line does, with its noun in the page's language, and how long it is. */
interface Traits {
  does: ReadonlyMap<string, string>;
  length: number;
}

/** Lines that differ by less, in words or as a share of the longer one, count as equally long. */
const fewWords = 3;
const shareOfWords = 0.25;
/** More would no longer be one thing to remember. */
const mostNamed = 2;

/**
 * Returns a text on each take of a moment: what it alone has or lacks among the takes (a single take is compared with
 * the line in the scene), and whether it does what was missed. No two takes get the same
 * text, unless they say nothing.
 * @param spoken the language of the scene
 */
export function compareTakes({ said, takes, done, advice }: Moment, spoken: Language, language: Language): string[] {
  const all = takes.map(({ text, saysNothing }) => (saysNothing ? empty(text) : traitsOf(text, spoken, language)));
  const scene = traitsOf(said, spoken, language);
  const say = words[language];
  return takes.map(({ isMet, saysNothing }, at) => {
    const verdict = isMet ? done : advice;
    const own = all[at]!;
    const others = all.flatMap((traits, index) => (index === at ? [] : { traits, number: index + 1 }));
    if (saysNothing) return `${say.offTopic} ${verdict}`;
    if (others.length === 0) return `${againstScene(own, scene, language)} ${verdict}`;
    const twins = others.filter(({ traits }) => doSame(own, traits));
    const alike = twins.filter(({ traits }) => areSameLength(own, traits));
    if (alike.length > 0) {
      const tryNext = isMet ? (own.does.has('asks-open') ? say.half : say.ask) : advice;
      return `${say.same(nameOf(alike, language))} ${tryNext}`;
    }
    return `${difference(own, others, twins, language)} ${verdict}`;
  });
}

interface Numbered {
  traits: Traits;
  number: number;
}

function difference(own: Traits, others: readonly Numbered[], twins: readonly Numbered[], language: Language): string {
  const say = words[language];
  const alone = [...own.does.keys()].filter((trait) => others.every(({ traits }) => !traits.does.has(trait)));
  if (alone.length > 0) return say.only(listOf(alone, own, language));
  const [twin] = twins;
  if (twin) return say.shorter(say.take(String(twin.number)), own.length, twin.traits.length);
  const [first] = others;
  const missed = [...first!.traits.does.keys()].filter(
    (trait) => !own.does.has(trait) && others.every(({ traits }) => traits.does.has(trait)),
  );
  if (missed.length > 0)
    return say.lacks(nameOf(others, language), others.length, listOf(missed, first!.traits, language));
  if (own.does.size === 0) return say.nothing;
  return say.mix(listOf([...own.does.keys()], own, language, own.does.size), own.length);
}

function againstScene(own: Traits, scene: Traits, language: Language): string {
  const say = words[language];
  const added = [...own.does.keys()].filter((trait) => !scene.does.has(trait));
  if (added.length > 0) return say.new(listOf(added, own, language));
  const gone = [...scene.does.keys()].filter((trait) => !own.does.has(trait));
  if (gone.length > 0) return say.gone(listOf(gone, scene, language));
  return areSameLength(own, scene) ? say.same(say.scene) : say.shorter(say.scene, own.length, scene.length);
}

function traitsOf(text: string, spoken: Language, language: Language): Traits {
  const acts = speechActsIn(text, spoken);
  const fact = heardIn(text, acts, spoken, []);
  const does = acts.map((act) => [act, nouns[act][language]] as const).filter(([act]) => act !== 'names-fact' || !fact);
  return {
    does: new Map([...(fact === undefined ? [] : [[`fact ${fact}`, words[language].fact(fact)] as const]), ...does]),
    length: lengthOf(text),
  };
}

const lengthOf = (text: string) => text.trim().split(/\s+/u).length;
const empty = (text: string): Traits => ({ does: new Map(), length: lengthOf(text) });

const doSame = (one: Traits, other: Traits) =>
  one.does.size === other.does.size && [...one.does.keys()].every((trait) => other.does.has(trait));

const areSameLength = (one: Traits, other: Traits) =>
  Math.abs(one.length - other.length) <= Math.max(fewWords, shareOfWords * Math.max(one.length, other.length));

const join = (parts: readonly string[], language: Language) => new Intl.ListFormat(language).format(parts);

const listOf = (traits: readonly string[], { does }: Traits, language: Language, most = mostNamed) =>
  join(
    traits.slice(0, most).map((trait) => does.get(trait)!),
    language,
  );

function nameOf(takes: readonly Numbered[], language: Language): string {
  const numbers = join(
    takes.map(({ number }) => String(number)),
    language,
  );
  return takes.length > 1 ? words[language].takes(numbers) : words[language].take(numbers);
}
