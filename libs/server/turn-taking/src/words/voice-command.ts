import { isHesitation } from './back-channel.ts';
import { plainWords } from './plain-words.ts';

/**
 * A command to the call itself, given by an utterance that consists of nothing else. Requests about the subject ("give
 * me the sentence", "ask me a question", "that's not what I asked") are left to the partner.
 */
export type VoiceCommand =
  /** Repeat the last line. */
  | 'again'
  /** Wait, and answer nothing until there is more. */
  | 'hold-on'
  /** Speak more slowly from now on, beginning with the last line. */
  | 'slower'
  /** Be silent. */
  | 'stop';

/** Whole phrases, without courtesies around them. English and German together, because both occur in either. */
const phrases: Record<VoiceCommand, readonly RegExp[]> = {
  again: [
    /^(?:can|could|would|will) you (?:just )?(?:say|repeat) (?:that|it|this)(?: one)?(?: again| once more| one more time)?$/,
    /^(?:say (?:that|it) (?:again|once more|one more time)|repeat(?: (?:that|it|(?:the|your) (?:last )?(?:one|part|bit|sentence|question)))?(?: again| once more| one more time)?)$/,
    /^(?:one more time|once more|say again|come again|again|what was (?:the|your) question|pardon|pardon me|what did you say|what was that|i didn't (?:catch|hear|get) (?:that|you|it))$/,
    /^(?:(?:können|könnten|würden) sie|(?:kannst|könntest|würdest) du) (?:das|es) (?:(?:noch ?mal|noch einmal|nochmals) )?(?:sagen|wiederholen)$/,
    /^(?:sag|sagen sie|wiederhol|wiederhole|wiederholen sie) (?:das|es)(?: (?:noch ?mal|noch einmal|nochmals))?$/,
    /^(?:noch ?mal|noch einmal|wie war das|was haben sie gesagt|was hast du gesagt|ich habe (?:das|sie|dich) nicht verstanden|das habe ich nicht verstanden)$/,
  ],
  'hold-on': [
    /^(?:hold on|hang on|wait|one moment|just a moment|one second|just a second|one sec|a moment|give me (?:a|one) (?:moment|second|minute|sec)|bear with me)(?: (?:a|one) (?:moment|second|minute|sec|bit))?$/,
    /^let me think(?: (?:about (?:that|it)|for a (?:moment|second|minute)))?$/,
    /^(?:(?:einen |ein )?moment(?: mal)?|moment|(?:einen )?augenblick|warte(?: mal| kurz)?|warten sie(?: mal| kurz| bitte)?|(?:eine )?sekunde|kleinen moment|kurz warten|(?:lass|lassen sie) mich (?:kurz |mal )?(?:nachdenken|überlegen))$/,
  ],
  slower: [
    /^(?:(?:can|could|would) you )?(?:speak|talk|go|say (?:that|it))?(?: ?a (?:bit|little))? ?(?:slower|more slowly)$/,
    /^(?:slow down|(?:that's|that was|you're|you speak) (?:too|so) fast|too fast|not so fast)$/,
    /^(?:(?:können|könnten) sie |(?:kannst|könntest) du )?(?:bitte )?(?:sprechen sie |sprich |etwas |ein bisschen |ein wenig )*langsamer(?: sprechen| reden)?$/,
    /^(?:(?:das ist |das war |sie sprechen |du sprichst )?zu schnell|nicht so schnell)$/,
  ],
  stop: [
    /^(?:stop|please stop|stop (?:it|talking|there|now)|be quiet|quiet|shush|that's enough|enough|shut up)$/,
    /^(?:stopp|halt|stop|hör auf|hören sie auf|aufhören|ruhe|still|genug|das reicht|es reicht|sei still|seien sie still)$/,
  ],
}; // prettier-ignore

/** Words before or after a command that do not change it. */
const courtesies = new Set(
  'please okay ok so well sorry excuse me hey no oh thanks bitte also entschuldigung sorry nein tut mir leid hm ja yes yeah'.split(
    ' ',
  ),
);

/** Returns the command, if the words consist of nothing else. @param text what was said at once */
export function voiceCommandOf(text: string): VoiceCommand | undefined {
  const words = plainWords(text);
  if (words.length === 0 || words.length > mostWords) return undefined;
  const isBeside = (word: string) => courtesies.has(word) || isHesitation(word);
  const first = words.findIndex((word) => !isBeside(word));
  if (first < 0) return undefined;
  const core = words.slice(first, words.findLastIndex((word) => !isBeside(word)) + 1);
  return commandIn(core.filter((word) => !doubled.has(word)).join(' ')) ?? commandIn(once(core));
}

const mostWords = 12;
/** Ignored in the middle of a phrase. */
const doubled = new Set(['please', 'bitte']);

/** "Stop, stop" is "stop". */
const once = (words: readonly string[]) => (new Set(words).size === 1 ? words[0]! : '');

const commandIn = (said: string) =>
  (Object.keys(phrases) as VoiceCommand[]).find((command) => phrases[command].some((phrase) => phrase.test(said)));
