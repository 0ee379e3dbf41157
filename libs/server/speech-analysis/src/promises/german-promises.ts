import {
  behindTheTalk,
  doing,
  doneBySaying,
  infinitive,
  notAnAction as neverAnAction,
  noFuture as neverFuture,
  onTheSpot,
  states,
  time,
  vague,
  work,
} from './german-words.ts';
import { anyOf, promiseForm, type PromiseRules } from './promise-rules.ts';

const notAnAction = (action: string) => neverAnAction.test(action) || onTheSpot.test(action);
const noFuture = (action: string) =>
  !infinitive.test(action) || [neverFuture, vague, onTheSpot].some((one) => one.test(action));
const beginOfWord = '(?<![\\p{L}\\d])';
const endOfWord = '(?![\\p{L}])';

const thing = "(?:das|es|die|den|alles|einen?|ihre?n?|deine?n?|meine?n?|unsere?n?|'s)";
/** "You have it by …", which the speaker takes care of. */
const given = `(?:(?:sie|du|ihr) (?:bekomm|krieg|hast|habt|haben)\\p{L}* ${thing}${endOfWord}|(?:krieg|bekomm)\\p{L}* (?:sie|du|ihr)${endOfWord})`;
const givenBack = `(?:hast|habt|haben|kriegst|bekommst|bekommen) (?:du|ihr|sie)\\s?${thing}${endOfWord}`;

/** What is handed over: more than "du hast am Montag einen Termin". */
const promisedThing = `${beginOfWord}(?:antwort|rückmeldung|bescheid|entscheidung|liste|zahlen|entwurf|ergebnis|ergebnisse|angebot|bericht|unterlagen|texte?|vertrag|protokoll|folien|präsentation|datei|lösung|vorschlag|übersicht|auswertung)${endOfWord}`;

