import { anyOf, beginning } from './promise-rules.ts';

/** What "let me" and "I can" promise: work after the talk, for another person. */
export const work = anyOf(
  'check (?:if|whether|with|and|the(?! time| sound| mic)|that|what|when|who)|look (?:in|into|at (?:it|that)|up)|find out|get back|come back to you|get (?:you|it|them|the|hold|that (?:to|done|over|sorted|for))',
  'draft|send|ask(?! you| a | one| this| something| the question)|talk to(?! you)|speak to|write(?! (?:that|this|it) down)|sort|dig|follow up|confirm|put together|take (?:care|that (?:on|away|offline|back)|this on|it)',
  'set up|book|call(?! it| that| on)|ring|phone|email|mail|ping|text|message|chase|fix|handle|deal with|work (?:on|out|that|it)|run (?:that|it|this) (?:by|past)|order|arrange|organi[sz]e|schedule',
  'pull(?! up)|prepare|update|review|print|pick (?:up|it|that|them)|bring(?! in| up)|fetch|forward|post|upload|own|investigate|circulate|copy|drop|deliver|have (?:it|that|a look|the|something)',
  'make (?:a list|a copy|a note to)|do (?:it|that|the(?! talking| math)|those)|double[- ]?check|verify|see (?:what i|if i|who|whether)|buy|build|repair|invite|drive|give (?:you|him|her|them) a (?:call|ring)',
);

