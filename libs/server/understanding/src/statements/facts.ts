import { germanTime, time } from './times.ts';

const count = '(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\\d+|my own|no other)';
const kin =
  'wife|husband|partner|boyfriend|girlfriend|fiancée?|daughters?|sons?|mother|father|mum|mom|dad|parents|sisters?|brothers?|boss|manager|colleagues?|flatmate|roommate|neighbours?|landlord|landlady|team|company|kids|children|twins|aunt|uncle|gran|grandmother|grandfather|cousin|friend|supervisor|coach|teacher|client|ex';
const family =
  '(?:kids?|child(?:ren)?|sons?|daughters?|twins|dogs?|cats?|teenagers?|stepchildren|stepson|stepdaughter|grandchildren|brothers?|sisters?|siblings?|flatmates?)';
const work =
  'nurse|teacher|doctor|engineer|developer|designer|manager|lawyer|student|apprentice|cook|chef|baker|driver|accountant|consultant|founder|director|supervisor|carpenter|electrician|plumber|farmer|writer|editor|journalist|singer|musician|actor|researcher|scientist|trainer|coach|carer|midwife|pharmacist|librarian|receptionist|cashier|secretary|assistant|analyst|salesman|saleswoman|salesperson|architect|builder|technician|mechanic|freelancer|officer|principal|lecturer|professor|tutor|translator|programmer|planner|buyer|clerk|waiter|waitress|barista|owner|lead|leader|head|mother|father|parent|grandmother|grandfather|widow|widower|hairdresser|photographer|paramedic|physio\\w*|dentist|vet|gardener|cleaner|painter|joiner|roofer|trainee|intern|graduate|oldest|youngest|eldest|twin|bride|groom|best man|maid of honour|landlord|tenant|contractor|bookkeeper|recruiter|estate agent|social worker|beginner|introvert|stepmum|stepdad|single (?:mum|mom|dad|parent)';
const event =
  '(?:interview|review|appraisal|meeting|call|talk|presentation|exam|appointment|hearing|wedding|speech|toast|deadline|trial|pitch|viva|defence|date|audition|flight|funeral|party|contract|lease|notice|rent|salary|birthday|shift|probation)';
const germanKin =
  '(?:Chefin?|Frau|Mann|Partnerin|Partner|Tochter|Sohn|Söhne|Töchter|Mutter|Vater|Schwester|Bruder|Kollegin|Kollege|Kinder|Eltern|Vermieterin?|Mitbewohnerin?|Freundin?|Nachbarin?|Oma|Opa|Team|Firma|Schwiegermutter|Tante|Onkel)';
const germanEvent =
  '(?:\\p{Lu}\\p{L}*)?(?:[Gg]espräch|[Tt]ermin|[Pp]rüfung|[Hh]ochzeit|[Rr]ede|[Vv]ortrag|[Pp]räsentation|[Mm]eeting|[Vv]orstellung|[Ff]rist|[Vv]ertrag|[Mm]iete|[Gg]ehalt|[Pp]robezeit|[Gg]eburtstag|[Aa]uftritt|[Ff]eier|[Bb]eerdigung)';

