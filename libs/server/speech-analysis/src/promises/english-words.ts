import { anyOf } from './promise-rules.ts';

const beginning = (...phrases: readonly string[]) => new RegExp(`^(?:${phrases.join('|')})(?:(?<= )|\\b)`, 'iu');

/** What happens to the speaker, feelings, predictions and idioms: not actions. */
export const happensToSpeaker = beginning(
  'not|never|hardly|probably|perhaps|maybe|likely|possibly|no longer|rather|eventually|always|only ever',
  'be (?!in touch|back (?:with|to you)|there (?:at|on|by)|ready with|sending|calling|writing|sharing|bringing|posting)',
  'feel|fail|need|have to|have (?:a )?(?:problems?|trouble|think|coffee|tea|beer|drink)|have (?:no|less|more|another)|die|miss|lose|faint|cry|freeze',
  'panic|forget|regret|want|like|love|hate|know|understand|believe|think|hope|wish|suppose|guess|assume|bet|wager|remember|notice',
  'get (?:fired|sick|laughed|there|killed|used|old|in trouble|through|sued|fined|complaints|nowhere|away with|over|my coat)|look like|sound like|seem|become|turn (?:into|to)',
  'survive|suffer|struggle|live|exist|retire|run out|run late|end up|fall|win|grow|age|wait and|stay (?!late|on)|stay calm|cope|manage|find out (?:soon|eventually)',
  'break even|hit|reach|earn|save (?!it|the|that)|pay for (?:it|this|that)$|laugh|drown|starve|explode|burst|vanish|hear (?:about|from)|learn|enjoy|appreciate|celebrate',
  'quit|resign|sue|walk out|lose it|believe|eat|drink|bite|hold (?:you|it against|my breath)|cross (?:that|my fingers)|jump|fly|swear|take your word|take the blame|take one|spare you',
  'the|a|an|my|our|their|this|that|these',
  'see(?! (?:to|what i|what we|if|who|whether|about (?!that)))',
);

/** Steps of the conversation itself, which are promises only with a time after it. */
export const talks = beginning(
  'say|tell you(?: (?:what|something|one|now|why|how|this|that|a secret))|tell you$|tell you,|admit|confess|grant you|concede|agree|disagree|leave (?:it|that) (?:there|at that)|leave you',
  'stop(?! by)|start (?:with|by|off|us|from|now)|start$|begin|finish (?:here|with|my)|end (?:with|by|on|here)|close (?:with|by)|open (?:with|by)|kick (?:us )?off',
  'hand (?:it |this |you )?(?:over|back)|pass$|pass over|go (?:first|next|with|going with)|go (?:through|over|into) (?:the (?:agenda|slides|next)|this|that)',
  '(?:come|get) (?:back |right )?to (?:that|this|it|the)|move on|skip|summari[sz]e|explain|show you|walk you|repeat|rephrase|put it (?:this|that|like|another|simply)|quote|read (?:it|this|that) out',
  'give you (?:an example|a (?:sense|feel|bit|hint|minute|moment|chance|tip|reason|break)|that)|give it some|take (?:that|it|this) (?:as|that)|call (?:it|that|this) (?:a|an|off)',
  'shut up|be quiet|mute|unmute|share my screen|pretend|play devil|pause|interrupt|jump in|get over it|sleep on it|raise my hand|keep (?:it|this|that) (?:short|brief|quick|simple)',
  'second that|cut to|make (?:it|this) (?:quick|short)|add (?:one|that|just|to)|let (?:you|him|her|them|us) (?:speak|talk|go|finish|in|off|carry|get|answer|decide)|speak (?:slowly|up|for)',
  'get (?:started|going)|go to (?:questions?|item|point|agenda|page|slide)|put (?:it|this|that|these|those) (?:there|here)|try(?: (?:it|that|this))?[\\s.,–-]*$',
  'hold off|close (?:the|this|our) (?:meeting|session|call|discussion)|have (?:a |the |our |some )?(?:lunch|coffee|tea|short|quick)? ?break',
  'find out[\\s.,–-]*$|figure (?:it|that|this) out[\\s.,–-]*$|get (?:it|that|this|there)[\\s.,–-]*$|check (?:we|i)\\b|keep .*(?:short|brief|quick|concise)(?:er)?',
  'propose that|move that|invite|yield|call on|turn to|hear from|note that|give (?:you |him |her |them )?the floor',
  'take (?:any )?questions|take a (?:break|breath)|ask you|ask (?:the|a|one) (?:question|obvious|stupid|quick)|talk about|discuss|answer|hold on|hang on|point out|argue|stick with|give (?:him|her|them) credit',
);
export const afterTheTalk = new RegExp(
  anyOf(
    'tomorrow|tonight|(?:on|by|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|time)|this (?:afternoon|evening|weekend|week)|after (?:the|this|we|lunch)|over the weekend|by the end',
  ),
  'iu',
);

