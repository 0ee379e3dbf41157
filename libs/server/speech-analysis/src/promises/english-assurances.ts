import { deadline, isDeed, work } from './english-deeds.ts';
import { afterTheTalk, happensToSpeaker, onTheSpot, talks, vague } from './english-words.ts';
import { type PromiseForm, promiseForm } from './promise-rules.ts';

/** Words between "I'll" and the promised action. */
export const adverbs =
  '(?:(?:just|also|then|now|definitely|certainly|absolutely|obviously|of course|gladly|happily|personally|quickly|actually|simply|probably(?= (?:ask|send|email|call|write)\\b)|sort of|kind of|try to|try and|try\\s?[–-]+|attempt to|go ahead and|go and|go(?= (?:check|ask|talk|call|send|write|buy|fix)\\b)|be sure to|make sure to|undertake to)[\\s,]+)*';

/** Returns whether words after "I'll" are no promise: feelings, steps of the talk, vague intentions. */
export const isNotAnAction = (action: string): boolean =>
  !isDeed(action) ||
  happensToSpeaker.test(action) ||
  vague.test(action) ||
  ((talks.test(action) || onTheSpot.test(action)) && !afterTheTalk.test(action));

const yes =
  '(?:yes|yeah|yep|yup|okay|ok|sure|right|fine|so|um|uh|great|good|no but|no problem|no worries|of course|absolutely|certainly|definitely|alright|all right|cool|perfect|thanks|thank you|well|oh|and|but)[\\s,–-]+';
const after =
  '(?:come|get) back to you|let you know|report back|follow up|send (?:you|it|that|them)|in writing|for you|to you';

/** What "I can" offers to do after the talk, where nothing says that it is an ability: "I can open an issue for that." */
const offeredWork =
  '(?:open|file|create|start|draft|write|put up|put together|set up|schedule) (?:an?|the|some|something)\\b|(?:ask|ping|message|email|call|contact|remind|invite) (?:him|her|them|the (?!question)|\\p{Lu})|reach out|take (?:that|this|it)(?: one)?[\\s.,]*$|take (?:that|this|the) (?:one|action|item|issue|ticket)|(?:bring|raise) (?:it|that|this) (?:up )?(?:with|at|to|in)|double[- ]?check|check (?:with|in with)|help (?:you|him|her|them)\\b|(?:share|add|send|post|update|review|fix|test|merge|upload|forward|move) (?:it|that|this|those|these|them|the|an?|you|some)\\b|(?:do|take|write|write up) the (?:minutes|notes|slides|agenda|write-?up|rota|summary|demo)|take [^,.]{2,40} off (?:your|his|her|their) (?:hands|plate|list)|work on|volunteer|follow up|talk to (?:him|her|them|the|\\p{Lu})|look into|write (?:it|that|this|something) up|sync (?:up )?with';
const onlyIf = /\b(?:if|unless|now|here|already|only|usually|always|then you|so that)\b/iu;

/** Answers to a request: "very happy to do that", "will do", "I can look into that and come back to you". */
export const acceptances: readonly PromiseForm[] = [
  promiseForm(
    `(?:^(?:${yes})*|\\b(?:i'm|i am|we're|we are|i|we)(?:'d be| would be|'ll be| will be| shall be)? )(?:(?:very|more than|really|quite|absolutely|only too|always|also|certainly) )*(?:happy|glad|(?<=\\bbe (?:\\p{L}+ )?)(?:pleased|delighted)) to ${adverbs}(?<action>(?!(?:say|report|announce|confirm|note|tell|see|hear|inform|welcome)\\b(?! (?:back|you when|you once)))\\p{L}.+)`,
    isNotAnAction,
  ),
  promiseForm(`^(?:${yes})*(?<action>(?:will do|can do|shall do)(?![^,.]* (?:with|without|better|more))\\b.*)`),
  promiseForm(
    `\\b(?:i|we) can ${adverbs}(?<action>(?:${work}|provide|share|supply|circulate|find|get (?:that|this|the|your|those|these)).*\\b(?:${after})\\b.*)`,
    isNotAnAction,
  ),
  promiseForm(
    `\\b(?:i|we) can (?:certainly|definitely|absolutely|of course|happily|gladly|surely) (?<action>(?:${work}|provide|share|supply|circulate|find|give|get)\\b.*)`,
    isNotAnAction,
  ),
  promiseForm(
    `(?:^(?:${yes})*|,\\s(?:and |but |so )?)i can ${adverbs}(?<action>(?:${offeredWork}).*)`,
    (action) => onlyIf.test(action) || isNotAnAction(action),
  ),
  promiseForm(
    `\\b(?:i|we) can ${adverbs}(?<action>have [^,.]{2,50} (?:with you|to you|ready|done|finished|back|for you|on your desk)\\b.*${deadline}.*)`,
    (action) => onlyIf.test(action) || isNotAnAction(action),
  ),
  promiseForm(
    `\\b(?:i|we) can (?:definitely |certainly |also )?(?<action>(?:take (?:that|this|it) (?:away|offline|back|up with)|(?:take|have) (?:a|another) (?:(?:closer|quick|good|deeper|better) )?look (?:at|on|into|through)|take the lead|help (?:(?:you|him|her|them) )?(?:out )?with (?:that|this|it)|follow (?:(?:that|this|it) )?up (?:with (?:you|them|him|her|the)|on (?:that|this|it))|(?:write|get back|come back) to (?:you|the (?:committee|member)))\\b.*)`,
  ),
  promiseForm(
    `(?<action>\\b(?:(?:that's|it's|that is|it is) on my (?:list|to-?do list|plate)|i owe you (?:an?|the) (?!apology|explanation|drink|beer|coffee|lunch)\\p{L}+|action (?:item )?(?:on|for) me|(?:that|this)(?:'s| is) my action)\\b.*)`,
  ),
  promiseForm(
    `^(?:${yes})+i can (?:certainly |definitely |absolutely |totally )?(?<action>do (?:that|it|this|those)(?: for you| then| today)?[\\s.,!]*$)`,
  ),
];

