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
  'deploy|erkundig|erstatt|beschaff|veröffentlich|verfass|bereinig|erfass|konfigurier|dokumentier|vervollständig|verständig|vermitt|transkribier|skizzier|archivier|verlänger|kalkulier|digitalisier|beschrift|speicher|hinterleg',
);
/** Verbs of actions that also occur within the talk; they promise only with a later time or a direction. */
export const doing = verbs(
  'sag|red|sprech|sprich|such|fahr|zeig|teil|komm|les|lies|seh|schau|guck|fass|test|plan|lern|stimm|bleib|führ|rechn|bau|hör|geh|halt|back|koch|kauf|frag',
  'tu|start|mess|spring|dreh|biet|find|wert|pass|mal|zeichn|miet|mont?ier|mess|trainier|analysier|simulier|untersuch|präsentier|reinig|spül|pfleg|ordn|berechn|kürz|entwickel',
);
export const behindTheTalk = anyOf(
  'bescheid|auf (?:dich|euch|sie) zu|mit (?:ihm|ihr|ihnen|dem|der|den|frau|herrn)|durch|nach|mir das|das mal an|rein|raus|ein|um|dran|mir an|die \\p{L}+ und|\\p{L}*laufenden|fertig|ab|zurück|vorbei',
);
export const time = anyOf(
  'bis|heute|morgen|übermorgen|nachher|später|gleich|sofort|danach|anschließend|direkt|noch diese|diese woche|nächste woche|am wochenende|am abend|vormittag|nachmittag',
  '(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht)?|sobald|im anschluss|spätestens|am (?:selben|gleichen) tag|in einer (?:stunde|woche)|in zwei|ende der woche|umgehend|zeitnah|feierabend|mittags|abends|in (?:einer|zehn|fünf|zwanzig|\\d+) (?:minuten?|stunden?|tagen)',
);
/** Present-tense forms that are no promise: habits, current or past actions, remarks about the talk itself. */
export const notAnAction = new RegExp(
  anyOf(
    'nicht|nichts|nie|niemals|kein(?:e[mnrs]?)?|(?<!wie )immer|normalerweise|meistens|oft|gerade|schon (?:gestern|immer|lange|seit|wieder)|gestern|sonst|jeden|jede|jedes|täglich|sorgen|mal lieber|lieber|gern(?:e)?(?= (?:sport|musik))',
    "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|seit|komme? aus|ob du|ehrlich|mich(?=,? (?:ob|manchmal|wirklich|schon|was|warum|wie))|bildschirm|keine ahnung|mal so|eigentlich|recht|anders|genauso|so stehen|zu(?:, | dass)|davon aus|das wort|es kurz|mache? (?:mal )?weiter|schluss|(?<!aus dem |nach dem |vor dem )urlaub|fenster|schlecht|für (?:gut|falsch|richtig)|sag(?:e)? (?:mal|nur|ja|doch|dir eins)|sag(?:e)? ich (?:mal|doch|ja|nur)|mir nur|nur schnell|zu dem punkt|nehme? an|oder \\p{L}+ (?:du|sie)|pause|jetzt auf|als (?:nein|ja)|mach's kurz|licht|tot|luft|nerven|mit dem (?:zug|bus|flieger|auto)|von zu hause|nur, dass|(?:sie|dich|euch|ihn|alle) (?:\\p{L}+ )?(?:ausreden|zu wort kommen)|nehme? (?:ich )?(?:\\p{L}+ )?aus$|(?:klären|besprechen|sehen) wir (?:\\p{L}+ )?(?:später|irgendwann|ein andermal)",
  ),
  'iu',
);
export const noFuture = new RegExp(
  `^(?:${anyOf('nicht|nie|niemals|wohl|vielleicht|wahrscheinlich|noch (?:wahnsinnig|verrückt|irre|alt|krank)|sehen|[^?,]* nicht|[^?,]* nie|krank|alt|müde|sein|das nie|es nicht|kein(?:e[mnrs]?)?')})`,
  'iu',
);
/** Ends of "ich werde …" that state a feeling, a duty, a change or an attitude. */
const endInState =
  'vermissen|vergessen|erleben|(?<!nach|an|zu)sehen|können|müssen|sollen|dürfen|wollen|mögen|(?<!fertig )haben|(?<!(?:da|dabei|fertig|zurück|pünktlich|vor ort|erreichbar) )sein|werden|bleiben|brauchen|merken|bekommen|kriegen|verlieren|gewinnen|scheitern|schaffen|meistern|bewältigen|einstehen|eintreten|kämpfen|bestehen|leben|wissen|erfahren|lernen|spüren|sterben|verstehen|freuen|wundern|ärgern|feststellen|bereuen|hinbekommen|hinkriegen|vorankommen|weiterkommen|gerecht|bemühen|bekennen|begleiten dürfen|stärken|gestalten|hinnehmen|zulassen|akzeptieren|dulden|tolerieren|festhalten|aufpassen|ringen|streiten|stehen|gucken|überleben|durchkommen|nennen|verfolgen|beobachten|darüber (?:\\p{L}+ )?(?:reden|sprechen)|darauf eingehen|zu sprechen kommen|erläutern müssen|abstimmen|zustimmen|ablehnen|beraten|debattieren|diskutieren|reden müssen|verschließen';
