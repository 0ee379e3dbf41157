import { isHesitation } from '../words/back-channel.ts';
import { plainWords } from '../words/plain-words.ts';

/**
 * Words after which more follows: conjunctions, articles, prepositions, auxiliaries, possessives and hesitations. Those
 * that can also end a sentence ("that", "on", "so", German separable prefixes: "ich fange an") are ignored before a
 * full stop.
 */
const open = {
  en: words(`and but or because so if when while although though since unless until whether that which who whose where as than
    a an the my your his her its our their this these those every some any no
    to of in on at by for with from into about between through during without under over after before like
    is are was were be been am will would could should can may might must do does did have has had
    i i'm i'd i've i'll you you're he she we we're we've they they're it's there's what's let's gonna wanna
    very really quite just maybe also not even only kind sort um uh uhm er erm well basically actually`),
  de: words(`und aber oder weil dass wenn als ob obwohl damit denn sondern also während bevor nachdem falls wie
    ein eine einen einem einer der die das den dem des mein meine meinen meinem meiner sein seine ihr ihre unser unsere dieser diese dieses
    zu von in im ins an am auf bei beim für mit aus um über unter zwischen durch ohne nach vor seit gegen wegen zum zur vom
    ist sind war waren bin wird werden würde kann könnte soll sollte muss müsste darf habe hat hatte haben
    ich du er sie wir es man ich's nicht sehr ganz nur noch auch vielleicht eigentlich quasi halt ähm äh öhm tja`),
};

/** Words that can end a sentence if the transcriber puts a full stop there: "I'd like that." "Ich fange an." */
const mayEnd = {
  en: words(`so that this these those his her mine it's in on by for with about through without under over after before like to
    is are was were be been am will would could should can may might must do does did have has had
    i you he she we they not even only really quite just maybe also though well no any some at of from actually there's`),
  de: words(`zu an am auf bei mit aus um über unter durch nach vor ein wegen das die der den dem des es sie er ich du wir man
    ist sind war waren bin wird werden würde kann könnte soll sollte muss darf habe hat hatte haben
    nicht sehr ganz nur noch auch vielleicht eigentlich halt also wie seine ihre meine unsere damit denn ohne`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/**
 * Returns whether the words so far look complete: by punctuation, the last word, and whether they are a question or a
 * short answer. A wrong guess costs at most two seconds one way, and a barge-in the other.
 * @param text as the transcriber wrote it
 * @param language primary subtag; languages other than German are read as English
 */
export function looksFinished(text: string, language: string): boolean {
  const trimmed = text.trim().replace(/["'”’)\]]+$/, '');
  if (trimmed === '' || isHesitation(trimmed)) return false;
  if (/(…|\.\.+|[,;:–—-])$/.test(trimmed)) return false;
  const spokenLanguage = language === 'de' ? 'de' : 'en';
  const last = plainWords(trimmed).at(-1);
  if (last === undefined) return false;
  if (/[?!]$/.test(trimmed)) return true;
  if (!open[spokenLanguage].has(last)) return true;
  return /\.$/.test(trimmed) && mayEnd[spokenLanguage].has(last);
}
