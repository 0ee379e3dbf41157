import { acceptances, adverbs, assurances, isNotAnAction, passives } from './english-assurances.ts';
import { agreed, time, work } from './english-deeds.ts';
import { jokes, onTheSpot } from './english-words.ts';
import { anyOf, promiseForm, type PromiseRules } from './promise-rules.ts';

/** Those for whom a speaker may promise. */
const ownGroup =
  '(?:(?:my|our) (?:team|office|staff|department|officials?|colleagues?|people|lawyers?|secretary|assistant|lab|ministry)|\\p{L}+ and i|the (?:two|both) of us)';
const will = [
  "(?:i|we)(?: (?:myself|ourselves|personally|also|both|all|certainly|definitely|then))?(?:'ll| will| shall)",
  `${ownGroup}(?:'ll| will| shall| (?:is|are) going to)`,
  "(?:i'm|i am|we're|we are) (?:going to|gonna)",
  '(?:i|we) (?:promise|commit|undertake|pledge|volunteer|offer|guarantee) to',
  'i (?:plan|intend) to',
  "(?:i have|i've got|i took) an action (?:item )?to",
  "what (?:i|we)(?:'ll| will|'m going to|'m gonna|'re going to|'re gonna) do is",
  "i(?:'m| am) planning to",
  '(?:my|our) (?:plan|next step|next job) is to',
].join('|');

/** "I'll tr I'll try", "I'll… I'll take". */
const restarts = "(?:(?:\\p{L}{1,3}[\\s,…–-]+)?(?:i'll|i will|i can|we'll|we will)[\\s,…–-]+)*";
const atOnce = /\b(?:my screen|for a (?:second|moment|minute|sec)$)/i;
const asksNow = /^see (?:what|if|who|whether) i can (?:ask|say|explain|put|find it|show|get this|make this)\b/i;
const aboutTheCall = /\b(?:from|about|to (?:say|ask|tell))\b/i;

export const englishPromises: PromiseRules = {
  forms: [
    promiseForm(`\\b(?:${will})[\\s,…–-]+${restarts}${adverbs}(?<action>\\p{L}.+)`, isNotAnAction),
    promiseForm(
      `\\bfrom (?:now|today|tomorrow) on,? (?:i|we)(?:'ll| will) ${adverbs}(?<action>(?!be |try |do better|feel|never|always)\\p{L}.+)`,
    ),
    promiseForm(
      `\\blet me ${adverbs}(?<action>${work}.*)`,
      (action) => atOnce.test(action) || asksNow.test(action) || onTheSpot.test(action),
    ),
    promiseForm(`\\b(?:i|we) can ${adverbs}(?<action>${work}.*(?:${time}|${agreed}).*)`),
    promiseForm(
      `\\b(?:i'm|i am|we're|we are) (?<action>(?:sending|calling|writing|booking|ordering|bringing|posting|sorting|fixing|ringing|publishing|launching|introducing|releasing|submitting|presenting|hiring|holding)\\b.*${time}.*)`,
      (action) => aboutTheCall.test(action),
    ),
    promiseForm(
      `(?<action>\\bgive me (?:until|till|a (?:day|week|couple)|an hour|two|three)\\b.*\\b(?:i'll|you'll)\\b.*)`,
    ),
    promiseForm(
      `(?<action>\\byou(?:'ll| will| can expect| can have) (?:(?:have|get|hear|it|the|a) )(?!to |used|there|over|from (?!me|us)|a (?:call|letter) from).*(?:${time}|\\bfrom (?:me|us)\\b).*)`,
    ),
    promiseForm(
      `(?<action>\\b(?:it|that|they|the \\p{L}+)(?:'ll| will) be (?:in your inbox|with you|on your desk|in the (?:folder|channel|drive))\\b.*${time}.*)`,
    ),
    promiseForm(
      `(?<action>\\b(?:leave (?:it|that|this|them|the [\\p{L} ]+?)(?: one)? (?:to|with) me|consider it (?:done|sorted)|count on me|put me down for|i'm on it|sign me up|you have my word)\\b.*)`,
    ),
    ...acceptances,
    ...assurances,
    ...passives,
  ],
  refused: [
    jokes,
    /\bwe(?:'ll| will) see(?! to)\b/iu,
    /\bgoing to \p{Lu}/u,
    /\bone day\b(?!.*\b(?:week|month)\b)/iu,
    /,?\s(?:aren't (?:we|i)|am i|are we|won't (?:we|i)|will (?:we|i)|shall (?:we|i)|should i|or not|or what|have i)$/iu,
  ],
  asks: /^(?:(?:and|so|or|but|well|yeah|right|um|uh|then|okay|ok|no)[\s,]+)*(?:(?:will|shall|should|would|could|can|may|must|do|does|did|is|are|am|was|were|have|has|had) (?:i|we|you|he|she|it|they|anyone|anybody|someone|somebody|that|this|there|the)\b|(?:who|what|when|where|why|how|which)(?:'s|'ll|'d| (?:is|are|do|does|did|will|would|should|shall|can|could|was|were|have|has|much|many|long|about))\b)/iu,
  within: new RegExp(
    String.raw`(?:\b(?:the|a|an|any|some)\s\p{L}+\sthat|\b(?:how|what|which|when|where|why|who)|(?<!\b(?:on|in|at|by|after|before|during|over|until|from|for|within|with|of)\s)\b(?:the|a|an|any|every|some)\s(?!other\b|next\b|first\b|last\b|week|month|day|morning|afternoon|evening|moment|minute|meeting\b|weekend)\p{L}+)\s+$`,
    'iu',
  ),
  reported: new RegExp(
    anyOf(
      'in which case|in that case|decision (?:was|is)|if|unless|suppose|supposing|imagine|maybe|perhaps|whether|in theory|theoretically|(?<!should )says?|said|saying|tells?|told|quote|wrote|writes|script|contract|promised|claims?|claimed|used to|as though|hypothetically',
      '(?:was|were|am|is|are|all|go) like|keeps? (?:going|saying)|goes|answered|replied|announced|sign|slogan|poster|lyrics|song|film|movie|joke',
    ) +
      String.raw`|^(?:(?:so|and|then|well|basically|like|um|uh)[\s,]+)*you (?!know|said|asked|sent|told|mentioned|wanted|can|could|guys|might|may|will|would|should|need|have|had|did|do|don)\p{L}+ .*\b(?:and|then)\s+$`,
    'iu',
  ),
  doubted: new RegExp(
    anyOf(
      "don't (?!worry)|do not (?!worry)|didn't|can't|cannot|always|never|doubt|unlikely|not sure|think|thought|hope|hoping|wish|wonder|worried|afraid|scared|fear|otherwise|expects?|expected|want|wants|wanted|asked",
      'every time|whenever|or|hopefully|some ?day|then they|only way',
    ),
    'iu',
  ),
};
