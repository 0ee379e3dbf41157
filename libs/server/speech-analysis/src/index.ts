/**
 * Analysis of speech: sentences, speech acts, promises, and measures of how a person speaks. Pure, and shared by
 * role-plays and meetings.
 */
export { attackingActs, hostileActs, hurtfulActs } from './acts/hurtful-acts.ts';
export { speechActsIn } from './acts/hear-acts.ts';
export { isRepeated } from './acts/hear-repeat.ts';
export { withoutHedges } from './acts/without-hedges.ts';
export { listed } from './acts/signs.ts';
export { checkQuotes } from './check-quotes.ts';
export { type JudgedLine, type JudgedSentence, type JudgedTurn, judgedLines, judgedTurns } from './judged-lines.ts';
export type { OtherBands } from './measures/bands.ts';
export { windowsOf } from './measures/measure-monotone.ts';
export { type Bands, type Measure, type MeasureName, wordsAMinute } from './measures/measure-types.ts';
export { measure, measureRead } from './measures/measure.ts';
export { writesSentences } from './measures/measure-questions.ts';
export { areBackChannels } from './measures/runs.ts';
export { isBackChannel, spokenByEach } from './measures/spoken.ts';
export { detectPromptInjection } from './orders.ts';
export { type ReadTranscript, readTranscript } from './read-transcript.ts';
export { type OwnSentence, sentencesOfOthers, sentencesOfYours } from './spoken-sentences.ts';
export { type Commitment, asText, clausesOf, commitmentsIn } from './text/commitments.ts';
export { languageOf } from './text/guess-language.ts';
export { finderFor, mentions } from './text/mentions.ts';
export { isNumber, isOfTime, particularsIn } from './text/particulars.ts';
export { phraseFinder } from './text/phrases.ts';
export { plainWords } from './text/plain-words.ts';
export { type Line, type Sentence, readLine } from './text/read-line.ts';
export { speaksOfSuperiorOrPeer } from './text/speaks-of-superior-or-peer.ts';
export type { Evidence, Language, Passage, PitchWindow, Transcript, Turn } from './transcript.ts';
export { type Verified, verifyQuotes } from './verify-quotes.ts';