/** Intentions without a result that can be looked for, and predictions: "wir werden daran arbeiten, dass …". */
export const vague = new RegExp(
  [
    `^[^,;–—]*(?<!\\p{L})(?:${endInState})\\s*(?:[,.;–—!]|$)`,
    anyOf(
      '(?:daran|weiter|weiterhin|gemeinsam|hart|intensiv|zusammen|eng) (?:\\p{L}+ )?(?:daran )?(?:zusammen)?(?:arbeiten|zusammenarbeiten)|an der seite|alles (?:daran ?setzen|tun|dafür tun|in unserer macht)|unser bestes|mein bestes|unser möglichstes|ernst nehmen|im auge behalten|im blick behalten|im hinterkopf',
      '(?:für|gegen) (?!(?:sie|dich|euch|ihn|morgen)\\b)(?:\\p{L}+ ){0,5}(?:einsetzen|eintreten|kämpfen|einstehen|engagieren|werben|streiten)|(?:uns|mich) (?:(?:auch|weiter|weiterhin|intensiv|stets) )*(?:bemühen|anstrengen|widmen|stellen)|verantwortung (?:übernehmen|tragen)|den weg (?:\\p{L}+ )?(?:weiter)?gehen|in die zukunft|rechnung tragen',
    ),
  ].join('|'),
  'iu',
);
const meal =
  '(?:kaffee|tee|wasser|saft|bier|wein|suppe|salat|kuchen|brötchen|schnitzel|pizza|nudeln|keks|stück kuchen|cola|milch|zucker|dasselbe|das gleiche|menü|tagesgericht)';
/** What is done on the spot: meals, seats, notes, the speaker's devices, and chairing. */
export const onTheSpot = new RegExp(
  anyOf(
    '(?:bildschirm|ansicht|desktop) (?:(?:mal|kurz|eben|jetzt|gleich) )*(?:teilen|freigeben)|^(?:(?:noch|mal|kurz|eben|hier|einen?|kurzen|kleinen|bisschen|moment|augenblick|sekunde|minute) )*warten|(?:mikro\\p{L}*|kamera|ton|licht|beamer|fenster|tür) (?:(?:mal|kurz|eben|jetzt) )*(?:(?:an|aus|zu|auf)machen|(?:ein|aus|an|stumm)schalten)',
    `(?:nehme?|nimm|trinke?|esse?|hole? mir|bestelle?) (?:ich |mir |wir )?(?:(?:noch|mal|jetzt|gern|gerne|lieber|auch|einen?|den|die|das|ein|kurz|schnell|erst|dann) )*${meal}`,
    '(?:setze?|stelle?|lege?) (?:ich )?mich(?! [^?]*(?:dran|ran|verbindung|zusammen|auseinander))|auf den punkt|auf den tisch legen|(?:schreibe?|notiere?) (?:ich )?(?:mir|mit|das mit|mir das|das|es mir|das mir|mir es)(?: (?:mal|kurz|eben|schnell|gerade|gleich|hier))* ?(?:auf|mit)?$|(?:mache?|schalte?|stelle?) (?:ich )?(?:mal |kurz |eben |mir |das |die |den |mein\\p{L}* )*(?:mikro\\p{L}*|kamera|ton|bild|licht|heizung|beamer|fenster|tür)(?: \\p{L}+)* (?:an|aus|zu|auf|lauter|leiser)',
    'stelle? (?:ich )?(?:\\p{L}+ ){0,3}fragen?|(?:bringe?|nehme?|gebe?) (?:ich )?(?:\\p{L}+ ){0,4}(?:beispiele?|vergleich|stichwort)|gebe? (?:ich )?(?:\\p{L}+ )?zu$|gebe? (?:ich )?(?:\\p{L}+ )?zu,|trage? (?:ich )?(?:\\p{L}+ )?(?:eine|einen|keine|die|den) (?:brille|jacke|maske|mantel|anzug|verantwortung|krawatte)|(?:an|auf) die (?:tafel|wand|folie|leinwand)|(?:ans|aufs) (?:whiteboard|flipchart)|hole? (?:ich )?(?:\\p{L}+ ){0,4}etwas weiter aus|nehme? (?:ich |wir )?(?:\\p{L}+ ){0,3}(?:argument|gedanken|punkt|stichwort|anregung|faden) (?:\\p{L}+ )?auf|mich kurz|richte? (?:ich )?mich|lege? (?:ich )?(?:\\p{L}+ )?wert|trage? (?:ich )?(?:(?:das|es|mal|kurz|ihnen|euch|nun|jetzt) )+vor|ziehe? (?:ich )?(?:meine|den|die|unseren) (?:frage|antrag|wortmeldung|bemerkung)\\p{L}* zurück|hole? (?:ich )?mir|gehe? (?:ich )?(?:(?:jetzt|mal|kurz|eben|schnell) )+(?:raus|rein|hin|weg)|lade? (?:ich )?(?:sie|euch|dich|alle) (?:\\p{L}+ )?ein,|lasse? (?:ich )?(?:jetzt |nun |darüber |dann )*abstimmen|gebe? (?:ich )?(?:jetzt |nun |das |mal |dann )*(?:wort|ab an|weiter an|zurück an|über an)|rechne? (?:ich )?(?:\\p{L}+ ){0,2}(?:mit|damit)|(?:ziehe?|setze?) (?:ich )?(?:mir )?(?:meine? |die |den )?(?:jacke|brille|mantel|schuhe|kopfhörer)|teile? (?:ich )?(?:mal |kurz |eben |jetzt |gleich )*(?:den|meinen|die|mein) (?:bildschirm|ansicht|desktop)',
    '(?:stelle?|halte?) (?:ich )?(?:mal |hiermit |fest |also )*(?:fest|den antrag)|bringe? (?:ich )?(?:es |das )?(?:mal )?(?:auf|zur sprache)|schenke? ich mir|spare? ich mir|mache? (?:ich )?mir|mach(?:e|en) (?:wir )?(?:jetzt |nun |mal |kurz |erst )*(?:\\p{L}+ )?(?:minuten )?pause|nehme? (?:ich |wir )?(?:\\p{L}+ )?(?:sehr |zur |das )*(?:ernst|zur kenntnis|in kauf|wahr)|komme? (?:ich )?(?:jetzt |nun |gleich |dann |später |noch )*(?:zu(?= \\p{L})|zum|zur|auf (?!dich|euch|sie))',
  ),
  'iu',
);
/** Verbs of state, possession, feeling, wishing or waiting; any other verb promises together with a time. */
export const states = anyOf(
  'bin|hab|habe|hatte|war|muss|soll|sollte|kann|könnte|müsste|darf|möchte|will|wollte|würde|würd|weiß|wusste|glaub|glaube|denk|denke|dachte|hoff|hoffe|fürchte|werd|werde|wurde',
  'brauch|brauche|mein|meine|wohn|wohne|mag|kenn|kenne|hätte|hätt|wär|wäre|bekomm|bekomme|krieg|kriege|kriegte|erwart|erwarte|steh|stehe|sitz|sitze|lieg|liege|schlaf|schlafe',
  'bräucht|bräuchte|dürfte|könnt|wüsste|käme|ginge|flieg|fliege|arbeite|lach|lache|ess|esse|fang|fange|verlier|verliere|verdien|verdiene|heiß|heiße|vermiss|vermisse|verstehe|versteh|freu|freue|ärger|ärgere|wünsch|wünsche|wünschte|frage mich|frag mich|hatt|ging|kam|sah|machte',
);