/** Verbs of work that stand for a deed with any object, by where the work is done. */
const verbs = [
  // Documents and messages
  'amend|annotate|announce|annul|archive|attach|circulate|collate|compile|consult|contact|copy|correct|crop|describe|distribute|document|download|edit|enquire|enter|export|file|fill|finali[sz]e|flag|format|formulate',
  'hand|import|inform|inquire|insert|invoice|issue|label|liaise|log|mention|notify|photocopy|photograph|proof-?read|publish|read|record|register|release|report|request|respond|scan|share|sign|sketch|sub-?mit|summon',
  'tabulate|tag|transcribe|translate|type|unsubscribe|subscribe|write|send|note|order|reach out|cc|bcc|escalate|co-?ordinate',
  // Appointments and people
  'appoint|apply|assign|attend|brief|cancel|coach|delegate|employ|engage an?|enrol|escort|greet|hire|host|interview|introduce(?! (?:myself|ourselves))|join|meet|nominate|pair|present|recruit|supervise|teach|train|visit',
  // Money and goods
  'advertise|allocate|bill|budget for|cater|compensate|credit|donate|finance|fund|grant|lend|loan|negotiate|pay|procure|provide|purchase|queue|quote|refund|reimburse|rent|return|sell|ship|spend|stock|store|supply|transfer|wrap',
  // Computers, measurements and texts to be worked on
  'align|assemble|audit|automate|back up|calculate|calibrate|code|collect|combine|commit|compare|compute|configure|convert|count|create|cross-?check|debug|delete|deploy|develop|diagnose|digiti[sz]e|encode|estimate|evaluate|examine|extract|filter',
  'generate|implement|inspect|install|integrate|map|mark up|measure|merge|migrate|modify|normali[sz]e|obtain|optimi[sz]e|patch|plot|plug|process|produce|program|prototype|prune|query|refactor|replicate|reproduce|run|sample|search|segment|simulate|study',
  'synchroni[sz]e|tag|test|track|troubleshoot|tune|tweak|upgrade|validate|vet|analy[sz]e|assess',
  // Repeated work
  're-?(?:base|order|send|write|do|print|place|turn|mind|cord|move|new|sign|run|check|test|train|build|compute|calculate|name|scan|start|schedule|install|boot|set|store|ply|search|solve|view|vise|visit|work|draw|design|fill|charge|pay|count|label|post|load|record|format|draft|group)',
  // Phrasal verbs of an office
  'bang out|bump|check in with|chuck|circle back|copy in|draw up|fire off|firm up|flesh out|follow up|hook up|hunt (?:down|for)|knock (?:up|off|out|together)|line up|loop (?:in|\\p{L}+ in)|look (?:\\S+ ){1,4}(?:up|into|over)|mock up|narrow down|nip|pop|rope in|scope|set aside|shoot (?:you|him|her|them|over|an?|off)',
  'sign off|sign up|sound out|spin up|stick (?:it|that|the|them|this)|swing by|drop by|stop by|sync|take away|throw (?:in|together)|touch base|track down|triage|type up|weed out|whip up|wire up|write up',
  // A laboratory, a workshop and a home
  'autoclave|babysit|bake|bandage|culture|dilute|drill|dust|fit|fold|glue|incubate|mend|nail|pipette|plate|plaster|rake|rinse|roast|screw|sequence|sew|shovel|stain|swab|thaw|tile|titrate|wipe',
  // Sales, care and policy
  'abolish|administer|admit|ban|canvass|convene|discharge|discount|dispatch|double|expand|expedite|extend|gazette|honou?r|invest|knock|lobby|match|petition|poll|prescribe|ratify|refer|repeal|screen|survey|treat|triple|waive|benchmark|host|instrument|mirror|onboard|price|profile|provision|script|spec',
  '(?:increase|raise|reduce|lower|cut|freeze|cap) (?:the |our )?(?:\\p{L}+ )?(?:budgets?|fees?|funding|pay|prices?|rates?|rents?|salar\\p{L}+|spending|tax\\p{L}*|wages?|number of)',
  // Decisions of a committee or company
  'adopt|approve|authori[sz]e|commission|conduct|enact|establish|introduce|launch|legislate|pilot|proceed with|raise|roll out|scrap|table|trial|withdraw',
  // Things at a place
  'carry|change|clean|cook|cut|decorate|feed|hang|hoover|iron|lay|load|lock|mop|mow|move|pack|paint|park|plant|pull|push|sand|solder|stamp|staple|sweep|swap|tidy|trim|unlock|unpack|vacuum|walk|wash|watch|water|weigh',
  // Any other work
  'add|ask|book|build|bring|call|check|close|complete|cover|drive|ensure|figure|find|finish|give|help|keep|lead|leave|name|open|pick|plan|post|sort|speak|split|start|stay|stop|support|switch|throw|turn|volunteer|wait|work',
];
/** Verbs that stand for a deed with some objects only: "make a list", not "make sense". */
const withObject = [
  'pass (?:it|this|that|them|on)|make (?:the|an?|those|some|copies|sure|time|room|up)|make (?:that|this|these|those) (?:\\p{L}+ )?(?:changes?|calls?|edits?|corrections?|adjustments?|updates?|bookings?|arrangements?|appointments?|lists?|purchases?|payments?|requests?|switch|announcements?)|do so',
  'have (?:(?:it|that|this|them|the|an?|all|your|something) [^.]{0,40}\\b(?:ready|done|finished|fixed|back|up|for you|to you|with you|sorted|sent|checked|printed|delivered)|an answer|a (?:look|word|chat|think)|[^.]{1,40} ready)',
  'have (?:\\p{L}+ ){1,4}(?:call|send|contact|check|look|write|email|ring|phone|fix|bring|review|sign|confirm)',
  // "By Friday I'll have talked to all of them."
  'have (?:all |both |already )?(?:asked|booked|built|called|checked|cleared|collected|contacted|delivered|done|drafted|emailed|finished|fixed|gone through|ordered|paid|prepared|read|reviewed|rung|sent|spoken|talked|tested|updated|written)',
  'go (?:to|on|ahead|through)|think (?:about|of|over)|let (?:you|him|her|them|everyone|everybody|the \\p{L}+|[A-Z]\\p{L}+) (?:know|have)|tell (?:him|her|them|[A-Z]\\p{L}+)',
  'put (?:it|that|this|them|the|an?|together|up|in|no|some|my|your|those|these|out|forward|aside)|set (?:it|that|this|them|the|up)|take (?:it|that|this|these|those|them|the|on|over|care|notes)|show (?:him|her|them)|come back',
  'comment on (?:the|your|his|her|their|that) (?:issue|pr|pull request|doc|document|ticket|thread|bug|proposal|draft|paper|report)|link (?:it|this|that|them|to)|mark (?:it|this|that|them) (?:as|ready|up)|update|let (?:you|them) (?:guys |all |both )?know|get to (?:it|that|this|those)\\b.*(?:today|tomorrow|week|day|soon)|think about .*\\band (?:write|send|get back|come back|put|draft)|try (?:it|that|this) out|(?:take|have) (?:a|another|one more) (?:(?:closer|quick|good|deeper|second|better|proper) )?look|take (?:an|the|that|this) action|take the lead|help out|look (?:at|into|after|up|for|through|over|around)|do (?:it|that|this|the|some|my|our|those|these|everything|another|an? (?:\\p{L}+ )?(?:summary|review|draft|test|search|write-?up|report|check|presentation|version|list|run|analysis|comparison|mock-?up|survey|study|follow-?up|backup|copy|poster))|dial in|include (?:it|that|this|them|the|your)|save (?:it|that|this|them|the)',
  'be (?:sending|calling|writing|sharing|bringing|posting|publishing|issuing|announcing|releasing|circulating|contacting|updating|launching|hiring|introducing|preparing|testing|collecting|visiting|reviewing|reporting|providing|submitting|delivering|distributing|following up|producing|building|installing|replacing|paying|in touch|back|there|ready)',
  'get(?! (?:some|an?|more|less|better|worse|lots|many|much|any)\\b(?!.*\\bfor (?:you|him|her|them|us|every)))|see (?:to|what|if|who|whether|about)|get an? (?:copy|quote|list|new|draft|spare|meeting|appointment|price|date|answer|response|refund|\\p{L}+ (?:from|off|over)\\b)|go (?:find|get|look|see|fetch|grab)|(?:talk|speak) (?:to|with)|discuss|come up with|contribute|(?:give|take) (?:it |that |this )?a (?:shot|try|stab|crack|go|whirl)|take (?:minutes|charge|ownership|responsibility|point)|get (?:right )?on (?:it|that|to)|try (?:and|to)|(?:keep|carry) on|undertake to',
];
const deeds = beginning(...verbs, ...withObject);

