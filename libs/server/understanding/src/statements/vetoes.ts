import type { Veto } from './statement.ts';

interface VetoRule {
  why: Veto;
  /**
   * One match is enough, in either language. Sentences come with plain apostrophes and without openers such as "okay".
   */
  patterns: readonly RegExp[];
}

const saying =
  "(?:says?|said|tells?|told|thinks?|thought|believes?|wrote|writes|texted|texts|emailed|asks?|asked|claims?|claimed|reckons?|goes|went|suggests?|suggested|insists?|insisted|keeps (?:saying|telling|asking)|kept (?:saying|telling)|is saying|was like|were like|is like|'s like|be like|announced|replied|answered|promised|wants? me|wanted me|want me|expects?|expected|advised|warned|hopes)";
const others =
  '(?:he|she|they|everyone|everybody|somebody|someone|people|(?:my|the|our|his|her|their) (?:\\p{L}+ ){0,2}?\\p{L}+)';
const germanSaying =
  '(?:sagt|sagte|sagten|meint|meinte|schrieb|schreibt|findet|fand|glaubt|glaubte|denkt|dachte|behauptet|behauptete|fragt|fragte|erzählt|erzählte|will|wollte|möchte|erwartet|verlangt|rät|hat (?:mir )?(?:gesagt|geschrieben|gemeint|erzählt|versprochen|gefragt)|haben (?:mir )?(?:gesagt|geschrieben))';

