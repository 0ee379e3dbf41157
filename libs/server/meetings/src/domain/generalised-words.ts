/**
 * Words of generalised accusations, as parts of regular expressions. A burden is what a listener must not do: it
 * accuses with "always". A duty is what they should do: it accuses with "never". The same words are praise the other
 * way round: "You never forget a birthday".
 */
interface AccusingWords {
  /** It happens always. */
  adverbs: string;
  /** It happens again, or as usual: an accusation only in the listener's own clause. */
  again: string;
  /** It happens every time. Another clause may follow: "Every time we agree …, you change your mind". */
  eachTime: string;
  /** It never happens. */
  never: readonly string[];
  burdens: readonly string[];
  /** Burdens said with "are": "You're always late." */
  states: readonly string[];
  duties: readonly string[];
  /** What was said is somebody else's, only supposed, denied, allowed, required, or meant kindly. */
  harmless: readonly string[];
}

const lastMoment = '(?:very )?last (?:possible )?(?:day|minute|moment|second|hour|week|evening|night)s?';
const last = `(?:until|till|to|for|at) (?:the )?(?:${lastMoment}|(?:very )?(?:last|end)(?=[.,!;]|$)|end of the \\p{L}+)`;
const onOthers =
  '(?:to|for|on|onto) (?:me|us|(?:the )?(?:others|rest|team|juniors|people)|(?:my|our) \\p{L}+|every\\p{L}* else)';