/** Facts that last longer than a day: names, work, family, money, dates. */
export const facts: readonly RegExp[] = [
  /^(?:my name is|my name's|call me|i'm called|people call me) \p{L}[\p{L}' -]{1,40}$/iu,
  new RegExp(
    `^(?:i|we)(?:'m| am|'re| are) (?:an?|the|now an?|currently an?|both) (?:[\\p{L}-]+ ){0,3}?(?:${work})s?\\b`,
    'iu',
  ),
  /^i(?:'m| am)(?: now| currently)? (?:\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\p{L}+)?)(?: years old)?$/iu,
  /^i(?:'m| am)(?: now| currently)? (?:married|divorced|single|self-employed|self employed|freelance|retired|unemployed|between jobs|on parental leave|on maternity leave|from|based|bilingual|left-handed|vegetarian|vegan|in my (?:first|second|third|final|last|\w+ties)|responsible for|in charge of|new (?:at|to|in)|engaged)\b/i,
  /^(?:i|we)(?: only| also| still| currently| now| mostly)? (?:work|study|teach|live|volunteer|commute|freelance)(?: \p{L}+){0,2}? (?:as|at|for|in|with|on|from|\p{L}+ days|nights|part[- ]time|full[- ]time|shifts)\b.*/iu,
  /^(?:i|we)(?: only| also| still| currently)? (?:run|manage|lead|own|teach|study|supervise|report to|share|rent|earn|make|get paid|speak|sing in|coach|train) (?!sense|mistakes|it\b|this\b|that\b|up\b|too\b|so\b|sure\b)\S.*/i,
  new RegExp(`^(?:i|we)(?:'ve got|'ve| have| have got) ${count} (?:[\\p{L}-]+ ){0,2}${family}\\b`, 'iu'),
  new RegExp(
    `^(?:i|we)(?:'ve got|'ve| have| have got) (?:an?|my|our|the|two|three) (?:[\\p{L}-]+ ){0,2}${event}s?\\b.*(?:${time})`,
    'iu',
  ),
  /^(?:i|we)(?:'ve| have) (?:been|worked|lived|taught|managed|run|led|played|known|had)\b.*\b(?:for|since|\d+ (?:years|months)) .*/i,
  /^(?:i|we)(?:'ve| have) been (?:an? )?[\p{L} -]+ (?:for|since) .+/iu,
  /^(?:i|we) (?:started|joined|moved|grew up|was born|were born|got married|got promoted|took over|bought|founded|opened|qualified|graduated|retired|trained as)\b.+/i,
  new RegExp(
    `^(?:my|our) (?:[\\p{L}-]+ )?(?:${kin})(?:'s name)?(?:'s| is| are|'re) (?:called \\p{L}+.*|\\d+\\b.*|(?:an? )(?:\\p{L}+ ){0,2}?(?:${work})\\b.*|(?:in|at|from|on) \\p{L}+.*|(?:married|divorced|retired|new|due|based|moving|retiring|leaving|starting)\\b.*|(?:eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty)\\b.*)`,
    'iu',
  ),
  new RegExp(`^(?:[Mm]y|[Oo]ur) (?:[\\p{L}-]+ )?(?:${kin})(?:'s name)?(?:'s| is) \\p{Lu}\\p{L}+`, 'u'),
  new RegExp(
    `^(?:my|our) (?:[\\p{L}-]+ )?(?:${kin}) (?:works?|live|lives|starts?|goes to|owes?|runs?|turns?|studies|speaks?|retires?|left|joined|retired|moved|has (?:an?|two|three|four|\\d+)|have (?:an?|two|three|four|\\d+)|is due)\\b.+`,
    'iu',
  ),
  new RegExp(
    `^(?:my|our|the) (?:[\\p{L}-]+ ){0,2}?${event} (?:is|starts|takes place|ends|runs out|begins|lasts|costs|has)\\b.*(?:${time}|\\d|hours?|minutes|weeks?|months?|years?|guests|people)`,
    'iu',
  ),
  /^(?:my|our) (?:[\p{L}-]+ )?(?:first language|mother tongue|native language|salary|rent|job|title|role|commute|hourly rate|day rate|budget|shift|contract|office|flat|shop|house|hometown|degree|background) (?:is|ends|starts|runs|takes)\b (?!killing|not|so\b|too\b|awful|boring|terrible|great).+/iu,
  /^there are (?:\p{L}+|\d+) (?:of us|people|children|kids|employees|colleagues)\b.*/iu,
  /^there are (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) of us\b.*/i,
  /^(?:i|we)(?:'m| am|'re| are) (?:the (?:only|first|youngest|oldest|newest) (?!one who (?:cares|works|does))|on (?:\d|£|€|\$)|\p{Lu}\p{L}+(?:ish|an|ese)$|allergic|left|right-handed|\d)/iu,
  /^i (?:drive|fix|repair|look after|care for|play|sit (?:next to|opposite|beside|between)|clean|sell|build|design|cook for|bake|deliver|translate|do the|take the \d|wear|stammer|stutter|cycle to|weigh|get \p{Sc}?\d|sing|paint|report to|coach|train for|keep bees|grow)\b(?! (?:it|this|that|everything|myself|nothing|the fool|dumb)\b).*/iu,
  /^(?:i|we)(?:'ve got|'ve| have| have got) (?:an? )?(?:stammer|stutter|dog|cat|horse|degree|diploma|mortgage|company car|flat|house|garden|allotment|permanent contract|fixed-term contract|part-time job|full-time job|side job|driving licence|phd|work permit|lodger)\b.*/iu,
  /^(?:i|we)(?:'ve got|'ve| have| have got) (?:\d+|\p{L}+(?:teen|ty)|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years|people|employees|staff|brothers|sisters|lodgers|rooms|clients|pupils|students|patients|guests|colleagues)\b.*/iu,
  /^(?:i|we) (?:was|were|got) (?:born|promoted|hired|made redundant|transferred|moved to|trained)\b.*/iu,
  /^(?:his|her|their|its) (?:full |first )?names? (?:is|are) \p{L}+.*/iu,
  /^it(?:'s| is) an? (?:\p{L}+ )?(?:company|team|firm|school|family|charity|start-?up|office|flat|two|three) .*/iu,
  /^\p{L}+ is my (?:first|second|third|native|mother|boss|manager|husband|wife|brother|sister|partner|colleague|landlord|neighbour|supervisor|best friend)\b.*/iu,
  /^(?:my|our) notice period is .+/i,
  /^ich hei(?:ß|ss)e \p{L}[\p{L} -]{1,40}$/iu,
  /^mein name ist \p{L}[\p{L} -]{1,40}$/iu,
  /^(?:[Ii]ch bin|[Ww]ir sind) (?:eine? |der |die |das |jetzt |selbst |von beruf |gelernter |gelernte )*(?:[\p{Ll}-]+e[rs]? )?\p{Lu}\p{L}+(?:in|er|ist|ant|or|eur|mann|frau|ent|kraft|e|el|n)\b/u,
  /^[Ii]ch bin(?: jetzt| gerade)? (?:\d{1,2}|\p{L}+(?:zig|ßig))(?: Jahre alt)?$/u,
  /^[Ii]ch bin (?:seit|verheiratet|geschieden|selbstständig|selbständig|freiberuflich|in Elternzeit|in Rente|alleinerziehend|zweisprachig|Vegetarier\p{L}*|im \p{L}+ (?:Lehrjahr|Semester|Jahr)|aus|für|neu|verlobt|arbeitslos|in Teilzeit|der älteste|die älteste|das jüngste|die jüngste|der jüngste)\b.*/iu,
  /^(?:ich|wir) (?:arbeite|arbeiten|arbeit|wohne|wohnen|wohn|lebe|leben|leb|studiere|unterrichte|leite|führe|verdiene|verdien|zahle|komme aus|komm aus|betreibe|vermiete|spreche|teile|teilen|mache eine? (?:ausbildung|lehre)|mach ne ausbildung|spiele) .+/i,
  /^(?:ich|wir) (?:habe?|haben) (?:seit .+|(?:schon |noch )?(?:eine?n?|zwei|drei|vier|fünf|sechs|\d+) (?:\p{L}+ )?(?:Kind(?:er)?|Sohn|Söhne|Töchter|Tochter|Hunde?|Katzen?|Geschwister|Brüder|Bruder|Schwestern?|Enkel|Zwillinge)\b.*)/iu,
  new RegExp(`^(?:ich|wir) (?:habe?|haben) (?=.*${germanTime}).*\\b${germanEvent}.*`, 'iu'),
  new RegExp(
    `^(?:am|nächste|nächsten|in|morgen|heute|übermorgen)\\b.* (?:habe?|haben|ist) (?:ich|wir|mein\\w*|unser\\w*|die|der|das) .*${germanEvent}`,
    'iu',
  ),
  new RegExp(
    `^(?:mein|meine|unser|unsere) ${germanKin} (?:hei(?:ß|ss)t|heißen|arbeitet|wohnt|lebt|kommt|ist (?:\\d|\\p{Lu}|seit|mein|im|von|der|die)|sind (?:\\d|\\p{Lu})|hat (?:eine?n?|zwei|drei|\\d)|schuldet|studiert|geht (?:\\p{L}+ ){0,2}(?:in|auf)|wird \\d|leitet)(?![\\p{L}]).*`,
    'iu',
  ),
  new RegExp(
    `^(?:mein|meine|unser|unsere|die|der|das) ${germanEvent} (?:ist|beginnt|fängt|findet|endet|läuft|dauert|kostet|beträgt|hat)\\b.*(?:${germanTime}|\\d|stunden?|minuten|wochen?|monate?|jahre?|leute)`,
    'iu',
  ),
  /^(?:mein|meine|unser|unsere) (?:Muttersprache|Gehalt|Miete|Arbeitsweg|Stelle|Vertrag|Stundensatz|Büro|Budget|Schicht|Ausbildung) (?:ist|läuft|beträgt|beginnt|endet|dauert|liegt)\b.+/iu,
  /^in (?:meinem|unserem) (?:Team|Büro|Betrieb|Laden|Kurs|Haus) (?:sind|arbeiten|gibt es) (?:\d+|\p{L}+).+/iu,
  /^ich bin (?:die|der|das) (?:einzige|jüngste|älteste|erste|neue|neueste)\b.*/iu,
  /^ich (?:fahre|spiele|singe|betreue|pflege|baue|repariere|verkaufe|trainiere|stottere|trage|übersetze|male|züchte|koche für|putze|kümmere mich um|mache die|backe) (?!mich|das|es|mir|alles|nur)\S.*/iu,
  /^(?:ich|wir) wurde(?:n)? .*(?:befördert|geboren|eingestellt|versetzt|übernommen)$/iu,
  /^(?:er|sie) heißt \p{L}+$/iu,
  /^\p{L}+ ist meine? (?:erste|zweite|dritte|Muttersprache|Chefin?|Frau|Mann|Bruder|Schwester|Kollegin?|Vermieterin?|Nachbarin?|Freundin?)\b.*/iu,
  /^(?:unser|unsere) (?:Büro|Firma|Laden|Team|Wohnung|Haus|Betrieb) (?:ist|liegt|hat|sitzt)\b.+/iu,
  /^meine Kündigungsfrist (?:ist|beträgt) .+/iu,
  /^wir sind (?:zu \p{L}+|\d+|drei|vier|fünf|sechs|sieben|acht)\b.*/iu,
  /^(?:i|we) (?:get|take home|pay|earn|make|owe|save) (?:\p{L}+ )?\p{Sc}?\d.*/iu,
  /^(?:we're|we are|it's) an? (?:team|family|company|group|firm|crew|choir|band|class) of (?:\p{L}+|\d+)\b.*/iu,
  /^(?:i|we)(?:'m|'re| am| are) in (?:sales|marketing|hr|it|finance|retail|logistics|procurement|catering|nursing|teaching|insurance|accounts|my \p{L}+ year)\b/iu,
  /^(?:ich|wir) (?:bekomme|bekommen|zahle|zahlen|verdiene|schulde) (?:\p{L}+ )?\d.*/iu,
  /^wir sind (?:eine?|ein) (?:Team|Familie|Firma|Gruppe|Betrieb|Chor) (?:von|mit|aus) .+/iu,
];
