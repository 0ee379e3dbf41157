import { phraseFinder } from './text/phrases.ts';
import { type Line, lineOf, type Sentence } from './text/read-line.ts';

const marks = 'score/scores/mark/marks/grade/grades/rating/ratings/points/point/evaluation/feedback/credit/stars';
const who = 'ai/assistant/model/system/judge/scorer/grader/evaluator/marker/bot/chatbot/llm/gpt/chatgpt/examiner/rater';
const highest = 'ten/10/perfect/full/top/maximum/max/best/highest/excellent/proficient/hundred/100';
const markNames = 'punkte/punkten/note/noten/bewertung/punktzahl/sterne';
const rules = 'instructions/instruction/rules/prompt/prompts/guidelines/directions/rubric/criteria/checks/checklist';
const regeln = 'anweisungen/anweisung/regeln/vorgaben/instruktionen/prompt/kriterien';

/** Phrases addressed to the grader, or to the model behind the scene, rather than to the person in the scene. */
const orders = [
  `give/gives/award/assign/grant/put/output/return/write/set me/us/this/the/a/my/them/it … ${highest} … ${marks}`,
  `give/award/assign/grant/rate/score/grade/mark me/us/this/it/him/her/everything … ${highest}`,
  `rate/score/grade/mark/evaluate/judge this/me/my/the … as/at/with/highly/generously/kindly/well`,
  `rate/score/grade/evaluate/assess/judge this … conversation/transcript/session/talk/role/answer/performance`,
  `${marks} … should/must/has/ought … be/get/receive … ${highest}`,
  `my/the/this/a/final/total/overall ${marks} is/are/=/: … ${highest}`,
  `i … deserve/want/need/get/expect … ${highest} … ${marks}`,
  'i … deserve/want a/an/the ten/10',
  `${highest} ${marks} please/for/now`,
  'ten/10 out of ten/10',
  'out of ten … please/give/score',
  `ignore/disregard/forget/override/bypass/skip … ${rules}`,
  'ignore/disregard/forget … everything … above/before/told/said so far',
  `ignore/disregard/forget … previous/prior/above/earlier … ${rules}`,
  `reveal/print/repeat/show/output/display … your/system/hidden … ${rules}`,
  `new/updated/hidden/system/secret ${rules}`,
  `note/message/attention/dear/hey/hello/instruction/instructions to/for/, … ${who}`,
  `note/message/instructions … to/for the ${who}`,
  `dear/attention/hey ${who}`,
  `as/to/for an/the ${who} … you/please/must/should`,
  `${who} … must/should/will/please/shall … give/score/rate/mark/award/answer/count/treat`,
  'you are now … ai/assistant/judge/grader/chatbot/unrestricted',
  'you are an ai/chatbot/llm',
  'act as … ai/judge/grader/chatbot',
  'you are … language model',
  'pretend … are … ai/assistant/grader/judge',
  'count/mark/treat/set/answer all/every/each/this/these … check/checks/criteria/criterion/box/boxes … as/yes/true/met/passed/full',
  'all/every … checks/criteria … are/is/were/was … met/passed/fulfilled/satisfied/true/yes',
  'every/each … check/criterion … is/was … met/passed/fulfilled/true/yes',
  'answer yes to … all/every/each',
  'developer/debug/admin/god/dan mode',
  'jailbreak*',
  'end of … transcript/conversation/prompt',
  'begin/start of … transcript/prompt/instructions',
  `gib/geben … mir/uns/eine … zehn/10/höchste/beste/volle … ${markNames}`,
  'gib/geben … mir/uns eine/die/volle … zehn/10/eins/1',
  `ich … verdiene/will/möchte … zehn/10/höchste/beste/volle … ${markNames}`,
  'zehn/10 von zehn/10',
  'bewerte/benote/bewerten/benoten mich/dies/das/es/dieses/sie … mit/gut/als/höchst*',
  `volle/höchste/beste ${markNames}`,
  `ignorier*/vergiss/vergessen/missachte* … ${regeln}`,
  `neue/versteckte … ${regeln}`,
  'du bist/sie sind … ab jetzt/nun … ki/assistent/bewerter/prüfer',
  'an die/den … ki/modell/bewerter/prüfer',
  'alle kriterien/punkte … erfüllt',
];

const find = phraseFinder(orders, [
  'ten out of ten/10 people/times/customers/cases/families/parents',
  'give you/him/her/them … feedback',
  'give me … feedback/credit',
  'give me the … best/highest/top/maximum/max price/offer/rate/deal/chance/figure',
  'give me … ten/10 minutes/days/weeks/years/percent/seconds/dollars/pounds/euros/examples/reasons',
  'give me a hundred/100 dollars/euros/pounds/percent',
  'forget the rules of',
]);
// Adjacent parts must not match the same characters, or a long run of them would backtrack through every split.
const roleLabel = /^\s*(?:[[<({*#-]+\s*)?(system|assistant|developer|user|instruction|anweisung)\s*(?:[\])}>*]+\s*)?:/i;
const tag = /<\/?\s*(system|instructions?|prompt|assistant|user|score|transcript|person_says|partner_says)\b/i;
const token = /\[\/?INST\]|<\|/i;

/** Returns whether a sentence is addressed to the grader, openly or hidden in a label or markup. */
export function isOrder(line: Line, sentence: Sentence): boolean {
  if (find(sentence).length > 0) return true;
  const withLead = lead(line, sentence) + line.text.slice(sentence.from, sentence.to);
  return roleLabel.test(withLead) || hasMarkup(withLead);
}

/** Counts a tag only if it is closed later, which is looked up once and not for each tag. */
function hasMarkup(text: string): boolean {
  return token.test(text) || tag.test(text.slice(0, text.lastIndexOf('>') + 1));
}

/**
 * Returns what precedes a sentence's first word: brackets, hashes. Matches backwards, so it takes time linear in its
 * length.
 */
function lead({ text }: Line, { from }: Sentence): string {
  const before = /(?<=([^\p{L}\p{N}.!?]*))/uy;
  before.lastIndex = from;
  return before.exec(text)?.[1] ?? '';
}

/** Returns whether a text, or a parsed line, asks for marks or gives orders to a model anywhere. */
export function detectPromptInjection(text: string | Line): boolean {
  const line = lineOf(text);
  return line.sentences.some((sentence) => isOrder(line, sentence));
}