export const english: AccusingWords = {
  adverbs: 'always|constantly|continually|permanently|forever|invariably',
  again: 'once again|yet again|again|once more|as usual|as always|like always',
  eachTime: 'every (?:single )?time|each time',
  never: ['never|never ever|hardly ever|not once|never once|never even'],
  burdens: [
    `(?:leave|leaving|left) (?:(?!room|time|space)[\\p{L}']+ ){0,5}(?:${last}|${onOthers}(?! to (?:decide|choose))|hanging|waiting|in the dark|with (?:it|all|the)|in the lurch|unfinished|undone|half[- ]done)`,
    '(?:leave|leaving|left) (?:me|us|the (?:team|others|rest)) to \\p{L}+',
    '(?:forget|forgetting|forgot|forgotten)(?! (?:how|nothing|yourself|your own|your worries))',
    'interrupt(?:ing|ed)?|(?:cut|cutting) (?:me|us|people|\\p{Lu}\\p{L}+) (?:off|short)|(?:talk|talking|talked|speak|speaking|spoke) over (?:me|us|people|every\\p{L}*|others|\\p{Lu}\\p{L}+)',
    '(?:miss|missing|missed) (?:(?:the|your|our|a|every|that|another) )(?:\\p{L}+ )?(?:deadline|date|meeting|handover|stand-?up|call|appointment|slot|target|shift|train)s?',
    '(?:ignor(?:e|ing|ed)|dismiss(?:ing|ed)?|overrul(?:e|ing|ed)|undermin(?:e|ing|ed)|belittl(?:e|ing|ed)|patroni[sz](?:e|ing|ed)) (?:me|us|what|every\\p{L}*|people|the|my|our|\\p{Lu}\\p{L}+)',
    'complain(?:ing|ed)?|moan(?:ing|ed)?|whin(?:e|ing|ed)|nag(?:ging|ged)?|find(?:ing)? fault|(?:blam(?:e|ing|ed)|shout(?:ing|ed)? at|yell(?:ing|ed)? at) (?:me|us|people|others|every\\p{L}*|the|my|our|\\p{Lu}\\p{L}+)|(?:find|finding|found) (?:somebody|someone|other people|others) (?:else )?to blame',
    'mov(?:e|ing|ed) the goal\\p{L}*|(?:chang(?:e|ing|ed)) (?:your mind|the (?:scope|plan|goal\\p{L}*|rules|subject|brief|requirements|deadline|spec\\p{L}*)|everything|things|it all)',
    `(?:dump|push|shov(?:e)?|palm|offload|shift)(?:ing|ed)? (?:[\\p{L}']+ ){0,4}?(?:${onOthers}|(?:on|onto) \\p{L}+|off)`,
    '(?:cancel|cancell?ing|cancell?ed|pull(?:ing|ed)? out|back(?:ing|ed)? out|bail(?:ing|ed)?)(?: \\p{L}+){0,3} (?:last|short notice|on (?:me|us))',
    '(?:put|putting) (?:it|things|this|that|everything|the [\\p{L} ]{2,20}) off|postpon(?:e|ing|ed)|procrastinat(?:e|ing|ed)|drag(?:ging|ged)? your feet',
    `(?:com(?:e|ing)|came|show(?:ing|ed)?|turn(?:ing|ed)?)(?: \\p{L}+){0,3} (?:late|unprepared|empty-handed|with (?:a new|an?other|some) excuse)|(?:wait|waiting|waited) (?:until|till) (?:the ${lastMoment}|(?:it is|it's) (?:too late|nearly|almost|over|urgent))`,
    '(?:mak(?:e|ing)|made) (?:\\p{L}+ ){0,2}(?:excuses|a mess|trouble|fun of|the same mistakes?|promises and (?:then|never|nothing)|a fuss|it about (?:you|yourself))|(?:have|had|having|find|finding) (?:an?|another|some) (?:excuse|reason why)',
    '(?:break|breaking|broke|broken) (?:your (?:promises?|word)|the (?:build|rules)|things)|(?:ruin|wreck|spoil|sabotag|block)(?:e|ing|ed)? (?:it|this|that|every\\p{L}*|things|the|my|our)',
    '(?:go|going|went) (?:over my head|behind (?:my|our) backs?)|(?:tak(?:e|ing)|took) (?:all )?(?:the )?credit|(?:expect|expecting|expected) (?:me|us|everybody|everyone|others) to|(?:let|letting) (?:me|us|people|every\\p{L}*|the \\p{L}+) down|(?:mess|screw)(?:ing|ed)? (?:\\p{L}+ ){0,3}up',
  ],
  states: [
    'late(?! (?:for a reason))|unprepared|unreliable|disorgani[sz]ed|careless|too (?:slow|late|busy)|in a mess|a mess|negative|rude|wrong|incomplete|unfinished|full of (?:mistakes|errors|typos)|out of date',
  ],
  duties: [
    '(?:tell|telling) (?:(?:me|us|people|others)(?! (?:a |any )?(?:lies?|tales?)(?!\\p{L}))|any\\p{L}*(?! that you)|the (?!same|story|joke)\\p{L}+)|told (?:me|us|the \\p{L}+)(?! (?:that )?you)|warn(?:ed)?|inform(?:ed)?|let (?:me|us|people|any\\p{L}*|others|the \\p{L}+) know|say (?:a word|anything|sorry|thank)|apologi[sz]e',
    'ask (?:before|me|us|first|anyone|anybody|what|how|the)|consult|listen(?:ed)?|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|(?:call|phone|write|get) back|return (?:my|our) calls?|pick up',
    'read|check(?:ed)?|test(?:ed)?|prepare|review(?:ed)?|document(?:ed)?|proof-?read|look(?:ed)? at (?:the|my|what)|update(?:d)? (?:the|us|me)|bother(?:ed)?(?: to)?',
    'finish|deliver(?:ed)?|do (?:your (?:share|part|job|work|bit)|what you)|keep (?:your (?:word|promises?)|to (?:the|your|our|what)|us|me)|stick to|follow (?:through|up)|meet (?:a|the|your|any) deadlines?',
    'help(?:ed)?(?! but)|show up|turn up|come (?:prepared|on time|to (?:the|our) meetings?)|on time|be on time|clean up|tidy up|take (?:any )?(?:responsibility|the blame|notes|ownership|me seriously|us seriously)',
    'think (?:of|about) (?:us|me|others|any\\p{L}*|what|how|the)|consider (?:the|us|me|what|others)|support(?:ed)? (?:me|us)|back (?:me|us) up|thank (?:me|us|any\\p{L}*)|admit|own up|give (?:me|us) (?:any )?(?:feedback|credit|a chance|an? (?:straight )?answer)|make an effort|try to understand|pull your weight',
  ],
  harmless: [
    'if|unless|suppose|supposing|imagine|as if|as though|in case|whether|would|thinks|believes|claims|complains|complained|feels|wrote|writes|reckons|according to|quote|someone|somebody(?! else)|(?:people|customers) (?:say|think|complain)',
    "(?:not|don't|do not|wasn't|isn't|never) (?:saying|say that|said|mean that|meant|that|claim)|(?:don't|do not) (?:think|say|mean)|don't always|do not always|aren't always",
    'you (?:can|could|may|might|must|should|shall|will|would|have to|need to|ought to|do not have to|are allowed to) (?:always|never|just always|just never)|you never (?:have|need) to|you never know',
    '(?:with|in|on|at|for|as|when) (?:a|an|this|these|those|any|every) [\\p{L} ]{2,40}?,? you (?:always|never)',
    "so (?:that )?you never|trick|well done|good|brilliant|lovely|love|proud|enjoy|luckily|fortunately|glad|value (?:that|it)|appreciate|admire|you are right|you're right|like that about you|happy|grateful|impressive|impressed|wonderful|perfect(?:ly)?",
  ],
};

