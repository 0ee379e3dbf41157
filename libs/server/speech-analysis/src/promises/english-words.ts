import { anyOf, beginning } from './promise-rules.ts';

/** What happens to the speaker, feelings, predictions and idioms: not actions. */
export const happensToSpeaker = beginning(
  'not|never|hardly|probably|perhaps|maybe|likely|possibly|no longer|rather|eventually|always|only ever',
  'be (?!in touch|back (?:with|to you)|there (?:at|on|by)|ready with|sending|calling|writing|sharing|bringing|posting|publishing|issuing|announcing|releasing|circulating|contacting|updating|launching|hiring|introducing|preparing|testing|collecting|visiting|reviewing|reporting|providing|submitting|delivering|distributing|following up|producing|building|installing|replacing|paying)',
  'feel|fail|need|have to|have (?:a )?(?:problems?|trouble|think|coffee|tea|beer|drink)|have (?:no|less|more|another)|die|miss|lose|faint|cry|freeze',
  'panic|forget|regret|want|like|love|hate|know|understand|believe|think|hope|wish|suppose|guess|assume|bet|wager|remember|notice',
  'get (?:fired|sick|laughed|there|killed|used|old|in trouble|through|sued|fined|complaints|nowhere|away with|over|my coat)|look like|sound like|seem|become|turn (?:into(?! the)|to)',
  'survive|suffer|struggle|live|exist|retire|run out|run late|end up|fall|win|grow|age|wait and|stay (?!late|on)|stay calm|cope|manage|find out (?:soon|eventually)',
  'break even|hit|reach (?!out)|earn|save (?!it|the|that)|pay for (?:it|this|that)$|laugh|drown|starve|explode|burst|vanish|hear (?:about|from)|learn|enjoy|appreciate|celebrate',
  'quit|resign|sue|walk out|lose it|believe|eat|drink|bite|hold (?:you|it against|my breath)|cross (?:that|my fingers)|jump|fly|swear|take your word|take the blame|take one|spare you',
  'the|a|an|my|our|their|this|that|these',
  'see(?! (?:to|what i|what we|if|who|whether|about (?!that)))',
);

/** Steps of the conversation itself, which are promises only with a time after it. */
export const talks = beginning(
  'say|tell you(?: (?:what|something|one|now|why|how|this|that|a secret))|tell you$|tell you,|admit|confess|grant you|concede|agree|disagree|leave (?:it|that) (?:there|at that)|leave you',
  'stop(?! by)|start (?:with|by|off|us|from|now)|start$|begin|finish (?:here|with|my)|end (?:with|by|on|here)|close (?:with|by)|open (?:with|by)|kick (?:us )?off',
  'hand (?:it |this |you )?(?:over|back)|pass$|pass over|go (?:first|next|with|going with)|go (?:through|over|into) (?:the (?:agenda|slides|next)|this|that)',
  '(?:come|get) (?:back |right )?to (?:that|this|it|the(?! (?:committee|member|client|customer|team|group|board|panel|family|parents?|house)))|move on|skip|summari[sz]e|explain|show you|walk you|repeat|rephrase|put it (?:this|that|like|another|simply)|quote|read (?:it|this|that) out',
  'give you (?:an example|a (?:sense|feel|bit|hint|minute|moment|chance|tip|reason|break)|that)|give it some|take (?:that|it|this) (?:as|that)|call (?:it|that|this) (?:a|an|off)',
  'shut up|be quiet|mute|unmute|share (?:my|the) screen|pretend|play devil|pause|interrupt|jump in|get over it|sleep on it|raise my hand|keep (?:it|this|that) (?:short|brief|quick|simple)',
  'second that|cut to|make (?:it|this) (?:quick|short)|add (?:one|that|just|to)|let (?:you|him|her|them|us) (?:speak|talk|go|finish|in|off|carry|get|answer|decide)|speak (?:slowly|up|for)',
  'get (?:started|going)|go to (?:questions?|item|point|agenda|page|slide)|put (?:it|this|that|these|those) (?:there|here)|try(?: (?:it|that|this))?[\\s.,–-]*$',
  'hold off|close (?:the|this|our) (?:meeting|session|call|discussion)|have (?:a |the |our |some )?(?:lunch|coffee|tea|short|quick)? ?break',
  'find out[\\s.,–-]*$|figure (?:(?:it|that|this) )?out[\\s.,–-]*$|get (?:it|that|this|there)[\\s.,–-]*$|check (?:we|i)\\b|keep .*(?:short|brief|quick|concise)(?:er)?',
  'propose that|move that|invite|yield|call on|turn to|hear from|note that|give (?:you |him |her |them )?the floor',
  'take (?:any )?questions|take a (?:break|breath)|ask you|ask (?:the|a|one) (?:question|obvious|stupid|quick)|talk about|discuss(?! [^,]*\\bwith (?!you|us|each))|answer|hold on|hang on|point out|argue|stick with|give (?:him|her|them) credit',
);