export const vetoes: readonly VetoRule[] = [
  {
    why: 'question',
    patterns: [
      /\?/,
      /^(?:how|what|when|where|why|who|which|whose|should|shall|can|could|would|will (?=(?:i|you|he|she|it|they|we|my|the)\b)|is|are|am (?=i\b)|(?:was|were) (?=(?:i|it|he|she|they|we|that|this)\b)|do|does|did|have|has|may|might)\b(?! (?:i want|i'd like|i need|i'm after|we want|matters|worries|counts|i) (?:is|to)\b)(?!.* is (?:to|that|an?|the|for)\b)/i,
      /^(?:wie|wann|wo|warum|wieso|weshalb|wer|wen|wem|welche[rs]?|soll(?:te)?|kann|könnte|darf|muss|will|bin|ist|sind|habe?|hast|würde|werde) (?:ich|wir|es|das|man|er|sie|du|ihr)\b/i,
      /^(?:wie|wann|wo|warum|wieso|weshalb|wer|was)\b(?!.*\bist,)/i,
    ],
  },
  {
    why: 'quotation',
    patterns: [
      /["“”„«»]/,
      /(?:^|[\s(])'[^']+ [^']*'(?:$|[\s.,!)])/,
      new RegExp(
        `(?:^|[,;]\\s|\\b(?:and|but|then|because|that|so|when|as|like)\\s)${others}(?: \\p{L}+ly| just| always| also| only)? ?${saying}(?![\\p{L}])`,
        'iu',
      ),
      new RegExp(`^\\p{Lu}\\p{L}+ ${saying}(?![\\p{L}])`, 'u'),
      new RegExp(`,\\s*(?:he|she|they) ${saying}`, 'i'),
      /\b(?:according to|unquote|quote|quoting|(?:used|likes) to say|heard (?:her|him|them) say|(?:his|her|their|the|\p{L}+'s) (?:words?|line|message|motto|reply|answer|mail|email|text|script)\b[^.]*?(?:was|is|were|:|ends|says)|always like|in the song|lyrics|proverb|as they say)/iu,
      /\b(?:ich zitiere|zitat|(?:im|in dem) (?:lied|song|film|buch|text)|heißt es|sagt immer|(?:seine|ihre|deren) (?:nachricht|worte|antwort|mail)|wie (?:es so schön|man so schön|meine oma))\b/i,
      /^(?:\p{L}+ ){0,3}\p{L}+: (?:i|i'm|i'll|ich)\b/iu,
      /^\p{Lu}\p{L}+ (?:sagt|sagte|meint|meinte|schreibt|schrieb)\b/u,
      /\baccording to\b|\b(?:it|the (?:ad|advert|letter|email|sign|line|script|text|card|book|article|post)) (?:says?|said|reads?|was|goes)\b|\bmy (?:character|line|role)\b/i,
      new RegExp(
        `\\b(?:[Ee]r|[Ss]ie|[Mm]an|[Aa]lle|jeder|jemand|(?:[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]nser|[Dd]er|[Dd]ie|[Dd]as)e?[rmns]? (?:\\p{L}+ )?\\p{Lu}\\p{L}+) ${germanSaying}(?![\\p{L}])`,
        'u',
      ),
      new RegExp(
        `\\b(?!will|wollte|möchte|glaubt)${germanSaying} (?:er|sie|man|mein\\w*|der|die)(?![\\p{L}])(?!.*\\bich (?:will|möchte))`,
        'iu',
      ),
      /\b(?:laut|nach Meinung|angeblich|in der Anzeige steht|es heißt|da steht|meine Rolle)\b/i,
    ],
  },
  {
    why: 'joke',
    patterns: [
      /\b(?:lol|lmao|rofl|haha\w*|hehe\w*|jk|just kidding|kidding|joking|only joking|as a joke|scherz|witz|spaß|hihi)\b|(?:^|\s)\/s\b|[😂🤣😜😝🙃😆😅😉🤪]|[;:]-?[)DP](?:\s|$)|\bxD\b/iu,
      /\b(?:mars|the moon|lottery|lotto|world domination|weltherrschaft|queen of|king of|the pope|papst|fake my (?:own )?death|desert island|ebay my|my kids on|join the circus|zirkus|astronaut|superhero|unicorn|einhorn|dragon|time machine|bank robber|rob a bank|bank (?:überfallen|ausrauben)|millionaire by|(?:\d{3,}|a (?:hundred|thousand|million|billion)|hundreds of|thousands of|millions of|hundert|tausend|eine million) (?:times|mal)|marry (?:the|my) \p{L}+ (?:machine|pizza|couch|bed)|witness protection|auf den mond|teleport|invisible|unsichtbar|ninja|clone myself|run away (?:to|with)|live in a cave|hermit|goats?|pirate|pirat|parrot|papagei|potato|kartoffel|biscuits|cookies|kekse[n]?|duel|duell|rule the world|hibernate|winterschlaf|wizard|hogwarts|batman|superman|beyonc\S*|oscars?|nobel(?:preis)?|president of|billionaire|milliard\S+|private jet|yacht|robot (?:army|butler)|under (?:the|my) desk|unterm (?:schreib)?tisch|stairwell|disguise|moustache|bahamas|hawaii|aliens?|zombies?|sloth|faultier|throne|bribe|kidnap|hostage|hypnoti\S+|voodoo|out-?sleep|coat rack|professional (?:napper|procrastinator|complainer|worrier)|(?:married to|verheiratet mit) (?:my|meine\S*) (?:inbox|job|laptop|phone|sofa|posteingang|handy)|mit meine\S+ (?:posteingang|laptop|handy|sofa|bett) verheiratet|\d{3,} (?:years old|kids|children|cats|kinder|katzen|jahre alt)|until \p{L}+ retires|(?:eat|esse) (?:\p{L}+ ){0,4}(?:hat|hut)|be (?:a|the) (?:cat|dog|bird|queen|king|statue)|statue|sleep until|so four|proud owner|free coffee|\d+ (?:percent|prozent) \p{L}+$|on toast|first child after|erstes kind nach|cupboard|abstellraum|in pyjamas|teleporter|flamethrower|trebuchet|catapult|confetti|cannon|trapdoor|moat|minions?|evil|clone|spaceship|raumschiff|einhörner)\b/iu,
    ],
  },
  {
    why: 'threat',
    patterns: [
      /\b(?:kill|murder|strangle|choke (?:him|her|them|my)|punch|slap|stab|shoot|hit (?:him|her|them|my)|smash|destroy|burn|set [\p{L} ]+ on fire|beat (?:him|her|them) up|poison|throttle|bury (?:him|her|them)|throw [\p{L} ]+ (?:out|off|at)|break (?:his|her|their)|scream at|key (?:his|her)|slash|revenge)\b/iu,
      /\b(?:umbringen|erwürgen|erschlagen|verprügeln|verhauen|ohrfeigen?|reinhauen|abfackeln|anzünden|vergiften|töten|an die gurgel|den hals umdrehen|aus dem fenster|rache|(?:bring|bringe)\b.*\bum)\b/i,
    ],
  },
  {
    why: 'sarcasm',
    patterns: [
      /^(?:oh|ah|sure|great|yeah|brilliant|fantastic|wonderful|lovely|super|perfect|amazing|awesome|of course|obviously|because|as if|fabulous|marvellous|terrific|nice|cool)\b[,!. ]/i,
      /^(?:oh|ach|ah)?,?\s*(?:na klar|klar|super|toll|na toll|prima|klasse|großartig|ja genau|genau|ja klar|ja sicher|aber sicher|sicher|natürlich|als ob|weil|wunderbar|fantastisch|herrlich|spitze)\b[,!. ]/i,
      /\b(?:apparently|obviously|yeah right|nothing more than|just love|i simply love|i adore|love that for me|living the dream|lucky me|of the year|what could (?:possibly )?go wrong|while i'm at it|why not|for free|in my copious|with all my free time|as one does|nothing better|can't wait to|again and again|favou?rite|hobby|love working|another (?:meeting|email|reorganisation|workshop)|like i want|hole in my head|thrilled|delighted|can hardly wait|such fun|great fun|on (?:holiday|my holiday)|(?:so|really|totally|absolutely|always) (?:want(?:ed)?|love) to (?:spend|hear|do|work|sit)|as well as mine|for him|(?:spend|work) (?:my|the|all|every|another) (?:birthday|weekend|saturday|sunday|holiday|christmas|evening|night)|his (?:boat|golf|car|holiday)|exactly what i|just what i|who doesn't|heaven|third|dream is to (?:answer|work|sit|do|clean)|des jahres|im urlaub|riesig|liebe es|mein hobby|hat mir gerade noch gefehlt|mit vergnügen|noch mehr|unbedingt noch|ray of sunshine|sonnenschein|every single|one more time|as usual|works so well|good thing|schön, dass|pay cut|this wonderful|this lovely|dream job|so (?:grateful|lucky|blessed)|ja so dankbar|sonntags|was soll schon|nichts lieber|offenbar|anscheinend|ich glückspilz|wie schön|eben auch noch|auch noch)\b/i,
    ],
  },
  {
    why: 'hypothetical',
    patterns: [
      /\b(?:(?<!even |see |find out |ask |know )if|assuming|provided|in case|once i'm|in (?:his|her|their|your) (?:shoes|place|position)|part of me|sometimes|some days|now and then|at times|either|kind of|sort of|half of me|almost|with more|secretly|a different me|in a perfect world|unless|whether|maybe|perhaps|suppose|supposing|imagine|pretend|let's say|say i|hypothetically|in theory|theoretically|one day|someday|some day|might|could|would've|would have|could've|should've|should have|would rather|i'd rather|i wish(?! to\b)|wonder|wondering|not sure|unsure|thinking (?:about|of)|toying|considering|tempted|ideally|in an ideal|in another life|who knows|depends|should i ever|were i|had i|possibly|probably)\b/i,
      /\bI(?:'d| would)\b(?! (?:really |also |just |so |much |actually |still )*(?:like|love|prefer|be happy (?:with|to)|want)\b)/i,
      /\b(?:wenn|falls|vorausgesetzt|manchmal|ab und zu|ein teil von mir|entweder|in seiner lage|in ihrer lage|an seiner stelle|an ihrer stelle|für den fall|irgendwie|insgeheim|sofern|vielleicht|eventuell|angenommen|stell dir vor|stellen wir uns vor|mal angenommen|theoretisch|könnte|könnten|hätte ich|wäre ich|würde ich|irgendwann|eines tages|womöglich|möglicherweise|ob ich|keine ahnung|überlege|am überlegen|unsicher|wahrscheinlich|vermutlich|sollte (?:ich|er|sie|es)|spiele mit dem gedanken)\b(?! gern)/i,
      /^(?:sollte|hätte|wäre|würde|should|were|had) /i,
      /\bich wäre\b(?! (?:froh|gern))|\b(?:ich würde|wir würden)\b(?! (?:so |sehr |wirklich |mir |mich |uns |einfach |halt |ja |schon |auch )*(?:gern|gerne|wünschen|freuen))/i,
    ],
  },
  {
    why: 'past',
    patterns: [
      /\b(?:my|our|the) (?:goal|plan|aim|dream|boss|manager|job|name) (?:was|had been|used)\b|\b(?:last|previous|former|old) (?:job|boss|team|company|school|place)\b|\b(?:at school|as a (?:child|kid|student|teenager)|ago|until (?:march|april|may|june|july|last|recently|january|february))\b(?<!moved .{0,60}ago)(?<!(?:started|joined|moved|met|married|promoted)\b.{0,60}ago)/i,
      /\b(?:(?<!\b(?:get|getting|got) )used to|back then|at the time|years ago i|when i was|once (?:wanted|worked|lived)|i had (?:planned|wanted|hoped|meant)|(?:i|we) (?:wanted|meant|planned|hoped|intended|wished|tried|needed|thought|promised|(?:was|were)(?! (?:born|promoted|hired|transferred|made redundant|trained)))\b|i'd (?:planned|wanted|hoped|meant)|(?:^|\b(?:and|but|then) )(?:yesterday|last (?:week|month|year|night|summer|winter|spring|autumn|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|i (?:told|asked|said|called|rang|wrote|sent|went|did|had|quit|left|worked|lived|taught|studied|ran|managed|owned))\b(?! from| out of)/i,
      /^(?:ich|wir) (?:habe?|haben|bin|sind)\b(?!.*\bseit\b).*(?<![\p{L}])(?:\p{L}{0,4}ge(?!bucht|nommen|hen|ben|plant|setzt|boren|schieden|lernt)\p{L}+(?:t|en)|studiert|verloren|bekommen|erreicht|verhandelt|trainiert)(?: heute| gestern)?[.!]*$/iu,
      /\b(?:ziel|plan|wunsch|traum) war\b|\bhie(?:ß|ss)\b|\bbis (?:\p{L}+) (?:habe|hab|war|hatte)\b/iu,
      /\b(?:ich|wir) (?:wollte|wollten|war|waren|hatte|hatten|sollte|musste|dachte|arbeitete|wohnte|lebte|studierte|plante)\b|\b(?:wollte|war|hatte|wohnte|arbeitete|lebte|dachte|musste) ich\b|\b(?:früher|damals|gestern|vorgestern|letzte[ns]? (?:woche|jahr|monat|mal|sommer|winter|montag|dienstag|mittwoch|donnerstag|freitag))\b|\bals ich\b/i,
    ],
  },
  {
    why: 'negation',
    patterns: [
      /\b(?:don't|do not|doesn't|didn't|did not|won't|will not|wouldn't|can't|cannot|couldn't|never|no longer|isn't|is not|aren't|wasn't|haven't|hasn't|hadn't|ain't|shan't|any ?more(?! (?:time|money))|no plans?|no intention|no interest|nobody|nothing|neither|refuse to|not to|far from|hardly|anything but|last thing|given up|gave up|stopped|none of|decided against|cancell?ed|called off|no (?:way|chance)|done (?:trying|with)|off the table|scrapped|who says|lying to say|instead of)\b/i,
      /\bI(?:'m| am| have|'ve got|'ve) (?:not|no|zero|neither)\b|\bnot (?:going|gonna|planning|trying|hoping|looking|my (?:goal|aim|plan))\b|\bnot that i\b/i,
      /(?<!\bdass\b.*)\b(?:nicht|nie|niemals|kein|keine|keinen|keiner|keinem|keines|keinesfalls|keineswegs|weder|nirgends|niemand|nichts|nimmer|ned|net|nöd|das letzte|aufgegeben|abgesagt|gegen (?:den|die|das|ein\w*) \p{L}+ entschieden|aufgehört)\b/iu,
    ],
  },
  {
    why: 'fear',
    patterns: [
      /\b(?:afraid|scared|terrified|worried|worry|fear|dread|dreading|frightened|panic|nervous that|anxious|nightmare|doomed|the worst|knowing me|i bet|i just know|i know i'll|bound to|like always|as always|as usual|like last time|in the end|end up|every time|stuck|hopeless|screwed|disaster|tongue-tied|awkward|like a lemon|(?:I'll|will|going to) (?:[\p{L}' ]+ )?(?:again$|again[,.]|and not)|say a word|to the carpet|laugh it off|trip over|can see myself|red-faced|blank|speechless|hide behind|fall apart|for too little|take the blame|keep the peace|whatever he|whatever she|like a (?:robot|fool|child|sheep)|make something up|off the paper|lose (?:the|my) (?:thread|place|nerve|temper|cool)|delete it)\b|\b(?:I'll|I will|going to|gonna) .*\bagain[.!]*$/iu,
      /\b(?:I'll|I will|I'm going to|I am going to|I'm gonna|I shall) (?:just|only|simply|definitely|certainly|surely|totally|be|look|sound|seem|feel|get (?:fired|sacked|sick|laughed|nervous|emotional|it wrong|lost|angry|stuck|loud|told|red|flustered|tongue)|go (?:blank|red|quiet|silent|to pieces|bright)|lose|fail|faint|cry|die|freeze|forget|regret|miss|mess|ruin|blow|botch|screw|choke|cave|crumble|crack|collapse|stammer|stutter|mumble|ramble|babble|waffle|blush|blurt|sweat|shake|tremble|panic|stumble|trip|snap|shout|explode|back down|back out|chicken|bottle|give in|give up|drop (?:it|the)|let (?:him|her|them|it)|apologi[sz]e|say (?:sorry|yes|something (?:stupid|silly|wrong|daft)|nothing|anything|the wrong)|agree (?:to|with) (?:everything|anything|him|her|them|whatever)|nod|need|see|have|hate|burst|fall|run out|overdo|embarrass|humiliate|disappoint|offend|hurt|upset|never|smile and|talk too|speak too|rush|undersell|swallow|sit there|stand there|stare|clam|dry up|hide|avoid|disappear|throw up|puke|come across|turn (?:red|into)|become|start (?:crying|shaking|sweating|stuttering|rambling|laughing|mumbling)|break down|melt|wimp|sob|well up|tear up|wobble|bore)\b/i,
      /\b(?:he|she|they|it|my voice|my hands|everyone|everybody|people)(?:'ll| will|'s going to| is going to) .*\b(?:and|then|so) I(?:'ll| will)\b/i,
      /\b(?:I'll|I will|I'm going to|I'm gonna) .*\btoo (?:much|little|fast|loud|long|quiet|softly|late|early)\b/i,
      /\b(?:he|she|they|everyone|everybody|people)(?:'s| is|'re| are|'ll| will|'d)(?: all| just)?(?: going to| gonna)? (?:laugh|shout|scream|hate|fire|sack|mock|roll)\b/i,
      /\b(?:voice|hands|knees) will (?:shake|tremble|crack|go)\b/i,
      /\b(?:angst|fürchte|befürchte|befürchtung|sorge|sorgen|panik|bammel|bestimmt|garantiert|sicherlich|am ende (?:sag|geb|knick|zahl|mach|steh|red|entschuldig)\w*|wie immer|wie jedes mal|schon wieder|wieder nur|einfach nur|einfach gar|so wie ich mich kenne|wie ich mich kenne|dann doch|katastrophe|das schlimmste|schiss|muffe|kein wort|wie ein depp|lach\w* es|dann wieder|wieder (?:für|weg|nur|alles|nichts)|auf meine schuhe|steh\w* (?:ich )?da|sitz\w* (?:ich )?da|leerer? kopf|lach\w* mich|auslach\w*|ausgelacht|kopf wird)\b/i,
      /\b(?:ich|werde ich|wird|dann) .*\b(?:rot|blamier\w*|verhaspel\w*|verhasple|stotter(?:n|e ich)|stammel\w*|heul\w*|wein(?:e|en)|losheul\w*|einknick\w*|knicke? ein|nachgeb\w*|gebe nach|nervös|gekündigt|gefeuert|ausgelacht|versag\w*|scheiter\w*|erstarr\w*|zitter\w*|ohnmächtig|black ?out|vergess\w*|verpatz\w*|vermassel\w*|verplapper\w*|entschuldige mich|schlecht|lächerlich|rausschmeißen|klein bei|kneif\w*|verlier\w*)(?![\p{L}])/iu,
      /\bich werde (?:immer|nie|wieder|sein|wohl|krank|so|total)\b/i,
    ],
  },
  {
    why: 'courtesy',
    patterns: [
      /\b(?:thank you|thanks|bye|to thank you|nice to meet|it's me|to bed|off to bed|hello from|goodbye|see you|good (?:morning|evening|night)|say (?:hi|hello|sorry|this|that|thanks)|be back|i have to go|got to go|gotta go|talk (?:later|soon|tomorrow))\b/i,
      /\b(?:I have|I've(?: got)?|I've only got|I only have) (?:only |just )?(?:an?|five|ten|two|three|\d+) (?:minutes?|seconds?|hurry)\b|\bin a (?:hurry|rush)\b|\b(?:I'm|I am) off\b|\b(?:nur|noch) (?:\p{L}+|\d+) minuten\b|\bdann mal weg\b/iu,
      /\b(?:danke|(?:mich|mich nur|mich noch) (?:bei dir |bei ihnen )?bedanken|tschüss|guten (?:morgen|tag|abend)|gute nacht|bis (?:bald|dann|später|morgen)[.!]*$|wieder da|muss (?:jetzt )?(?:los|weg|gehen)|melde mich)\b/i,
    ],
  },
  {
    why: 'to-the-coach',
    patterns: [
      /\b(?:you|your|yours|yourself|u|ur)\b/i,
      /\b(?:du|dich|dir|dein\w*)\b/i,
      /(?<!\bto )\bplease\b(?! (?:everyone|everybody|him|her|them|people|my|others))|\bbitte\b/i,
      /\b(?:to (?:know|understand|be honest|admit|add|mention|ask something)|wissen(?=[,. ]|$))\b/i,
    ],
  },
  {
    why: 'mood',
    patterns: [
      /\bto (?:scream|cry|die|vanish|disappear|sink|puke|throw up|hide|stop (?:now|here|this|it|talking)|go home|leave now|go now|run away|be anywhere)\b/i,
      /\b(?:im boden|im erdboden|versinken|schreien|heulen|sterben|verschwinden)\b/i,
      /\bI(?:'m| am| feel)(?: (?:a bit|a little|so|very|really|just|too|quite|pretty|totally|kind of|still|all|such|feeling|like))* (?:an? (?:mess|fraud|failure|imposter|impostor|idiot|wreck|coward|fool|loser|nobody|burden|disaster|bit)|nervous|tired|late|sad|angry|upset|stressed|exhausted|fine|good|ok|okay|ready|here(?! to| for)|back|sorry|happy|sick|ill|lost|confused|bored|hungry|annoyed|fed up|furious|cross|done|busy|alone|lonely|hurt|jealous|embarrassed|ashamed|guilty|overwhelmed|like)\b/i,
      /\bich (?:bin|fühle?)(?: mich| so| sehr| total| ein bisschen| etwas| gerade| grad| voll| ganz| echt| einfach| schon| halt| ziemlich)* (?:müde|nervös|zu spät|traurig|wütend|sauer|gestresst|fertig|gut|ok|okay|bereit|da|froh|krank|verwirrt|genervt|erschöpft|allein|einsam|verletzt|eifersüchtig|überfordert|hungrig|unsicher|aufgeregt)\b/i,
    ],
  },
];