const lastMinute =
  '(?:bis )?(?:zum|zur|in|in der|auf den|auf die|erst am|am) (?:aller)?letzte[nr]? (?:tag|minute|moment|sekunde|drücker|augenblick|abend)';

export const german: AccusingWords = {
  adverbs:
    'immer(?! (?:noch|wieder|mehr|öfter|besser|größer))|immer wieder|ständig|dauernd|andauernd|permanent|pausenlos|laufend|die ganze zeit',
  again: 'schon wieder|schon zum \\p{L}+ mal|wie immer|wie üblich|wie gewohnt',
  eachTime: 'jedes (?:einzelne )?mal|jedesmal',
  never: ['nie|niemals|nie(?:mals)? mal|kein einziges mal|noch nie|nicht ein einziges mal'],
  burdens: [
    `${lastMinute}|auf die lange bank|(?:stehen und )?liegen|(?:lässt|lasst|lassen|ließ\\p{L}*) (?:\\p{L}+ ){0,3}(?:hängen|im stich|warten|sitzen|allein|alleine|im regen stehen|im unklaren)`,
    '(?:vergiss|vergesst|vergessen|vergaß\\p{L}*|verpass\\p{L}*|verschwitz\\p{L}*|versäum\\p{L}*|verschlaf\\p{L}*|verschläf\\p{L}*|verschlamp\\p{L}*|verschlepp\\p{L}*|verschieb\\p{L}*|verschob\\p{L}*)\\p{L}*|vergisst',
    '(?:unterbrich|unterbrech|unterbroch)\\p{L}*|ins wort|dazwischen|(?:redest|redet|reden|geredet|quatsch\\p{L}*) (?:\\p{L}+ ){0,3}(?:rein|dazwischen|drein)|über (?:meinen|unseren) kopf|hinter (?:meinem|unserem) rücken',
    'zu spät|unvorbereitet|mit (?:einer |einer neuen |einer anderen |neuen |irgendeiner )?ausreden?|eine (?:neue |andere )?ausrede|keine zeit(?: für (?:mich|uns))?(?=\\s*(?:[.,!;:–—]|$))',
    '(?:meckerst|meckert|meckern|nörgel\\p{L}*|jammer\\p{L}*|motz\\p{L}*|stänker\\p{L}*)|(?:beschwerst|beschwert|beschweren) (?:du |ihr |sie )?(?:dich|euch|sich)|auszusetzen|(?:gibst|gebt|geben) (?:\\p{L}+ ){0,2}die schuld|schuld (?:auf|zu)',
    '(?:sagst|sagt|sagen|abgesagt) (?:\\p{L}+ ){0,4}ab|abgesagt|(?:wälz|schieb|schob|drück|lad|lädst|halst|halsen)\\p{L}* (?:[\\p{L}]+ ){0,5}(?:ab|auf(?: (?:mich|uns|andere|die anderen|die lange bank))?)|(?:drückst|drückt|drücken|gedrückt) (?:du |ihr |sie )?(?:dich|euch|sich)|(?:dich|euch|sich) (?:\\p{L}+ ){0,3}(?:vor|aus)(?: dem| der| den)? (?:\\p{L}+ )?(?:gedrückt|rausgeredet)',
    '(?:änderst|ändert|ändern|geändert) (?:\\p{L}+ ){0,3}(?:meinung|plan|pläne|vorgaben|anforderungen|termin\\p{L}*|alles|umfang)|(?:meinung|pläne|vorgaben) (?:\\p{L}+ )?(?:geändert|ändern)',
    '(?:ignorier|übergeh|überhör|blockier|sabotier|bevormund|schikanier|untergrab|untergräb)\\p{L}*|(?:machst|macht|machen|gemacht) (?:\\p{L}+ ){0,3}(?:fehler|ärger|chaos|kaputt|schlecht|runter|stress|dieselben|alles allein)|(?:weißt|wisst|wissen) (?:\\p{L}+ ){0,3}(?:alles )?besser|letzte wort|recht haben|alles besser',
    '(?:lässt|lasst|lassen) (?:\\p{L}+ ){0,2}(?:alles|die arbeit|den \\p{L}+|das \\p{L}+) (?:an (?:mir|uns) hängen|stehen)|bleibt (?:\\p{L}+ ){0,3}an (?:mir|uns) hängen|halbfertig\\p{L}*|unfertig\\p{L}*',
  ],
  states: [
    'zu spät|unpünktlich|unvorbereitet|unzuverlässig|zu langsam|schlecht (?:vorbereitet|gelaunt)|im verzug|voller fehler|fehlerhaft|unvollständig|verspätet|unfertig|negativ|dagegen',
  ],
  duties: [
    'bescheid|(?:sagst|sagt|sagen)(?: du| ihr| sie)?, dass|(?:sagst|sagt|sagen|gesagt) (?:(?:mir|uns|einem|jemandem|etwas|was|vorher|die wahrheit) )*(?:etwas|was|vorher|wenn|dass|die wahrheit)|(?:hörst|hört|hören|zugehört) (?:\\p{L}+ ){0,3}zu|zugehört|zuhören|zu(?=[.!,;]|$)',
    '(?:antwort|beantwort|informier|warn)\\p{L}*|(?:meldest|meldet|melden) (?:du |ihr |sie )?(?:dich|euch|sich)|(?:rufst|ruft|rufen) (?:\\p{L}+ ){0,3}(?:zurück|an)|(?:gibst|gebt|geben) (?:\\p{L}+ ){0,3}(?:rückmeldung|bescheid|antwort|etwas zu|nach)|rückmeldung',
    '(?:liest|lest|lesen|gelesen|prüfst|prüft|prüfen|geprüft|testest|testet|testen|getestet|dokumentier\\p{L}*|bereitest|bereitet|bereiten|vorbereitet|liefer\\p{L}*)',
    'an (?:das|die|den|deine?n?|eure?n?|ihre?n?|absprachen|termine|fristen|regeln|zusagen|vereinbarungen)|(?:hältst|haltet|halten|gehalten),? (?:dein wort|ihr wort|euer wort|was)|(?:hältst|haltet|halten)(?: nie| niemals)?,? was|pünktlich|rechtzeitig|fertig|zu ende|vorbereitet|erreichbar|zu erreichen|zuverlässig',
    '(?:hilfst|helft|helfen|geholfen)|(?:fragst|fragt|fragen|gefragt) (?:\\p{L}+ ){0,3}(?:vorher|nach|mich|uns|ob|was|wie|jemanden)|(?:mich|uns|vorher|jemanden) (?:\\p{L}+ )?gefragt|(?:kümmerst|kümmert|kümmern)|(?:räumst|räumt|räumen) (?:\\p{L}+ ){0,3}auf|(?:bist|seid|sind) (?:\\p{L}+ ){0,2}da|(?:übernimmst|übernehmt|übernehmen) (?:\\p{L}+ ){0,2}(?:verantwortung|etwas|was|das protokoll)|verantwortung',
    '(?:denkst|denkt|denken) (?:\\p{L}+ ){0,2}(?:mit|an)|(?:nimmst|nehmt|nehmen) (?:\\p{L}+ ){0,3}(?:ernst|rücksicht|zeit)|rücksicht|(?:bedankst|bedankt|bedanken|entschuldigst|entschuldigt|entschuldigen)|(?:gibst|gebt|geben) (?:dir|euch|sich) mühe|mühe|(?:unterstützt|unterstützen)|zeit für (?:mich|uns)',
  ],
  harmless: [
    'verg(?:iss|ess)\\p{L}*(?: \\p{L}+){0,3}, wie (?:viel|gut|weit|sehr|stark|wichtig)|angenommen|wirst|werdet|werden|wurdest|wurdet|worden|stell\\p{L}* (?:dir|euch|sie sich) vor|findet|glaubt|behauptet|schreibt|schrieb|erzählt|laut|zitat|würdest|würden|könntest|könnten|hättest|man|jemand',
    '(?:nicht|nie),? (?:gesagt,? |sagen,? |behauptet,? )?da(?:ss|ß)|sage nicht|meine nicht|behaupte nicht|will nicht sagen|nicht immer|nicht ständig|nicht dauernd|nicht jedes mal|(?:nie|niemals) (?:etwas|einen|eine|jemanden) (?:aus|im|liegen)|nie zu spät|nie (?:jemanden|warten|eine ausrede)',
    '(?:du|ihr|sie) (?:kannst|könnt|können|darfst|dürft|dürfen|solltest|solltet|sollten|sollst|sollt|sollen|brauchst|braucht|brauchen|musst|müsst|müssen)(?! (?:\\p{L}+ ){0,2}(?:das letzte wort|recht haben|alles besser))|(?:kannst|darfst|solltest|sollst|brauchst) du|(?:könnt|dürft|solltet|sollt|braucht) ihr|(?:können|dürfen|sollten|sollen|brauchen) sie',
    'willkommen|schön|schätze|prima|super|klasse|wunderbar|freu\\p{L}*|bewunder\\p{L}*|dankbar|lieb|perfekt|stark|beeindruck\\p{L}*|stolz|so (?:gut|schnell|sorgfältig|genau)|glück|gewonnen|recht gehabt|sauber',
  ],
};
