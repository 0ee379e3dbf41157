import { type Intent, readIntent } from '@greenroom/understanding';
import { isQuestion } from '../is-question.ts';
import type { HouseQuestion } from '../question.ts';
import { stemsOf, wordsOf } from '../words.ts';
import { intentOfChip } from './chip-intents.ts';
import { flowWords } from './flow-words.ts';
import { languageOf } from './language.ts';
import { textToLookOver } from './shorter-wording.ts';

const decideInWords =
  /\b(?:help me (?:to )?(?:decide|choose)|(?:can['’]?t|cannot|don['’]?t know how to) decide|(?:hilf|helfen sie) mir (?:beim|zu)? ?entscheiden|kann mich nicht entscheiden)\b/i;

/** Whether a person explicitly asks for help with a decision. */
export const asksToDecide = (text: string): boolean => intentOfChip(text) === 'decide' || decideInWords.test(text);

/** Part of a pattern: "should I ask" is about a decision, "how should I ask" is not. */
export const notAskedHow =
  '(?<!\\b(?:how|what|when|where|why|who|which|was|wie|wann|wo|warum|wem|wen|welche[mnrs]?)\\b[^.?!,;:]{0,60})';

/** The person already did what the coach suggested. */
export const triedBefore =
  /^(?:but |yes,? )?i(?:['’]ve| have)? (?:already )?tried (?:that|this|it|all that)\b|^(?:das )?(?:habe?|hab) ich (?:das )?(?:alles )?schon (?:probiert|versucht)/i;

/** Explicit requests, for which no classifier is needed. */
const saidPlainly: readonly { pattern: RegExp; intent: Intent }[] = [
  {
    pattern:
      /\b(?:(?:give|tell|say|show|read)(?: me)? (?:the|that|my|your) (?:first |opening )?(?:sentence|line|words?)|(?:the )?(?:first |opening )?sentence) again\b|\bwhat was (?:the|my|that) (?:first |opening )?(?:line|sentence|figure|number)\b|\bwhich (?:number|figure|sentence) (?:did|was)\b|\b(?:den|der|meinen?) (?:ersten? )?satz (?:noch ?mal|noch einmal|nochmals)\b|\bwie war (?:der|mein) (?:erster? )?satz\b/i,
    intent: 'recall',
  },
  {
    pattern:
      /^(?:ok,? |no,? |and |still )*(?:make (?:it|that) )?(?:a bit |much |too )?(?:shorter|softer|firmer|kinder|clearer|warmer|kürzer|sanfter|weicher|bestimmter|klarer|freundlicher)\b/i,
    intent: 'more',
  },
  {
    pattern:
      /^(?:that['’]?s |it['’]?s |das ist |(?:a bit |much |far |way )?)*(?:too|zu) (?:sad|harsh|hard|aggressive|stiff|formal|soft|weak|polite|nice|blunt|hart|steif|förmlich|weich|schwach|nett|höflich|traurig)\b|^(?:something|etwas) (?:lighter|softer|firmer|kinder|warmer|leichteres|sanfteres|bestimmteres)\b/i,
    intent: 'more',
  },
  {
    pattern:
      /\bhow (?:do|can|should|would|could) i (?:best |actually |even )?(?:apologi[sz]e|say\b|tell (?!if|whether|when|how)|phrase|put (?:it|this|that) to|announce|answer (?:that|him|her|them)|make (?:it|this|that) right|bring (?:it|this|that) up|break it to)|\bwas (?:sag|antworte)e? ich (?:dem|der|denen|ihm|ihr|ihnen)\b|\bwie (?:sag|bring|erklär)e? ich (?:es |das )?(?:meine[mnr]?|ihm|ihr|ihnen|dem|der|den)\b|\bwie entschuldige ich mich\b|^what (?:do|should|can) i say when (?:an?|my|our) \p{Ll}+ \p{Ll}+s\b(?<! says)|^was (?:sage|schreibe) ich,? wenn (?!\p{L}+(?: \p{L}+)? (?:sagt|fragt|meint|antwortet|nein)\b)/iu,
    intent: 'words',
  },
  {
    pattern:
      /^(?:i )?(?:just |really )*(?:can['’]?t|cannot)(?: do (?:it|this))?(?: anymore| any more)?\W*$|^(?:ich )?kann (?:einfach |das )*nicht(?: mehr)?\W*$/i,
    intent: 'calm',
  },
  {
    pattern:
      /\b(?:can['’]?t|cannot|can hardly|help me) (?:breathe|sleep|calm down|stop (?:shaking|crying))\b|\bpanic attack|\b(?:calm me|i['’]?m panicking)\b|\bkeine Luft (?:mehr|bekomm\w*)|\bkann nicht (?:schlafen|atmen|aufhören zu (?:zittern|weinen))|\bPanikattacke|\b(?:beruhige|beruhigen Sie) mich\b/i,
    intent: 'calm',
  },
  {
    pattern:
      /^(?:no|nope|nein|wait|moment)[,.!:]? (?:it['’]?s|(?:his|her|their) name|i (?:meant|said)|not .+ but |es (?:ist|geht|heißt)|(?:er|sie) heißt|ich (?:meinte|sagte)|nicht .+ sondern )/i,
    intent: 'correct',
  },
  {
    pattern:
      /^(?:ok,? |so,? |please |now )?(?:can you |could you )?(?:write|give|draft)(?: me)? (?:the|a|an|that) (?:text|words?|sentence|line|message|mail|e-?mail|reply)\b/i,
    intent: 'words',
  },
  {
    pattern:
      /\bwhat(?:['’]?s| is| are| would be| should be| could be) (?:my|the|a good) (?:first|opening) (?:line|sentence|words?)\b|\bhow (?:do|should|would|can|could) i (?:open|start|begin)(?: (?:it|this|that|the (?:talk|conversation|chat|meeting)))?\W*$|\bwie (?:fange?|beginne) ich (?:es |das )?(?:gespräch )?(?:an)?\W*$/i,
    intent: 'words',
  },
  { pattern: /^(?:so )?what (?:do|would) you (?:think|say|do)(?: then| now)?\W*$/i, intent: 'words' },
  {
    pattern:
      /\b(?:the )?exact words\b|\bword for word,? please\b|\b(?:der|den) genaue[rn]? wortlaut\b|\bwas (?:genau )?sage ich genau\b/i,
    intent: 'words',
  },
  {
    pattern: /^(?:was (?:meinst|denkst|würdest) du|was (?:meinen|denken|würden) sie)(?: dazu| tun| sagen)?\W*$/i,
    intent: 'words',
  },
  {
    pattern:
      /\bwhat (?:do|should|can|could|would) i (?:say|tell|write|reply)\b(?![^?]*\b(?:if|when) (?:he|she|they|it|my \w+) (?:says?|refuses?|gets?)\b)/i,
    intent: 'words',
  },
  {
    // "What are good questions to ask at the end?" is a question for the library.
    pattern:
      /^(?:what are|which are|give me some|was sind|welche(?: \p{L}+)? (?:fragen|sätze)) (?:some |good |gute )/iu,
    intent: 'explain',
  },
  {
    pattern:
      /\b(?:one|just one|a single) (?:sentence|line|thing) (?:to (?:remember|take|keep)|i (?:can|should|need to|must) (?:remember|keep))\b|\bwhat (?:was|is|were) (?:the|my|our) plan\b|\b(?:remind me|tell me again)\b|\bwhat(?:['’]s| is| was| were) (?:his|her|their|the \p{L}+['’]?s?) names? again\b|\b(?:did|have|had) i (?:say|said|tell|told|mention|mentioned|call)\b|^(?:[^.!]*[.!] )?(?:so )?(?:what|when|who|which|where|how (?:many|much|long))\b[^?]{0,60}\bagain\b|\bhab(?:e)? ich (?:dir |ihnen )?(?:das )?(?:schon |nochmal |noch mal )*(?:gesagt|erzählt|angesprochen)\b[^?]*\?|\b(?:was|wer|wann|wie|wo|welche\w*)\b[^?.]{0,40}\b(?:noch ?mal|nochmals)\b|\b(?:was|wie) war (?:der|mein|unser) plan\b|\bwie (?:hieß|heißt|hießen) (?:er|sie|der|die)\b[^?]*\b(?:noch ?mal|nochmals|gesagt)\b|\b(?:tell|give) me (?:just )?one (?:thing|sentence)\b|\byou still (?:got|have|know|remember)\b|\bdo you (?:still )?remember (?:what|when|which|how|who|the|my)\b|\b(?:weißt du|wissen sie|hast du|haben sie) (?:das |den |die )?noch\b|\b(?:ein(?:en?)? (?:satz|sache)) (?:zum (?:merken|mitnehmen))\b/iu,
    intent: 'recall',
  },
  { pattern: triedBefore, intent: 'review' },
  {
    pattern:
      /\b(?:you(?:['’]re| be| play| are)|be|play|pretend (?:you['’]re|to be)) (?:the|my|a) [^.?!]{3,60}(?:[.?!,]|$)[^]*\b(?:ask me|i['’]ll start|i start|you start|and i|start with|be (?:nasty|tough|hard|mean)|don['’]t be)\b|^(?:be|you be|play) (?:the|my) \p{L}+|\b(?:tun sie|tu) (?:mal |bitte )*so,? als (?:wären sie|ob)|\b(?:spielen sie|spiel|seien sie|sei) (?:mal |bitte |jetzt )*(?:den|die|der|meine[nr]?) \p{Lu}|\bich will (?:jetzt |das )*(?:üben|proben)\b/iu,
    intent: 'practise',
  },
  {
    pattern:
      /^(?:no,? )?that['’]?s not what i (?:asked|meant|wanted)\W*$|^das (?:war|ist) nicht meine frage\W*$|^das hab(?:e)? ich nicht gefragt\W*$/i,
    intent: 'complaint',
  },
  {
    pattern:
      /^(?:that['’]?s |this is |too )?(?:so |very |far too )?(?:generic|useless|no help|no use)\b|\b(?:thanks for nothing|you didn['’]?t answer|(?:that|this) (?:didn['’]?t|doesn['’]?t) help|danke für nichts|bringt mir nichts|hilft mir (?:so )?(?:nicht|nichts|kein bisschen)|zu allgemein|du hast nicht geantwortet|sie haben nicht geantwortet)\b/iu,
    intent: 'complaint',
  },
  {
    pattern: new RegExp(
      `${notAskedHow}\\b(?:(?:should|shall) i (?!have\\b)[^?.!]+[?.!\\s]*$|do i [^?.!]+ or [^?.!]+\\?|(?:soll|sollte|muss) ich [^?.!]+\\?\\s*$)`,
      'i',
    ),
    intent: 'decide',
  },
  { pattern: decideInWords, intent: 'decide' },
  {
    pattern:
      /\bwhat do you (?:think|make) (?:of|about) (?:my|the|this|that) (?:plan|idea)\b|\bis it (?:ok|okay|a good idea|a bad idea|better|wise|rude|wrong|too (?:late|early|soon))\b[^.]*\?|\bwas (?:hältst du|halten sie) (?:davon|von)\b|\bist es (?:besser|okay|ok|eine gute idee|klug|falsch|zu (?:spät|früh))\b[^.]*\?/i,
    intent: 'decide',
  },
  { pattern: /^(?:ok,? )?i (?:did it|told (?:him|her|them)|asked (?:him|her|them)|said it)\b/i, intent: 'review' },
  {
    pattern:
      /\b(?:weather|football|news|president|election|bitcoin|stocks?|visa|wetter|fußball|nachrichten|aktien?)\b.*\?|^(?:what's|what is|how's|wie (?:ist|wird)) the weather|^wie (?:ist|wird) das wetter/i,
    intent: 'outside',
  },
];

/** Explicit requests where the coach has spoken before. */
const saidInTheMiddle: readonly { pattern: RegExp; intent: Intent }[] = [
  {
    // About what the coach said: “how come my boss…” would be about another person.
    pattern:
      /^(?:but |and |so |ok,? |hm+,? |und |aber |ja,? )*(?:how come (?:i|that|it|this)\b|what(?:['’]?s| is) (?:the|that|it|this) (?:point|use|idea|sense|good)\b|what(?:['’]?s| is) (?:that|it|this) (?:good )?for\b|what (?:has|does) \p{L}+ (?:got to|have to) do\b|w(?:ieso|eshalb|ozu) (?:denn|das|ich|soll|muss|braucht|nicht sofort)\b|inwiefern (?:hilft|bringt)\b)/iu,
    intent: 'why',
  },
  {
    pattern:
      /^(?:and |so |ok,? |sorry,? )*(?:what(?:['’]?s| is| are| does) (?:an? |the )?(?:["“„'‘]\p{L}|\p{L}+ mean\b)|what(?:['’]?s| is) an? \p{L}+(?: and what(?:['’]?s| is) an? \p{L}+)?(?:[,?]|$)|was (?:heißt|bedeutet|ist) (?:eigentlich |denn |das )?["“„'‘]\p{L})/iu,
    intent: 'explain',
  },
];

/** What a person wants to be calmed from. Other feelings belong to the matter. */
const uneasy =
  /\b(?:anxi\w*|panic\w*|nerv\w*|stress\w*|sle(?:ep|pt)\w*|awake|breath\w*|heart|chest|shak\w*|trembl\w*|cry\w*|cried|tears|overwhelm\w*|scared|afraid|terrif\w*|dread\w*|worr\w*|cope|freak\w*|tens(?:e|ion)|calm\w*|spiral\w*|racing|sick|too much|falling apart|alone|lonely|empty|numb|hopeless|angst|ängst\w*|panik\w*|schlaf\w*|schläf\w*|wach|atm\w*|atem|herz\w*|brust|zitter\w*|wein\w*|tränen|überforder\w*|fürcht\w*|sorg\w*|aufgeregt|aufregung|angespannt|unruh\w*|unruhig|durchdreh\w*|ruhig\w*|beruhig\w*|gedanken|grübel\w*|zu viel|schlecht|allein\w*|einsam\w*|leer|hoffnungslos|taub)\b/iu;

/** How much, when or where: whoever asks this wants no sentence to say, whatever is to be said. */
const asksAboutIt =
  /^(?:so |and |ok(?:ay)? |but |also |und |aber |ja )*(?:how (?:many|much|long|often|loud|late|early|soon|far|big)|when|where|why|wie ?(?:viele?|lange?|oft|laut|spät|früh|weit|schwer)|wann|wo|wohin|warum|wieso)\b/i;

/** Without any of these, a message asks for no words: “a calm start” answers a question. */
const namesWords =
  /\?|\b(?:how|what|whats|which|give|write|say\w*|said|tell\w*|put|phrase\w*|draft|words?|wording|sentence|line|text|message|mail|e-?mail|reply|answer|toast|speech|wie|was|gib|geben|schreib\w*|sag\w*|formulier\w*|satz|sätze|worte?|wortlaut|nachricht|antwort\w*|rede)\b/iu;

/** Words that ask for what was said before. */
const ofBefore =
  /\b(?:did|was|were|had|said|told|gave|mentioned|again|remind|remember|earlier|before|so far|you know about|forgot\w*|list|recap|summar\w*|noch|nochmal|war|waren|gesagt|genannt|erzählt|geschrieben|hatte|hatten|hieß|bisher|vorhin|erinner\w*|weißt|wissen|vergessen|merk\w*)\b/i;

/** Continuations of an answer, such as "Or with the lake." */
const addsToAnAnswer = /^(?:or|with|by|at|on|maybe|perhaps|oder|mit|vielleicht|bei|am) \S/i;

/** From this confidence on, a message after danger may ask to be calmed. */
const maybeCalm = 0.25;

/** In words. */
const atLength = 8;

/** Returns the intent of a message that states it explicitly. */
export function plainIntentOf({
  text,
  history,
  locale,
}: Pick<HouseQuestion, 'text' | 'history' | 'locale'>): Intent | undefined {
  const chip = intentOfChip(text);
  if (chip) return chip;
  if (textToLookOver(text, languageOf({ text, history, locale })) !== undefined) return 'review';
  const isSaid = ({ pattern }: { pattern: RegExp }) => pattern.test(text.trim());
  const inTheMiddle = history.length > 0 ? saidInTheMiddle.find(isSaid) : undefined;
  return (inTheMiddle ?? saidPlainly.find(isSaid))?.intent;
}

type AskedOfIntent = Pick<HouseQuestion, 'text' | 'history' | 'topic' | 'locale' | 'afterDanger'>;

/** Returns the intent of a message. After a question, an ambiguous message counts as the answer. */
export function intentOf(question: AskedOfIntent): Intent {
  const { text, history, topic, afterDanger = false } = question;
  const plainly = plainIntentOf(question);
  if (plainly) return plainly;
  const last = history.findLast(({ author }) => author === 'coach')?.text;
  if (last !== undefined && asksForTwoWays(last) && /\b(or|oder)\b/i.test(text)) return 'decide';
  const afterQuestion = last === undefined ? topic !== undefined : last.trimEnd().endsWith('?');
  if (afterQuestion && addsToAnAnswer.test(text) && !isQuestion(text)) return 'answer';
  const { intent: read, ranked } = readIntent(text, { afterQuestion });
  // After danger, whoever may want to be calmed does.
  if (afterDanger && ranked.some(({ intent, confidence }) => intent === 'calm' && confidence >= maybeCalm))
    return 'calm';
  const isAtEase = !afterDanger && !uneasy.test(text);
  const misread =
    (read === 'calm' && isAtEase) ||
    (read === 'words' && (asksAboutIt.test(text) || !namesWords.test(text))) ||
    (read === 'recall' && !ofBefore.test(text));
  const intent = misread ? 'unclear' : read;
  if (intent !== 'unclear' || isQuestion(text)) return intent;
  // A long message describes a situation.
  if (wordsOf(text).length >= atLength) return 'situation';
  return afterQuestion && (stemsOf(text).size > 0 || wordsOf(text).length > 1) ? 'answer' : intent;
}

const asksForTwoWays = (said: string) =>
  [...flowWords.whichTwo.en, ...flowWords.whichTwo.de].some((sentence) => said.includes(sentence));

/** Intents that ask something of the coach now; such a message is no goal, plan or answer. */
const requests: ReadonlySet<Intent> = new Set([
  ...(['words', 'decide', 'pushback', 'calm', 'explain', 'practise', 'recall', 'summarise', 'why', 'more'] as const),
  ...(['complaint', 'smalltalk', 'outside'] as const),
]);

/** Whether a message asks something of the coach, regardless of what the coach asked before. */
export const wantsSomething = (text: string): boolean =>
  requests.has(intentOf({ text, history: [], topic: { title: '', opener: '' } }));