const firmWork =
  'publish|send|deliver|pay|provid|introduc|bring|report|review|hir|complet|finish|launch|releas|fund|replac|repair|consult|table|tabl|hold|reduc|increas|doubl|build|open|recruit';

/** Assurances: "I can assure you that we are reviewing it", "you have my word that …". */
export const assurances: readonly PromiseForm[] = [
  // A promise to leave something alone keeps its "not".
  promiseForm(
    `\\b(?:i|we) (?<action>(?:won't|will not|shall not) (?:send|publish|share|post|announce|release|change|order|book|sign|pay|tell|mention|touch|deploy|start|delete|move|do) .*\\b(?:until|before|without) (?:you|your|i've heard from you|we've (?:spoken|talked))\\b.*)`,
  ),
  promiseForm(
    `\\b(?:(?:i|we) (?:can|do|want to|will)?\\s?|let me )(?:assure|promise|guarantee|reassure) (?:you|(?:[^,.]{1,40}? )(?:member|colleague|committee|house|minister|chair|everyone|everybody|people))s?,? (?:that )?(?:(?:i|we) (?:will|shall)|(?:i|we)'ll) ${adverbs}(?<action>\\p{L}.+)`,
    isNotAnAction,
  ),
  promiseForm(
    `\\b(?:(?:i|we) (?:can )?|let me )(?:assure|promise|guarantee|reassure) (?:you|(?:[^,.]{1,40}? )(?:member|colleague|committee|house|minister|chair|everyone|everybody|people))s?,? (?:that )?(?:we are|we're|i am|i'm) (?<action>(?:currently |actively |now )?(?:working \\p{L}+ to (?:make sure|ensure|have|get|finish|complete)|(?:${firmWork})\\p{L}*ing)\\b.*)`,
  ),
  promiseForm(
    `\\b(?<action>(?:you have my (?:word|commitment|promise|assurance)|i (?:give|'ll give) you my (?:word|commitment|promise|assurance))\\b.*)`,
  ),
  promiseForm(
    `\\b(?:i am|i'm|we are|we're) (?:fully |absolutely |still |also )?committed to (?<action>(?:${firmWork})ing\\b.*)`,
  ),
  promiseForm(
    `(?<action>\\b(?:our|my) (?:commitment|promise|offer)\\b[^,]*\\b(?:is (?:still )?firm|still stands|stands|remains firm)\\b.*)`,
  ),
  promiseForm(
    `\\bi (?:think|guess|reckon|expect|believe)(?: that)? (?:i'll|i will|we'll|we will|i can|we can) ${adverbs}(?<action>(?:be (?:done|finished|ready|through)|have|get|send|finish|complete|deliver|submit)\\b.*${deadline}.*)`,
  ),
  promiseForm(
    `\\b(?:i|we) should be able to ${adverbs}(?<action>(?:${work}|have|get|send|finish|complete|deliver|submit)\\b.*${deadline}.*)`,
  ),
];

const sent =
  'sent|circulated|published|e-?mailed|mailed|posted|distributed|shared|uploaded|forwarded|delivered|refunded|tabled|released|conveyed|replaced|repaired|announced|issued|installed|written up|made available|passed on|put (?:on|up|in)';
const toWhom =
  '(?:round|around|out to (?:you|members|everyone|everybody|all)|(?<!not )by (?:me|us|the clerks?|the secretariat|the office|my (?:team|office|staff|assistant))|to (?:you|members|everyone|everybody)[\\s.,]*$|on (?:the|our) (?:website|wiki|portal|intranet|drive))';

/** Passives that commit the speaker or the group: "you'll be sent a transcript". */
export const passives: readonly PromiseForm[] = [
  promiseForm(
    "\\b(?<action>you(?:'ll| will) (?:all |also |then |each )?be (?:sent|e-?mailed|mailed|reimbursed|refunded|notified|contacted|informed|issued with|provided with|given (?:a copy|access|the (?:slides|notes|minutes|details|link|results)))(?! (?:to|in|into|through|off|away)\\b)\\b.*)",
  ),
  promiseForm(
    `(?<action>\\b(?!(?:he|she)\\b)[\\p{L}']+(?:'ll| will) (?:all |also |then |now |be )*be (?:${sent})\\b(?!.*\\b(?:every (?:year|month|week|day|time)|wrong|anyway)\\b).*?(?:${toWhom}|${deadline}).*)`,
  ),
  promiseForm(
    `(?<action>\\b(?:that|this|it|they|these|those|everything|all of (?:it|that|them|this))(?:'ll| will) (?:all |also |then )*be (?:done|finished|completed?|ready|fixed|sorted|gone|resolved)(?: \\p{L}+)? ${deadline}.*)`,
  ),
];