const meal =
  '(?:lunch|dinner|breakfast|soup|salad|sandwich|pizza|pasta|cake|biscuit|cookie|water|juice|coffee|tea|beer|wine|drink|snack|bite|sip|steak|fish|chicken|burger|same)s?';
const person =
  '(?:mr|mrs|ms|miss|dr|sir|madam|professor|minister|senator|councillor|dame|lord|lady|you|him|her|them|member|colleague|witness|speaker)s?';
/** Steps of chairing a meeting, and what is done on the spot: notes, meals, seats, devices in the room. */
export const onTheSpot = beginning(
  `(?:go|turn|hop|jump) (?:(?:back|over|on|now|straight|directly|right|next|then|first) )*to (?!(?:the|a|an|my|your|his|our|their|see|get|look|ask)\\b|\\p{L}+'s\\b)`,
  '(?:go|turn|move|proceed|come|return|switch) (?:(?:back|over|on|now|straight|directly|right|next|then|first) )*(?:to|with|through|into) (?:(?:the|our|your|a|an|this|that) )?(?:(?:next|first|second|third|last|final|previous|other|following|main|substantive|remaining|public|private|closed|formal) )*(?:questions?|items?|witness(?:es)?|members?|speakers?|topics?|slides?|points?|agenda|panel(?:list)?s?|rounds?|vote|motion|amendments?|clause|paper|presentations?|debate|session|chair|minister|statements?|business|roll call|screen|menu|one)\\b',
  'proceed to',
  `(?:bring|call|let|invite|ask|recogni[sz]e) (?:in )?${person}(?: \\p{L}+)? (?:in|now|next|first|on (?:this|that)|to (?:speak|ask|answer|begin|start|comment|respond|introduce))\\b`,
  'bring in\\b(?!.*\\b(?:legislation|bill|law|rule|consultant|cake|charger|sample|measure))|bring (?:this|the|our) (?:meeting|session|discussion)|bring up(?!.*\\bwith\\b)',
  '(?:pass|hand) (?:on|(?:(?:it|this|that|you|the floor) )?(?:over|back|across|straight)?) ?to|suspend|adjourn|resume|recess|reconvene|take (?:a |the |our |your )?(?:votes?|motions?|chair|roll|recess|moment|minute|second|points?|question|seat|pause)|put (?:it|this|that|the (?:question|motion|amendment)) to (?:the |a |you)',
  'check (?:my|your|the) (?:mic|microphone|sound|audio|time|watch|clock|camera)|pick (?:the|an?|one|this|that|number|up where)\\b|split|(?:change|swap|switch) (?:seats|places|chairs)|give (?:the )?(?:member|witness|minister|speaker|others?|everyone|everybody) (?:an?|the|some|more|time)\\b[^.]*|cover (?:that|this|it|these|those) (?:on|in|later|next)|hand out [^.]*\\bnow|let you know when (?:the|your|our) time|keep an eye on (?:the clock|the time|time)|join (?:you|my|him|her|them|everyone|others) in\\b|introduce (?:myself|ourselves)|start (?:it|this|that) (?:up|off)\\b|leave (?:it|this|that|the|my)(?: \\p{L}+)? (?:open|up|running)\\b|wrap (?:(?:it|this|that|things) )?up[\\s.,!]*$|see (?:if|whether) (?:this|that|the)\\b[^.]*\\b(?:works|on|here|there)\\b|throw (?:out|(?:it|this|that|an?|the)\\b[^.]*\\b(?:out|away))|name it|call (?:him|her|them) \\p{L}+ for|call [^,.]{2,40} to order|make (?:this|that|it) (?:my|our|the) (?:last|first|final)|share my time|(?:adopt|approve|pass|accept) (?:the|this|that|our|your) (?:agenda|minutes|motion|order|record|report as|amendment)|pass (?:it|this|that|these|them|those) (?:a?round|along|down)|send (?:it |this |that |these )?(?:a?round|along|down) (?:the|a|this) (?:sign|sheet|clip|attend|list of names)|(?:write|draw|put|sketch|list) [^.]*\\bon (?:the|a|this) (?:white ?board|board|flip ?chart|slide|screen|wall|table|paper|card)|read (?:the )?(?:next|first|last|second|third)|set (?:it|this|that|these|those|them|the \\p{L}+) to\\b|deal with (?:it|that|this|them|those) (?:when|as|once|if)',
  'give (?:you|him|her|them) (?:another|one more|(?:a|one|two|three|five|ten|thirty|\\d+) (?:more )?)[^,.]*(?:seconds?|minutes?|chance|go|turn)|turn (?:it|this|that|things|the floor|the mic\\p{L}*) (?:back )?(?:over )?to|(?:ask|invite|let|have) [^,.]{2,50} to (?:come|speak|begin|start|introduce|present|answer|respond|comment|say|join us|take the floor|wrap|sum|explain|open|close)\\b|give (?:you |us )?(?:a|an|my) (?:(?:very|quick|brief|short|little|general) )*(?:summary|overview|introduction|intro|recap|outline|talk|presentation|example|demo|tour)\\b',
  'call (?:it|that|this|them|these|those) (?!back|off|in|up|on|tomorrow|today|tonight|later)|draw|read out|(?:put|go|get|open|close|set|move|run|show|start|do|have|play) [^.]*\\b(?:now|here)[\\s.,!]*$|(?:move|pull|turn|adjust|fix|take|get) my (?:chair|seat|mic\\p{L}*|laptop|screen|headset|camera|coat|bag|notes|glasses|pen)',
  "add to|build on (?:what|that|this|the (?:point|comment|answer)|\\p{L}+'s)|come (?:on |over )?to (?:you|him|her|them|mr|mrs|ms|dr)\\b(?! (?:with|by|about))|touch (?:on|upon)|read (?:the|this|that|a|it|out|from|into)[^.]*\\b(?:record|out|aloud|quote|motion|sentence|paragraph|line)|read (?:from|you)",
  'make (?:(?:one|two|three|four|a|a few|a couple of|some|this|that|the|my|another) )(?:(?:more|last|final|quick|brief|short|very|further|general|small) )*(?:points?|comments?|remarks?|observations?|statements?|arguments?|jokes?|guess)|give (?:you )?(?:some|a (?:bit|little)|the) (?:of )?(?:background|context|overview|idea|flavou?r)',
  'use the (?:word|term|phrase|expression|example|opportunity)|put (?:my|on my|a) .*\\bhat|open (?:it|this|the (?:floor|meeting|session|debate))|close (?:it|this)|start (?:the|this|our) (?:meeting|session|discussion|recording|timer|clock)|record (?:this|the meeting|it)$|wait(?! for (?:him|her|them|the|your)\\b)',
  `go (?:get|have|grab|eat)(?: \\p{L}+){0,2} ${meal}\\b|speak to (?:it|this|that|the (?:points?|questions?|issues?|motion|amendments?|bill))|(?:have|take|grab|eat) (?:the|a|an|some|my|another|one)(?: \\p{L}+){0,2} ${meal}\\b|(?:have|take|grab|eat) ${meal}\\b`,
  '(?:write|note|jot|put|scribble|mark|type|get) (?:that|this|it|these|those|him|her|you) down|note (?:that|this|it)$|make (?:a|some) (?:(?:mental|quick|short|little) )?notes?(?! to(?! do (?:that|it|this)\\b| (?:self|myself)))|put (?:a )?(?:note|star|tick|cross|mark)',
  '(?:turn|switch|flip) (?:(?:it|this|that|these|them|(?:the|my|your|our) \\p{L}+(?: \\p{L}+)?) )?(?:on|off|up|down)\\b|(?:turn|switch|flip) (?:on|off|up|down|around|round|over|the page)|put (?:you|him|her|them|it|this|that) (?:up )?on (?:speaker|hold|mute|the (?:screen|spot|board|whiteboard|projector|line|phone))|open the (?:window|door)|close the (?:window|door)|leave (?:my|the) (?:mic|microphone|door|camera|channel)',
  'give (?:it|this|that|them|him|her) (?:(?:a|an|about|maybe) )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|zero|half)\\b|plug (?:it|this|that|my)|press (?!him|her|them|for|on)|click|scroll|zoom|hit|tap',
  '(?:put|have|place|leave|keep|use|add) [^.]*\\b(?:in|on|at|to) the (?:front|back|side|top|middle|bottom|cent(?:re|er)|left|right|edge|corner|outside|inside)s?\\b(?! of (?:the|our|my) (?:agenda|list|document|page|doc|file|minutes|notes|queue|email|folder))',
);
/** Intentions without a result that can be looked for. */
export const vague = beginning(
  '(?:talk|speak|chat) to you (?:all |guys |(?:next|on) \\p{L}+)?(?:tomorrow|later|soon|then|again)?[\\s.,!]*$',
  'continue|(?:do )?our best|keep (?:on )?(?!track|everything|something|anything)\\p{L}+ing\\b|(?:carry|keep|go) on (?:\\p{L}+ing|with)|keep (?:an open mind|at it|going|(?:it|that|this|these|those|them) in mind)|go (?:ahead|on) (?:and (?:live|be)|as)',
  'work (?:(?:very|really|extremely|more|as|closely|hard|harder|tirelessly|together|constructively|collaboratively|actively|diligently|through) ?)+(?:with|to|on|for|$|,|and|as)|work (?:towards?|to (?!rule)|with (?:all|our|you|them|him|her|the|every|other|any))|work (?:as hard|in (?:partnership|collaboration))',
  'take (?:[^,.]{1,60} )?(?:into (?:\\p{L}+ )?(?:consideration|account)|on board|seriously|very seriously|to heart|on the chin|as read|for granted)|take (?:note|account|heed|stock)\\b|take (?:it|that|this) (?:from|slow|easy)|take (?:the|this|every|any|an) (?:opportunity|view|approach|position)|take (?:all|every|whatever|any) (?:\\p{L}+ )?(?:steps?|measures?|actions?|precautions?)',
  'look (?:at|into) [^,.]{0,60}\\b(?:in (?:a|an|the) (?:more )?(?:\\p{L}+ )?(?:way|manner|round|context|future|whole)|holistic\\p{L}*|as a whole|overall|carefully|closely|all options|every option)|look (?:at|to) (?:the (?:whole|bigger|wider|broader|big) (?:picture|context)|what (?:more|else) (?:we|i) can)|look (?:forward|back|for ways|at ways|on)',
  "do (?:everything|all|anything|whatever|what(?:ever)?|as much as|the best|our (?:best|utmost|part|bit)|my (?:best|utmost|part|bit)|better|more|well|fine|(?:the|what's) right)\\b(?! on (?:mon|tues))|do what\\p{L}* (?:we|i|is|needs)|use (?:every|all|our best)",
  'stand (?:up|by|with|behind|firm|ready)|fight|strive|aim|seek to|champion|defend|protect|strengthen|promote|foster|encourage|empower|embrace|tackle|be (?:guided|ambitious|open|looking|working|doing|trying|considering|focus\\p{L}*|able)|build (?:(?:that|this|a|an|our|the|up|more|better|back) )*(?:\\p{L}+ )?(?:resilience|trust|confidence|relationships?|consensus|future|society|capacity|momentum|better)|build back',
  'make (?:a difference|progress|the (?:right|best|most|necessary)|sense|a point of|(?:it|this|that|them|things) (?:better|easier|work|happen|clear|look|possible|more|less|all)|sure (?:that )?(?:we|i) (?:do|are|have|learn|get|can|never|understand)|every effort)|make (?:(?:a|an|the|some|any|our) )?(?:decision|choice|judg\\p{L}*|assumption|mistake)',
  'play (?:our|my|its) part|lead (?:the way|by|from|to)|move (?:forward|ahead|towards?|from|on|away)|find (?:a|an|some|the|our|other|another) (?:way|solution|balance|path|compromise)|find (?:ourselves|myself)|get (?:this|it|that) right|get (?:better|closer|to the (?:point|bottom|stage|end)|into|out|rid|up to|what|used|to)\\b|leave no|give (?:it|this|that) (?:our|my) (?:best|all)|support (?:whatever|whoever|any|(?:the|this|that|your) (?:motion|bill|amendment|idea|proposal|principle|decision))|vote|find that|run (?:into|out|over|short|up against)|help (?:myself|ourselves)|meet again|watch (?:with|closely|carefully|out|this space)|measure (?:our|my)|carry (?:it|this|that) forward|pay (?:for (?:it|this|that|the|our|my|your) (?:mistake|error|sin|delay|failure|choice)|the price|dearly|tribute)|keep (?:up|our eyes|a grip|in (?:mind|touch))|stay (?:focused|tuned|in touch|the course|strong|vigilant|committed)|use that as|ensure (?:that )?(?:no(?:body| one)?\\b|every\\p{L}*|people|our|we|a (?:fair|just|better))',
  '(?:try|attempt) to (?:improve|do|be|make (?:it|this|that|things)|keep|avoid|understand|get (?:there|better|through))|help (?:people|families|businesses|us|them (?:to )?(?:grow|thrive))|support (?:people|families|businesses|everyone|everybody)|give (?:people|families|young people|everyone|everybody|(?:it|this|that) (?:some|more|a lot of))',
);
export const afterTheTalk = new RegExp(
  anyOf(
    'tomorrow|tonight|(?:on|by|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|time)|this (?:afternoon|evening|weekend|week)|after (?:the|this|we|lunch)|over the weekend|by the end',
  ),
  'iu',
);

export const jokes = new RegExp(
  anyOf(
    'my (?:hat|shoes?|words|boots)|dead body|when hell|pigs? (?:fly|might|have)|be damned|kill (?:him|her|them|you|me|myself)|murder|strangle|haunt|go (?:mad|crazy|insane|bald|grey|gray)',
    '(?:out of|out|through) (?:the|a|that) window|off (?:a|the|that) (?:bridge|cliff|roof)|lottery|the pope|circus|next life|another life|(?:to|on) the moon|to mars|on fire|(?:million|hundred|thousand) years',
    'an? hundred (?:before|by)|first ?born|my soul|a kidney|my own funeral|my grave|die of|lose my mind|magic|wand|unicorn|a pony|king of|queen of|world peace|haha|lol|just kidding|only joking|just joking',
    'throw (?:this|the|my|that) (?:laptop|computer|printer|phone|thing)|scream|refuse to|move to (?:a|an|the) (?:island|cave|desert|mountains?|monastery)|nothing better to do|yeah,? right|clone|in my (?:sleep|dreams)|in your dreams|wings',
    "(?:again|(?:one|once) more [^,]*) and (?:i|we)(?:'ll| will)",
  ),
  'iu',
);
