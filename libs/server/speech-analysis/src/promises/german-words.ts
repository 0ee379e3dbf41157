import { anyOf } from './promise-rules.ts';

const endings = "(?:e|en|n|s|'s|es|st)?";
const verbs = (...stems: readonly string[]) => `(?:${stems.join('|')})${endings}`;

/** Verbs of doing something for another person, in the form after "ich": "ich schick", "ich übernehme". */
export const work = verbs(
  'schick|send|versend|schreib|mach|kümmer|ruf|meld|klär|prüf|überprüf|check|hol|bring|besorg|buch|bestell|reservier|bestätig|leit|übernehm|übernimm',
  'erledig|reich|geb|gib|leg|stell|lad|trag|druck|lass|organisier|besprech|treff|koordinier|informier|erinner|ergänz|änder|korrigier|überarbeit|fix|setz|helf',
  'reparier|liefer|überweis|zahl|bezahl|nehm|nimm|notier|protokollier|verteil|richt|räum|putz|lösch|aktualisier|mail|vereinbar|entwerf|entwirf|bereit',
  'unterschreib|kopier|hak|erstell|erarbeit|formulier|telefonier|kontaktier|sorg|verschieb|werf|pack|tausch|wechsel|sammel|sammle|sortier|streich|wasch',
  'veranlass|rück|antwort|versuch|spend|häng|schieb|zieh|füg|füll|wend|schlag|regel|regle|ermittel|verabred|vermerk|recherchier|entsorg|installier',
  'programmier|ersetz|storniere?|hab (?:es|das) (?:bis|morgen)|verschick|übersetz|vertret|deck|scann|melde|beantrag|begleit|bearbeit|link|poste?|pushe?|update?',
  'deploy',
);
/** Verbs of actions that also occur within the talk; they promise only with a later time or a direction. */
export const doing = verbs(
  'sag|red|sprech|sprich|such|fahr|zeig|teil|komm|les|lies|seh|schau|guck|fass|test|plan|lern|stimm|bleib|führ|rechn|bau|hör|geh|halt|back|koch|kauf|frag',
  'tu|start|mess|spring|dreh|biet|find',
);
export const behindTheTalk = anyOf(
  'bescheid|auf (?:dich|euch|sie) zu|mit (?:ihm|ihr|ihnen|dem|der|den|frau|herrn)|durch|nach|mir das|das mal an|rein|raus|ein|um|dran|mir an|die \\p{L}+ und|\\p{L}*laufenden|fertig|ab|zurück|vorbei',
);
export const time = anyOf(
  'bis|heute|morgen|übermorgen|nachher|später|gleich|sofort|danach|anschließend|direkt|noch diese|diese woche|nächste woche|am wochenende|am abend|vormittag|nachmittag',
  '(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im anschluss|spätestens|in einer (?:stunde|woche)|in zwei|ende der woche|umgehend|zeitnah|feierabend|mittags|abends|in (?:einer|zehn|fünf|zwanzig|\\d+) (?:minuten?|stunden?|tagen)',
);
/** Present-tense forms that are no promise: habits, current or past actions, remarks about the talk itself. */
export const notAnAction = new RegExp(
  anyOf(
    'nicht|nichts|nie|niemals|kein(?:e[mnrs]?)?|(?<!wie )immer|normalerweise|meistens|oft|gerade|schon (?:gestern|immer|lange|seit|wieder)|gestern|sonst|jeden|jede|jedes|täglich|sorgen|mal lieber|lieber|gern(?:e)?(?= (?:sport|musik))',
    "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|seit|komme? aus|ob du|ehrlich|mich(?=,? (?:ob|manchmal|wirklich|schon|was|warum|wie))|bildschirm|keine ahnung|mal so|eigentlich|recht|anders|genauso|so stehen|zu(?:, | dass)|davon aus|das wort|es kurz|mache? (?:mal )?weiter|schluss|urlaub|fenster|schlecht|für (?:gut|falsch|richtig)|sag(?:e)? (?:mal|nur|ja|doch|dir eins)|sag(?:e)? ich (?:mal|doch|ja|nur)|mir nur|nur schnell|zu dem punkt|nehme? an|oder \\p{L}+ (?:du|sie)|pause|jetzt auf|als (?:nein|ja)|mach's kurz|licht|tot|luft|nerven|mit dem (?:zug|bus|flieger|auto)|von zu hause|nur, dass",
  ),
  'iu',
);
export const noFuture = new RegExp(
  `^(?:${anyOf('nicht|nie|niemals|wohl|vielleicht|wahrscheinlich|noch (?:wahnsinnig|verrückt|irre|alt|krank)|sehen|[^?,]* nicht|[^?,]* nie|krank|alt|müde|sein|das nie|es nicht|kein(?:e[mnrs]?)?')})`,
  'iu',
);
/** Verbs of state, possession, feeling, wishing or waiting; any other verb promises together with a time. */
export const states = anyOf(
  'bin|hab|habe|hatte|war|muss|soll|sollte|kann|könnte|müsste|darf|möchte|will|wollte|würde|würd|weiß|wusste|glaub|glaube|denk|denke|dachte|hoff|hoffe|fürchte|werd|werde|wurde',
  'brauch|brauche|mein|meine|wohn|wohne|mag|kenn|kenne|hätte|hätt|wär|wäre|bekomm|bekomme|krieg|kriege|kriegte|erwart|erwarte|steh|stehe|sitz|sitze|lieg|liege|schlaf|schlafe',
  'flieg|fliege|arbeite|lach|lache|ess|esse|fang|fange|verlier|verliere|verdien|verdiene|heiß|heiße|vermiss|vermisse|verstehe|versteh|freu|freue|ärger|ärgere|wünsch|wünsche|wünschte|frage mich|frag mich|hatt|ging|kam|sah|machte',
);

/** What is done by saying it, and steps of a session: "Ich rufe die Frage 12 auf", "ich erinnere an die Zahlen". */
export const doneBySaying = new RegExp(
  [
    '(?<!\\p{L})(?:ich rufe|rufe ich) [^?]*(?:frage|punkt|tagesordnung\\p{L}*|geschäftsbereich|antrag|ziffer|nummer|abs)(?!\\p{L})[^?]*',
    '(?<!\\p{L})(?:ich frage|frage ich) (?:sie|dich|euch|mich)(?!\\p{L})',
    '(?<!\\p{L})(?:ich erinnere|erinnere ich) (?:(?:nur|etwa|noch|hier|einmal|mal|auch|zum beispiel|beispielsweise) )*an(?!\\p{L})',
    '(?<!\\p{L})(?:ich schlage|schlage ich|wir schlagen|schlagen wir) (?![^?]*(?:bis|morgen|heute|nächste[nrs]?|montag|dienstag|mittwoch|donnerstag|freitag)(?!\\p{L}))[^?]*(?<!\\p{L})vor\\s*(?:[,:]|$)',
    '(?<!\\p{L})(?:ich|wir) (?:beantragen?|ersuchen?|widersprechen?|danken?|gratulieren?|wiederholen?|verweisen?|betonen?)(?!\\p{L})',
    '(?<!\\p{L})(?:ich|wir) (?:erteile|schließe|eröffne|unterbreche|begrüße|verlassen|kommen zu[mr]?)(?!\\p{L})',
    '(?<!\\p{L})(?:ich werde|werde ich|wir werden|werden wir) [^?]*(?:frage|punkt|tagesordnung\\p{L}*|geschäftsbereich)(?!\\p{L})[^?]*(?:verlassen|aufrufen|zurückstellen)(?!\\p{L})',
  ].join('|'),
  'iu',
);
