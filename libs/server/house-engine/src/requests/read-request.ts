import type { Tone } from '../flows/tones.ts';

/** A request about the conversation itself, whatever its subject. */
export type TalkRequest =
  /** The suggested words should be firmer or softer. */
  | { kind: 'tone'; tone: Exclude<Tone, 'plain'> }
  | { kind: 'shorter' }
  /** The coach should ask nothing from here on; `rest` is the rest of the message. */
  | { kind: 'noQuestions'; rest: string }
  | { kind: 'laugh'; rest: string }
  /** The suggested words do not sound like the person. */
  | { kind: 'another' }
  /** Something more on the same subject. */
  | { kind: 'goOn' }
  /** The person asks what the coach offers. */
  | { kind: 'offer' }
  | { kind: 'write'; form: WrittenForm; invites: boolean }
  /** The person had the conversation, and it went this way. */
  | { kind: 'did'; went: 'well' | 'hard' | 'untold' };

export type WrittenForm = 'text' | 'mail' | 'speech';

const degree =
  '(?:(?:a bit|bit|way|far|much|still|just|really|kinda|rather|etwas|viel|ein bisschen|bisschen|immer noch|echt) )*';
const before = `^(?:(?:hm+|no|nah|ugh|ok|okay|hmm|nein|nee|naja|na ja|puh|fine)[,.!]? )*(?:(?:i think |ich finde )?(?:that['’]?s|thats|that is|it is|it['’]?s|its|this is|that sounds|sounds|das ist|das klingt|klingt|ist mir|das ist mir|das klingt mir|klingt mir|das wirkt) )?(?:(?:but |aber |und )?(?:is(?:n['’]?t)? (?:that|it|this)(?: not)?|does(?:n['’]?t)? (?:that|it|this)(?: not)? sound|won['’]?t (?:that|it) (?:be|sound)|ist das nicht|klingt das nicht|wirkt das nicht|ist das) )?${degree}`;
const tooSoft = new RegExp(
  `${before}(?:too|zu) (?:nice|soft|polite|friendly|weak|gentle|kind|timid|meek|nett|weich|freundlich|höflich|lieb|sanft|brav|zahm|lasch)\\b`,
  'iu',
);
const tooHard = new RegExp(
  `${before}(?:too|zu) (?:harsh|hard|direct|rude|cold|blunt|aggressive|strong|mean|stiff|formal|pushy|hart|direkt|kalt|grob|steif|förmlich|unfreundlich|schroff|scharf|krass|streng)\\b|\\bi (?:would|could|['’]d) (?:not|never) (?:dare|say that)|\\bsomething softer\\b|\\bdas trau(?:e)? ich mich nicht`,
  'iu',
);
const tooLong = new RegExp(
  `${before}(?:too|zu) (?:long|wordy|much|complicated|many words|lang|umständlich|kompliziert|viel text)\\b|^(?:ok,? |please,? |bitte,? )?(?:(?:make it|that|noch|bitte|geht das auch|etwas) )*(?:shorter|kürzer)\\b|^half (?:of )?(?:that|it)\\b|\\b(?:\\d+|ten|thirty|one)[- ](?:seconds?|minutes?|lines?|sentences?) version\\b|\\b(?:just|only) one line\\W*$|\\b(?:die|eine) kurzfassung\\b`,
  'iu',
);

/** About the suggested words: without "too", only a question counts. */
const fearsTooHard =
  /^(?:but |aber |und )?(?:isn['’]?t (?:that|it|this)|won['’]?t (?:that|it) (?:be|sound)|ist das nicht|klingt das nicht|wirkt das nicht) (?:a bit |a little |rather |kind of |ein bisschen |etwas )?(?:harsh|rude|cold|blunt|aggressive|pushy|mean|unfriendly|unhöflich|hart|grob|kalt|aggressiv|unfreundlich|schroff)\b/iu;

