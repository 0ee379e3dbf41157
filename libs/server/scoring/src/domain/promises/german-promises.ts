import { behindTheTalk, doing, noDeed, noFuture, states, time, work } from './german-words.ts';
import { anyOf, type PromiseForm, type PromiseRules } from './promise-rules.ts';

const form = (pattern: string, refused?: RegExp): PromiseForm => {
  const made = new RegExp(pattern, 'iu');
  return refused ? { pattern: made, isRefused: (deed) => refused.test(deed) } : { pattern: made };
};
const endOfWord = '(?![\\p{L}])';

export const germanPromises: PromiseRules = {
  forms: [
    form(`\\b(?:ich|wir) werde?n?(?:'?s)?${endOfWord}\\s*(?<deed>.+)`, noFuture),
    form(`\\bwerde? ich${endOfWord}\\s*(?<deed>.+)`, noFuture),
    form(`(?<deed>(?:^|[\\s,])ich ${work}${endOfWord}(?:\\s|,)[^?]+)`, noDeed),
    form(`(?<deed>(?:^|[\\s,])(?!(?:soll|kann))${work} ich${endOfWord}[^?]*)`, noDeed),
    form(
      `(?<deed>(?:^|[\\s,])(?:ich ${doing}|${doing} ich)${endOfWord}[^?]*(?:${time}|${behindTheTalk})[^?]*)`,
      noDeed,
    ),
    form(`(?<deed>(?:^|[\\s,])ich (?!${states})\\p{L}+(?:e|[^ens\\s])${endOfWord}[^?]*${time}[^?]*)`, noDeed),
    form(
      `(?<deed>(?:^|[\\s,])(?:wir ${work}|${work} wir)${endOfWord}[^?]*(?:${time}|\\b(?:ihnen|euch|dir)\\b)[^?]*)`,
      noDeed,
    ),
    form(
      `(?<deed>\\b(?:(?:sie|du|ihr) (?:bekomm|krieg|hast|haben)|(?:bekomm|krieg|hast|haben)\\p{L}* (?:sie|du|ihr))\\p{L}*(?![^?]*\\bvon (?!mir|uns))[^?]*(?:\\b(?:von mir|von uns)\\b|\\bbis (?:heute|morgen|spätestens|\\p{L}+tag)\\b)[^?]*)`,
      noDeed,
    ),
    form(
      `(?<deed>\\b(?:ich kann|kann ich) (?:(?:das|es|den|die|gern|gerne|auch|ja|dir|ihnen) )*(?:machen|übernehmen|erledigen|schicken|mitbringen)\\b[^?]*)`,
      noDeed,
    ),
    form(`(?<deed>\\bich kann [^?]*${time}[^?]*\\p{L}en\\b[^?]*)`, noDeed),
    form(
      `(?<deed>\\blass(?:en sie)? mich (?!kurz)[^?,]*(?:prüfen|klären|nachsehen|nachschauen|nachfragen|fragen|checken|besprechen)\\b[^?]*)`,
      noDeed,
    ),
    form(
      `(?<deed>\\b(?:verlass(?:en sie)? (?:dich|sich) auf mich|überlass(?:en sie)? (?:das|es) mir|ich bin dran|ich bleib\\p{L}* dran)\\b[^?]*)`,
    ),
    form(
      `(?<deed>\\b(?:das )?(?:wird erledigt|wird gemacht|geht klar|kann ich (?:gern )?(?:machen|übernehmen|erledigen))\\b[^?]*)`,
    ),
    form(`(?<deed>\\bich versprech\\p{L}*\\b[^?]*)`, noDeed),
  ],
  refused: [
    new RegExp(
      anyOf(
        'papst|wahnsinnig|verrückt|irre|besen|umbring\\p{L}*|erschlag\\p{L}*|sterb\\p{L}*|zum mond|im lotto|auswander\\p{L}*|aus dem fenster|schreie?n?|heul\\p{L}*|millionär\\p{L}*|nächsten leben|leiche|kaiser\\p{L}*',
      ),
      'iu',
    ),
    /^(?:(?:und|so|also|aber|ja|äh|ähm|na|gut|okay)[\s,]+)*(?:(?:soll|sollen|kann(?! ich (?:gern )?(?:machen|übernehmen|erledigen))|können|darf|dürfen|muss|müssen|werde|werden|wirst|wird(?! gemacht| erledigt)|würde|hab|habe|haben|bin|wer|wann|warum|wieso|(?:was|wo|wie) (?:ist|sind|soll|kann|mach|wird|viel|lange)\p{L}*|welche\p{L}*)\s)/iu,
    /,?\s(?:oder|oder nicht|oder du|nicht wahr|ne)$/iu,
  ],
  reported: new RegExp(
    anyOf(
      'wenn|falls|vielleicht|sagt|sagte|gesagt|meint|meinte|schrieb|schreibt(?= ,)|steht|angenommen|stell dir vor|theoretisch|würde|würd|hätte|wäre|wünschte|zitat|versprach|ob|damals|früher|eigentlich',
    ),
    'iu',
  ),
  doubted: new RegExp(
    anyOf('glaub|glaube|denk|denke|dachte|hoff|hoffe|fürchte|weiß nicht|wollte|bevor|sobald|dass'),
    'iu',
  ),
};
