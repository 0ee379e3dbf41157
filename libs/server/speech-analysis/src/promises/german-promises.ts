import { behindTheTalk, doing, doneBySaying, notAnAction, noFuture, states, time, work } from './german-words.ts';
import { anyOf, type PromiseForm, type PromiseRules } from './promise-rules.ts';

const form = (pattern: string, refused?: RegExp): PromiseForm => {
  const made = new RegExp(pattern, 'iu');
  return refused ? { pattern: made, isRefused: (action) => refused.test(action) } : { pattern: made };
};
const beginOfWord = '(?<![\\p{L}\\d])';
const endOfWord = '(?![\\p{L}])';

const thing = "(?:das|es|die|den|alles|einen?|ihre?n?|deine?n?|'s)";
/** "You have it by …", which the speaker takes care of. */
const given = `(?:(?:sie|du|ihr) (?:bekomm|krieg|hast|habt|haben)\\p{L}* ${thing}${endOfWord}|(?:krieg|bekomm)\\p{L}* (?:sie|du|ihr)${endOfWord})`;
const givenBack = `(?:hast|habt|haben|kriegst|bekommst|bekommen) (?:du|ihr|sie)\\s?${thing}${endOfWord}`;

export const germanPromises: PromiseRules = {
  forms: [
    form(`${beginOfWord}(?:ich|wir) werde?n?(?:'?s)?${endOfWord}\\s*(?<action>.+)`, noFuture),
    form(`${beginOfWord}(?:werde? ich|werden wir)${endOfWord}\\s*(?<action>.+)`, noFuture),
    form(`(?<action>(?:^|[\\s,])ich ${work}${endOfWord}(?:\\s|,)[^?]+)`, notAnAction),
    form(`(?<action>(?:^|[\\s,])(?!(?:soll|kann))${work} ich${endOfWord}[^?]*)`, notAnAction),
    form(
      `(?<action>(?:^|[\\s,])(?:ich ${doing}|${doing} ich)${endOfWord}[^?]*(?:${time}|${behindTheTalk})[^?]*)`,
      notAnAction,
    ),
    form(`(?<action>(?:^|[\\s,])ich (?!${states})\\p{L}+(?:e|[^ens\\s])${endOfWord}[^?]*${time}[^?]*)`, notAnAction),
    form(
      `(?<action>(?:^|[\\s,])(?:wir ${work}|${work} wir)${endOfWord}[^?]*(?:${time}|${beginOfWord}(?:ihnen|euch|dir)${endOfWord})[^?]*)`,
      notAnAction,
    ),
    form(
      `(?<action>${beginOfWord}${given}(?![^?]*\\bvon (?!mir|uns))[^?]*(?:${beginOfWord}von (?:mir|uns)${endOfWord}|${time})[^?]*)`,
      notAnAction,
    ),
    form(`(?<action>${time}[^?,]*${givenBack}[^?]*)`, notAnAction),
    form(
      `(?<action>${beginOfWord}(?:sie|du|ihr) (?:bekomm|krieg)\\p{L}* (?:von|durch) (?:mir|uns)${endOfWord}[^?]*)`,
      notAnAction,
    ),
    form(
      `(?<action>${beginOfWord}wir (?:kümmern uns|prüfen|klären|melden uns|erledigen|übernehmen)${endOfWord}[^?]*)`,
      notAnAction,
    ),
    form(
      `(?<action>${beginOfWord}(?:ich kann|kann ich) (?:(?:das|es|den|die|gern|gerne|auch|ja|dir|ihnen) )*(?:machen|übernehmen|erledigen|schicken|mitbringen)\\b[^?]*)`,
      notAnAction,
    ),
    form(
      `(?<action>${beginOfWord}(?:hab ich|habe ich|ich hab|ich habe) (?:(?:das|es|dir|ihnen|euch) )*(?:bis|in|heute|morgen)${endOfWord}[^?]*(?:fertig|erledigt|für dich)[^?]*)`,
      notAnAction,
    ),
    form(`(?<action>${beginOfWord}ich kann [^?]*${time}[^?]*\\p{L}en\\b[^?]*)`, notAnAction),
    form(
      `(?<action>${beginOfWord}lass(?:en sie)? mich (?!kurz)[^?,]*(?:prüfen|klären|nachsehen|nachschauen|nachfragen|fragen|checken|besprechen)\\b[^?]*)`,
      notAnAction,
    ),
    form(
      `(?<action>${beginOfWord}(?:verlass(?:en sie)? (?:dich|sich) auf mich|überlass(?:en sie)? (?:das|es) mir|ich bin dran|bin (?:ich )?dran|ich bleib\\p{L}* dran)\\b[^?]*)`,
    ),
    form(
      `(?<action>${beginOfWord}(?:das )?(?:wird erledigt|wird gemacht|geht klar|kann ich (?:gern )?(?:machen|übernehmen|erledigen))\\b[^?]*)`,
    ),
    form(
      `${beginOfWord}(?:sie können|du kannst|ihr könnt) (?:sich|dich|euch) (?:darauf )?verlassen,? da(?:ss|ß) (?<action>(?:ich|wir)${endOfWord}[^?]+)`,
    ),
    form(
      `${beginOfWord}(?:ich kann|wir können) (?:ihnen|dir|euch)${endOfWord}(?<action>[^?]*\\b(?:zugänglich machen|zur verfügung stellen|zukommen lassen|zusenden|zuschicken|nachreichen|weiterleiten)\\b[^?]*)`,
    ),
    form(
      `${beginOfWord}(?:ich bin|wir sind) (?:aber |auch |jederzeit )?gerne? bereit${endOfWord},?(?<action>[^?]*\\bzu \\p{L}+n\\b[^?]*)`,
    ),
    form(`(?<action>${beginOfWord}ich versprech\\p{L}*\\b[^?]*)`, notAnAction),
  ],
  refused: [
    doneBySaying,
    new RegExp(
      anyOf(
        'haha|hahaha|(?:auf den|zum) mond|insel|dreh\\p{L}* durch|bring\\p{L}* (?:ihn|sie|es|dich|euch) um|drei kreuze|die krise|kündig\\p{L}*|papst|wahnsinnig|verrückt|irre|besen|umbring\\p{L}*|erschlag\\p{L}*|sterb\\p{L}*|im lotto|auswander\\p{L}*|aus dem fenster|schreie?n?|heul\\p{L}*|millionär\\p{L}*|nächsten leben|leiche|kaiser\\p{L}*',
      ),
      'iu',
    ),
    /,?\s(?:oder|oder nicht|oder du|nicht wahr|ne)$/iu,
  ],
  asks: /^(?:(?:und|so|also|aber|ja|äh|ähm|na|gut|okay)[\s,]+)*(?:(?:soll|sollen|kann(?! ich (?:gern )?(?:machen|übernehmen|erledigen))|können|darf|dürfen|muss|müssen|werde|werden|wirst|wird(?! gemacht| erledigt)|würde|hab(?! ich (?:bis|heute|morgen))|habe|haben|hast|habt|kriegst|bekommst|bin(?! (?:ich )?dran)|wer|wann|warum|wieso|(?:was|wo|wie) (?:ist|sind|soll|kann|mach|wird|viel|lange)\p{L}*|welche\p{L}*)\s)/iu,
  reported: new RegExp(
    anyOf(
      'wenn(?! (?:ich|wir) (?:zurück|zu hause|daheim|fertig|wieder|da|im büro))|falls|vielleicht|sagt|sagte|gesagt|meint|meinte|schrieb|schreibt(?= ,)|steht|(?:glaube|hoffe|fürchte) ?,|angenommen|stell dir vor|theoretisch|würde|würd|hätte|wäre|wünschte|zitat|versprach|ob|damals|früher|eigentlich',
    ),
    'iu',
  ),
  doubted: new RegExp(
    anyOf('glaub|glaube|denk|denke|dachte|hoff|hoffe|fürchte|weiß nicht|wollte|bevor|sobald|dass'),
    'iu',
  ),
};