const notMine =
  /\b(?:(?:don['’]?t|do not) (?:really |quite )?like (?:the|that|this|it)\b|(?:doesn['’]?t|does not|don['’]?t) (?:really )?sound like me|(?:isn['’]?t|is not|that['’]?s not|not really) me\b|not my (?:style|words|way of)|i(?:['’]d| would) never (?:say|talk|put)|(?:so|das) (?:rede|spreche|sage|sag) ich (?:so )?nicht|klingt nicht nach mir|gefällt mir (?:so )?nicht|das bin (?:ich nicht|nicht ich)|mag (?:den|die|das) \p{L}+ (?:teil|satz|anfang|mitte|wörter)\p{L}* nicht)|^(?:(?:ok|no|hm+|nein)[,.]? )*(?:(?:give me |can i have |have you got )?(?:another|a different) (?:one|version|way|sentence|wording)|(?:etwas|was) anderes|(?:einen|eine) andere[nr]? (?:satz|version|fassung))\b/iu;

const more =
  /^(?:(?:ok|okay|and|so|und|gut|thanks|danke)[,.!]? )*(?:(?:what|anything|was) (?:else|more|noch|sonst)(?: noch)?(?: (?:can|could|should) i do| kann ich (?:noch )?tun)?|(?:sonst|noch) (?:noch )?(?:was|etwas)|go on|continue|next|more(?: please)?|weiter|und weiter|(?:mach|machen sie) weiter|(?:and|und) (?:now|jetzt)|what now|was nun)\W*$/iu;

const offered =
  /\b(?:what (?:can|could|do) you (?:help (?:me )?with|do (?:here|for me)|offer)|how can you help|how does (?:this|it) work(?: here)?\W*$|what (?:are you good at|are you for|is this for)|was (?:kannst du|können sie)(?: für mich)?(?: hier)?(?: alles)? (?:tun|machen|anbieten)?|wobei (?:kannst du|können sie)|womit (?:kannst du|können sie)|wie funktioniert das(?: hier)?\W*$|was machst du hier|what can you do\W*$)/iu;