/** What "let me" and "I can" promise: work after the talk, for another person. */
export const work = anyOf(
  'check (?:if|whether|with|and|the(?! time| sound| mic)|that|what|when|who)|look (?:in|into|at (?:it|that)|up)|find out|get back|come back to you|get (?:you|it|them|the|hold|that (?:to|done|over|sorted|for))',
  'draft|send|ask(?! you| a | one| this| something| the question)|talk to(?! you)|speak to|write(?! (?:that|this|it) down)|sort|dig|follow up|confirm|put together|take (?:care|that (?:on|away|offline|back)|this on|it)',
  'set up|book|call(?! it| that| on)|ring|phone|email|mail|ping|text|message|chase|fix|handle|deal with|work (?:on|out|that|it)|run (?:that|it|this) (?:by|past)|order|arrange|organi[sz]e|schedule',
  'pull(?! up)|prepare|update|review|print|pick (?:up|it|that|them)|bring|fetch|forward|post|upload|own|investigate|circulate|copy|drop|deliver|have (?:it|that|a look|the|something)',
  'make (?:a list|a copy|a note)|do (?:it|that|the(?! talking| math)|those)|double[- ]?check|verify|see (?:what i|if i|who|whether)|buy|build|repair|invite|drive|give (?:you|him|her|them) a (?:call|ring)',
);
/**
 * What people do after a talk, for others or by agreement. In real meetings "I'll" and "we'll" mostly predict, or say
 * what comes next in the talk, so that without one of these verbs or a time they promise nothing.
 */
const deeds =
  /^(?:re(?:order|send|write|do|print|place|turn|port|mind|cord|move|new|sign)|pass (?:it|this|that|them|on)|change|make (?:it|the|a|an|that|this|those|them|copies|sure|time|room)|have (?:it|that|this|them|an answer|a (?:look|word|chat|think)|[^.]{1,40} ready)|(?:go|work|keep|carry) (?:to|on|ahead|through)|pull|push|think (?:about|of|over)|let (?:you|him|her|them|everyone|everybody|the \p{L}+|[A-Z]\p{L}+) (?:know|have)|tell (?:him|her|them|[A-Z]\p{L}+)|announce|publish|share|add|put (?:it|that|this|them|the|a|together|up|in|no)|set (?:it|that|this|them|the|up)|raise|ensure|continue|carry|build|cover|take (?:it|that|this|these|those|them|the|on|over|care|notes)|move|document|test|clean|delete|install|run|give|show (?:him|her|them)|meet|come back|return|provide|support|collect|compare|improve|finish|complete|measure|analy[sz]e|study|read|learn|translate|train|hire|look (?:at|into|after|up|for)|do (?:it|that|this|the|some|my|our|those|these|everything)|be (?:sending|calling|writing|sharing|bringing|posting|working|in touch|back|there|ready)|get|keep|help|drive|cook|order|leave|see (?:to|what|if|who|whether)|speak|talk to|walk|wash|water|feed|pay|sign|join|attend|lead|host|present|record|sub-?mit|apply|register|wait|spend|stay|ask|find|figure|use|try (?:and|to)|bring|send|write|call|work|fill|mention|note|open|close|start|book|check|cut|hand|hang|lay|lend|loan|lock|load|log|name|pack|paint|park|pick|plan|plant|plug|post|queue|quote|rent|scan|search|sell|sort|split|stop|store|swap|switch|tag|teach|throw|tidy|trim|turn|type|visit|watch|wrap)\b/iu;

/** Returns whether a promised action is one that can be looked for later. */
export const isDeed = (action: string): boolean => startsWork.test(action) || deeds.test(action) || timeIn.test(action);

export const time = anyOf(
  'by|before|until|end of|first thing|right after|straight after|tonight|today|tomorrow|later|this (?:week|morning|afternoon|evening|month)|next week|over the weekend',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|in an? (?:minute|hour|sec|moment)|at the latest|at (?:noon|lunch|\\d+)',
);
export const agreed = anyOf('put me down|no problem|leave it (?:to|with) me|i have the time');

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

const startsWork = new RegExp(`^${work}`, 'iu');
const timeIn = new RegExp(time, 'iu');