/** What is done by saying it, and steps of a session: "Ich rufe die Frage 12 auf", "ich erinnere an die Zahlen". */
export const doneBySaying = new RegExp(
  [
    '(?<!\\p{L})(?:ich rufe|rufe ich) (?:(?!(?<!\\p{L})an(?!\\p{L}))[^?])*(?:frage|punkt|tagesordnung\\p{L}*|geschäftsbereich|antrag|ziffer|nummer|abs)(?!\\p{L})[^?]*',
    '(?<!\\p{L})(?:ich frage|frage ich) (?:sie|dich|euch|mich)(?!\\p{L})',
    '(?<!\\p{L})(?:ich erinnere|erinnere ich) (?:(?:nur|etwa|noch|hier|einmal|mal|auch|zum beispiel|beispielsweise) )*an(?!\\p{L})',
    '(?<!\\p{L})(?:ich schlage|schlage ich|wir schlagen|schlagen wir) (?![^?]*(?:bis|morgen|heute|nächste[nrs]?|montag|dienstag|mittwoch|donnerstag|freitag)(?!\\p{L}))[^?]*(?<!\\p{L})vor\\s*(?:[,:]|$)',
    '(?<!\\p{L})(?:ich|wir) (?:beantragen?|ersuchen?|widersprechen?|danken?|gratulieren?|wiederholen?|verweisen?|betonen?)(?!\\p{L})',
    '(?<!\\p{L})sorgen mach\\p{L}* (?:ich|wir)(?!\\p{L})',
    '(?<!\\p{L})(?:ich|wir) (?:erteile|schließe|eröffne|unterbreche|begrüße|verlassen|kommen zu[mr]?)(?!\\p{L})',
    '(?<!\\p{L})(?:ich werde|werde ich|wir werden|werden wir) [^?]*(?:frage|punkt|tagesordnung\\p{L}*|geschäftsbereich)(?!\\p{L})[^?]*(?:verlassen|aufrufen|zurückstellen)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** An infinitive; without one, "ich werde" says what the speaker becomes. */
export const infinitive = /(?<!\p{L})(?:\p{Ll}+(?:[aeu]n|ern|eln)|sein)(?!\p{L})/u;
