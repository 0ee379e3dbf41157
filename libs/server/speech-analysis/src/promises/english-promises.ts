import { afterTheTalk, agreed, happensToSpeaker, isDeed, jokes, talks, time, work } from './english-words.ts';
import { anyOf, type PromiseForm, type PromiseRules } from './promise-rules.ts';

/** Words between "I'll" and the promised action. */
const adverbs =
  '(?:(?:just|also|then|definitely|certainly|gladly|happily|personally|quickly|actually|try to|try and|go ahead and|go and|be sure to|make sure to)[\\s,]+)*';
const will = [
  "(?:i|we)(?:'ll| will| shall)",
  "(?:i'm|i am|we're|we are) (?:going to|gonna)",
  'i (?:plan|promise|commit|intend) to',
  "(?:i'm|i am|we're|we are) happy to(?! do (?:that|it|so)[\\s.,!–-]*$)",
  "(?:i|we)(?:'d| would) be (?:happy|glad) to(?! do (?:that|it|so)[\\s.,!–-]*$)",
  "what (?:i|we)(?:'ll| will) do is",
].join('|');

const form = (pattern: string, isRefused?: PromiseForm['isRefused']): PromiseForm => {
  const made = new RegExp(pattern, 'iu');
  return isRefused ? { pattern: made, isRefused } : { pattern: made };
};
const isNotAnAction = (action: string) =>
  !isDeed(action) || happensToSpeaker.test(action) || (talks.test(action) && !afterTheTalk.test(action));
const atOnce = /\b(?:my screen|for a (?:second|moment|minute|sec)$)/i;
const asksNow = /^see (?:what|if|who|whether) i can (?:ask|say|explain|put|find it|show|get this|make this)\b/i;
const aboutTheCall = /\b(?:from|about|to (?:say|ask|tell))\b/i;

export const englishPromises: PromiseRules = {
  forms: [
    form(`\\b(?:${will})[\\s,]+(?:i'll[\\s,]+)?${adverbs}(?<action>\\p{L}.+)`, isNotAnAction),
    form(`\\blet me ${adverbs}(?<action>${work}.*)`, (action) => atOnce.test(action) || asksNow.test(action)),
    form(`\\b(?:i|we) can ${adverbs}(?<action>${work}.*(?:${time}|${agreed}).*)`),
    form(
      `\\b(?:i'm|i am|we're|we are) (?<action>(?:sending|calling|writing|booking|ordering|bringing|posting|sorting|fixing|ringing)\\b.*${time}.*)`,
      (action) => aboutTheCall.test(action),
    ),
    form(`(?<action>\\bgive me (?:until|till|a (?:day|week|couple)|an hour|two|three)\\b.*\\b(?:i'll|you'll)\\b.*)`),
    form(
      `(?<action>\\byou(?:'ll| will| can expect| can have) (?:(?:have|get|hear|it|the|a) )(?!to |used|there|over|from (?!me|us)|a (?:call|letter) from).*${time}.*)`,
    ),
    form(
      `(?<action>\\b(?:it|that|they|the \\p{L}+)(?:'ll| will) be (?:in your inbox|with you|on your desk|in the (?:folder|channel|drive))\\b.*${time}.*)`,
    ),
    form(
      `(?<action>\\b(?:leave (?:it|that|this|them|the [\\p{L} ]+?)(?: one)? (?:to|with) me|consider it (?:done|sorted)|count on me|put me down for|i'm on it|sign me up|you have my word)\\b.*)`,
    ),
    form(`^(?:(?:yes|yeah|yep|okay|ok|sure|right|fine|so|um|uh|great|good|no but)[\\s,]+)*(?<action>will do\\b.*)`),
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
      'in which case|in that case|decision (?:was|is)|if|unless|suppose|supposing|imagine|maybe|perhaps|whether|in theory|theoretically|says?|said|saying|tells?|told|quote|wrote|writes|script|contract|promised|claims?|claimed|used to|as though|hypothetically',
      '(?:was|were|am|is|are|all) like|keeps? (?:going|saying)|goes|answered|replied|announced|sign|slogan|poster|lyrics|song|film|movie|joke',
    ),
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