const noQuestions =
  /\b(?:(?:no|without|fewer) (?:more )?questions?|(?:stop|quit) (?:asking|with the questions)|don['’]t ask (?:me )?(?:anything|questions|again|back)|keine (?:weiteren |mehr )?(?:(?:gegen|rück)?fragen)|ohne (?:(?:gegen|rück)?fragen)|(?:hör|hören sie) (?:bitte )?auf zu fragen|nicht (?:immer|ständig|dauernd) fragen)\b(?: please| bitte| now| jetzt| mehr)?[\s,.!;:–-]*(?:just (?:help|tell me|answer)\b|(?:hilf|helfen sie)(?: mir)? einfach|einfach (?:nur )?(?:hilfe|helfen))?/iu;

const laughs =
  /^(?:(?:(?:lol|lmao|rofl|ha(?:ha)*h?|hehe+|hihi+|xd)(?![\p{L}’'])|:-?\)|😂|🤣|😅)[\s,.!]*)+(?:(?:ok|okay|true|fair|stimmt|na gut|gut)[\s,.!]*)*/iu;

const written =
  /\b(?:write|draft|put together|compose|schreib\w*|verfass\w*|formulier\w*|setz\w*)\b[^.?!]{0,60}?\b(?<form>text|message|whatsapp|sms|dm|note|nachricht|e-?mail|mail|letter|brief|schreiben|(?:first |opening )?(?:two |three |few )?sentences|speech|opening|beginning|rede|ersten? (?:zwei |drei )?sätze|anfang|einstieg)\b|^(?:so,? |ok,? |and |what now\?? )*(?<again>new text|new message|neue nachricht)\??$|\b(?:(?:can|could|will|would) you (?:please )?(?:just )?write (?:it|that|this|her|him|them)(?: for me)?\b|write (?:it|that|this) for me|(?:schreib|schreiben sie) (?:es|das|ihn|sie) (?:bitte )?(?:für mich|mir)|(?:kannst du|können sie) (?:es|das) (?:für mich )?schreiben)|\b(?:turn (?:it|that|this) into (?:an? )?(?:answer|sentence|message|text|mail)|(?:mach|machen sie) (?:mir )?daraus (?:eine?n? )?(?:antwort|satz|nachricht|mail))\b|\b(?:put (?:it|that|this) together|stell\w* (?:es|das) zusammen) for me\b/iu;
const invitation =
  /\b(?:invit\w*|to (?:the|a) (?:meeting|talk|chat|call)|ask(?:ing)? for (?:a|the) (?:meeting|talk|call|time)|set(?:ting)? up|einlad\w*|um (?:ein|einen) (?:gespräch|termin)|terminanfrage)\b/iu;

const didIt =
  /^(?:(?:ok|okay|so|well|update|right|also|ha|puh|gut|hallo|hi|hey|whew)[,:.! ]+)*(?:(?:i |we )?(?:finally |just |actually |really )?(?:did it|done it|told (?:him|her|them|\p{Lu}\p{Ll}+)|asked (?:him|her|them|\p{Lu}\p{Ll}+)|said it|sent it|talked (?:to|with) \p{L}+|spoke (?:to|with) \p{L}+|rang (?:him|her|them))|(?:we|wir) (?:talked|spoke|haben (?:geredet|gesprochen))|it['’]?s (?:done|over|sent)|its (?:done|over|sent)|it is (?:done|over)|done[.!,]|(?:ich )?hab(?:e|['’]?s)? (?:es |das |ihm |ihr |gestern |heute |jetzt )*(?:gemacht|gesagt|geschafft|getan|abgeschickt|erzählt)|(?:es )?ist (?:raus|vorbei|erledigt)|erledigt)/iu;
const wentHard =
  /\b(?:cried|crying|in tears|awful|terrible|horrible|badly|bad|furious|shouted|yelled|angry|hung up|walked out|said no|refused|guilty|disaster|shaking|upset|hurt|geweint|heult\w*|schlecht|furchtbar|schrecklich|schlimm|wütend|sauer|geschrien|aufgelegt|abgelehnt|nein gesagt|schuldig|gezittert|verletzt)\b/iu;
const wentWell =
  /\b(?:well|fine|great|good|ok|okay|thanks?|thank you|yes|agreed|hugged|relieved|laughed|happy|proud|thumbs up|slept|smiled|finally|held my hand|normal|gut|super|danke\w*|ja gesagt|einverstanden|umarmt\w*|erleichtert|gefreut|stolz|gelacht|gelächelt|zugestimmt)\b/iu;

/** Returns how a conversation went, by a message about it. */
export const wentIn = (text: string): 'well' | 'hard' | 'untold' =>
  wentHard.test(text) ? 'hard' : wentWell.test(text) ? 'well' : 'untold';

/** @returns undefined if the message contains no such request */
export function readRequest(text: string): TalkRequest | undefined {
  const said = text.trim();
  if (tooSoft.test(said)) return { kind: 'tone', tone: 'firmer' };
  if (tooHard.test(said) || fearsTooHard.test(said)) return { kind: 'tone', tone: 'softer' };
  if (tooLong.test(said)) return { kind: 'shorter' };
  if (noQuestions.test(said)) return { kind: 'noQuestions', rest: restOf(said.replace(noQuestions, ' ')) };
  if (offered.test(said)) return { kind: 'offer' };
  if (more.test(said)) return { kind: 'goOn' };
  if (notMine.test(said)) return { kind: 'another' };
  const wanted = written.exec(said);
  if (wanted) {
    const form = formOf(wanted.groups?.form ?? wanted.groups?.again ?? '');
    return { kind: 'write', form, invites: form !== 'speech' && invitation.test(said) };
  }
  if (didIt.test(said)) return { kind: 'did', went: wentIn(said) };
  if (laughs.test(said)) return { kind: 'laugh', rest: restOf(said.replace(laughs, '')) };
  return undefined;
}

function formOf(named: string): WrittenForm {
  if (/sentence|speech|opening|beginning|rede|sätze|anfang|einstieg/iu.test(named)) return 'speech';
  return /mail|letter|brief|schreiben/iu.test(named) ? 'mail' : 'text';
}

const restOf = (text: string) =>
  text
    .replace(/^[\s,.;:!?–-]+/u, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();

/** Whether the person said in this conversation that they do not want questions. */
export const wantsNoQuestions = (told: readonly string[]): boolean => told.some((text) => noQuestions.test(text));