export const germanPromises: PromiseRules = {
  forms: [
    promiseForm(`${beginOfWord}(?:ich|wir) werde?n?(?:'?s)?${endOfWord}\\s*(?<action>.+)`, noFuture),
    promiseForm(`${beginOfWord}(?:werde? ich|werden wir)${endOfWord}\\s*(?<action>.+)`, noFuture),
    promiseForm(`(?<action>(?:^|[\\s,])ich ${work}${endOfWord}(?:\\s|,)[^?]+)`, notAnAction),
    promiseForm(`(?<action>(?:^|[\\s,])(?!(?:soll|kann))${work} ich${endOfWord}[^?]*)`, notAnAction),
    promiseForm(
      `(?<action>(?:^|[\\s,])(?:ich ${doing}|${doing} ich)${endOfWord}[^?]*(?:${time}|${behindTheTalk})[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>(?:^|[\\s,])ich (?!${states})\\p{L}+(?:e|[^ens\\s])${endOfWord}[^?]*${time}[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>(?:^|[\\s,])(?:wir ${work}|${work} wir)${endOfWord}[^?]*(?:${time}|${beginOfWord}(?:ihnen|euch|dir)${endOfWord})[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}${given}(?![^?]*\\bvon (?!mir|uns))[^?]*(?:${beginOfWord}von (?:mir|uns)${endOfWord}|${time})[^?]*)`,
      notAnAction,
    ),
    promiseForm(`(?<action>${time}[^?,]*${givenBack}[^?]*)`, notAnAction),
    promiseForm(
      `(?<action>${beginOfWord}(?:sie|du|ihr) (?:bekomm|krieg)\\p{L}* (?:von|durch) (?:mir|uns)${endOfWord}[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:wir (?:kümmern uns|prüfen|klären|melden uns|erledigen|übernehmen)|(?:kümmern|melden) wir uns|(?:prüfen|klären|erledigen|übernehmen) wir|liefern wir [^?]*nach|wir liefern [^?]*nach|reichen wir [^?]*nach|wir reichen [^?]*nach)${endOfWord}[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:ich kann|kann ich|können wir|wir können)(?= [^?]*(?:gern|gerne|selbstverständlich|natürlich)${endOfWord})[^?]*(?:machen|übernehmen|erledigen|nachliefern|nachreichen|schicken|zuschicken|zusenden|zur verfügung stellen|klären|prüfen)[\\s.,!]*$)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:ich kann|kann ich) (?:(?:das|es|den|die|gern|gerne|auch|ja|dir|ihnen) )*(?:machen|übernehmen|erledigen|schicken|mitbringen)\\b[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:hab ich|habe ich|ich hab|ich habe) (?:(?:das|es|dir|ihnen|euch) )*(?:bis|in|heute|morgen)${endOfWord}[^?]*(?:fertig|erledigt|für dich)[^?]*)`,
      notAnAction,
    ),
    promiseForm(`(?<action>${beginOfWord}ich kann [^?]*${time}[^?]*\\p{L}en\\b[^?]*)`, notAnAction),
    promiseForm(
      `(?<action>${beginOfWord}lass(?:en sie)? mich (?!kurz)[^?,]*(?:prüfen|klären|nachsehen|nachschauen|nachfragen|fragen|checken|besprechen)\\b[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:verlass(?:en sie)? (?:dich|sich) auf mich|überlass(?:en sie)? (?:das|es) mir|ich bin dran|bin (?:ich )?dran|ich bleib\\p{L}* dran)\\b[^?]*)`,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:das )?(?:wird erledigt|wird gemacht|geht klar|kann ich (?:gern )?(?:machen|übernehmen|erledigen))\\b[^?]*)`,
    ),
    promiseForm(
      `${beginOfWord}(?:sie können|du kannst|ihr könnt) (?:sich|dich|euch) (?:darauf )?verlassen,? da(?:ss|ß) (?<action>(?:ich|wir)${endOfWord}[^?]+)`,
    ),
    promiseForm(
      `${beginOfWord}(?:ich kann|wir können) (?:ihnen|dir|euch)${endOfWord}(?<action>[^?]*\\b(?:zugänglich machen|zur verfügung stellen|zukommen lassen|zusenden|zuschicken|nachreichen|weiterleiten)\\b[^?]*)`,
    ),
    promiseForm(
      `${beginOfWord}(?:ich bin|wir sind) (?:aber |auch |jederzeit )?gerne? bereit${endOfWord},?(?<action>[^?]*\\bzu \\p{L}+n\\b[^?]*)`,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:wird|werden) (?:ihnen|euch|dir|allen)${endOfWord}[^?,]*(?:zugesandt|zugeschickt|zugesendet|geschickt|gesendet|nachgereicht|übermittelt|vorgelegt|mitgeteilt|zugestellt|weitergeleitet|ausgehändigt|bereitgestellt)\\b[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:wird|werden)${endOfWord}[^?,]*(?:bis|heute|morgen|nächste woche|diese woche|noch diese|im anschluss|nach der sitzung)${endOfWord}[^?,]*(?:verschickt|versandt|verteilt|veröffentlicht|hochgeladen|nachgeliefert|erledigt|nachgereicht)\\b[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `${beginOfWord}(?:ich sage|ich sag|wir sagen|ich versichere|ich verspreche|ich garantiere) (?:ihnen|dir|euch)(?: (?:hier|hiermit|auch|gern|gerne|fest))*(?: zu)?,? da(?:ss|ß) (?<action>(?:ich|wir)${endOfWord}[^?]+)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>${beginOfWord}(?:ich würde?|würde? ich) (?:(?:dann|das|die|den|mal|es|euch|ihnen|dir) )*(?!sagen|vorschlagen|meinen|denken)[^?,]*(?:schicken|verschicken|machen|übernehmen|schreiben|anrufen|fragen|klären|vorbereiten|erledigen|organisieren|kümmern)\\b[^?]*${time}[^?]*)`,
      (action) => notAnAction(action) || /(?<!\p{L})(?:lieber|gern|gerne|wenn|aber|nur|eher)(?!\p{L})/iu.test(action),
    ),
    promiseForm(
      `(?<action>(?:^|[\\s,])ich (?!${states})\\p{L}+e?${endOfWord}[^?,]* und ${work} (?:es|sie|das|ihn|dir|euch|ihnen|alles)${endOfWord}[^?]*)`,
      notAnAction,
    ),
    promiseForm(`(?<action>${beginOfWord}(?:ich schaffe?|schaffe? ich)${endOfWord}[^?]*${time}[^?]*)`, notAnAction),
    promiseForm(`(?<action>(?:(?:das|es) )?steht auf meiner (?:to-?do-?)?liste\\b[^?]*)`),
    promiseForm(
      `${beginOfWord}(?:meine?|unsere?) (?:mitarbeiter|team|büro|kolleg|haus|abteilung|ministerium|leute|sekretari)\\p{L}* (?:wird|werden)${endOfWord}\\s*(?<action>.+)`,
      noFuture,
    ),
    // What will be done by then: "bis Freitag mit allen gesprochen haben".
    promiseForm(
      `${beginOfWord}(?:(?:ich|wir) werden?|werde ich|werden wir)${endOfWord}\\s*(?<action>[^?]*${beginOfWord}bis [^?]*(?:\\p{L}*ge\\p{L}+|(?:be|ver|er|ent|über)\\p{L}+)(?:t|en) haben${endOfWord}.*)`,
      (action) => neverFuture.test(action),
    ),
    // "Du hast bis Donnerstag eine Antwort", "dann hast du die Texte morgen Mittag"
    promiseForm(
      `(?<action>(?:^|[\\s,])(?:(?:sie|du|ihr) (?:hast|habt|haben|bekommst|bekommt|bekommen|kriegst|kriegt)|(?:hast|habt|haben|bekommst|bekommt|bekommen|kriegst|kriegt) (?:du|ihr|sie))${endOfWord}(?=[^?,]*${time})[^?,]*${promisedThing}[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>(?:^|[\\s,])ich bin (?:pünktlich |schon |${time} )*(?:um|ab|am|pünktlich)${endOfWord}[^?,]*${beginOfWord}(?:da|dort|vor ort|zurück|im büro)(?![\\p{L}])[^?]*)`,
      notAnAction,
    ),
    promiseForm(
      `(?<action>(?:^|[\\s,])(?:ich frage?|frage? ich) (?:mal |noch |gleich )?(?:meine[nr]?|unsere[nr]?|beim?|im|in der)${endOfWord}[^?]+)`,
      notAnAction,
    ),
    promiseForm(`^(?:(?:ja|gut|okay|also|klar)[,\\s]+)*versprochen[,:–-]\\s*(?<action>[^?]+)`, notAnAction),
    promiseForm(`^(?<action>[^?]+), versprochen$`, notAnAction),
    promiseForm(`(?<action>${beginOfWord}ich versprech\\p{L}*\\b[^?]*)`, notAnAction),
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
    anyOf('glaub|glaube|denk|denke|dachte|hoff|hoffe|fürchte|weiß nicht|wollte|bevor|sobald|dass|daß'),
    'iu',
  ),
};