/** Returns whether a promised action is one that can be looked for later. */
export const isDeed = (action: string): boolean => startsWork.test(action) || deeds.test(action) || timeIn.test(action);

export const time = anyOf(
  'by(?! (?:\\p{L}+ly )?(?!morning|evening|spring)\\p{L}+ing\\b)(?! (?:hand|email|phone|far|default|law|the way|and large|heart|name|accident|mistake|itself|themselves|means|virtue)\\b)|before|until|end of|first thing|right after|straight after|tonight|today|tomorrow|later|this (?:week|morning|afternoon|evening|month)|next week|over the weekend',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|on the (?:\\d+(?:st|nd|rd|th)|first|fifteenth|last)(?= of\\b|[\\s.,!]*$)|in an? (?:minute|hour|sec|moment)|at the latest|at (?:noon|lunch|\\d+)',
);
/** A day or hour by which work is done; "by" alone also says how: "by hand". */
export const deadline = anyOf(
  '(?:by|before|until|on|at) (?:(?:the|this|next|uh|um|about|around|late|early)[\\s,–-]+)*(?:end|beginning|middle|start|mon|tues|wednes|thurs|fri|satur|sun|week|weekend|month|year|noon|lunch|lunchtime|midday|midnight|tonight|tomorrow|then|summer|autumn|fall|winter|spring|christmas|easter|january|february|march|april|june|july|august|september|october|november|december|\\d+)(?:day)?',
  'tonight|tomorrow|(?:later )?(?:this|next) (?:week|morning|afternoon|evening|month|autumn|spring|summer|winter|year)|over the weekend|in the next (?:few |couple of |day or |\\p{L}+ )?(?:days?|weeks?|hours?|two)|(?:after|following) (?:the|this|our) (?:meeting|call|session)|shortly|as soon as',
);
export const agreed = anyOf('put me down|no problem|leave it (?:to|with) me|i have the time');

const startsWork = new RegExp(`^${work}`, 'iu');
const timeIn = new RegExp(time, 'iu');
