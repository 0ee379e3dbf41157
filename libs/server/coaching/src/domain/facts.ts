import { statementsIn } from '@greenroom/understanding';
import { ownPart } from '@greenroom/house-engine';

/** Moods, doubts and wishes pass. Health, belief and the like are too sensitive to store. */
const notKept =
  /\b(?:bit|mess|fraud|failure|if|maybe|perhaps|would|could|might|wish|pretend|imagine|not|never|no longer|nicht|kein\w*|vielleicht|wenn|würde|fear|afraid|scared|angry|ill|sick|disease|cancer|depress\w*|anxi\w*|adhd|autis\w*|therap\w*|pregnan\w*|medic\w*|pills?|drink(?:ing)?|alcohol\w*|addict\w*|diagnos\w*|stammer\w*|stutter\w*|stotter\w*|allerg\w*|hearing aid|hörgerät\w*|weigh\w*|wiege|i owe|ich schulde|krank\w*|krebs|depressi\w*|angst\w*|schwanger\w*|church|mosque|synagogue|muslim|christian|jewish|catholic|hindu|gay|lesbian|trans|bisexual|union|party|moschee|kirche|jüdisch|katholisch|gewerkschaft|partei|schwul|lesbisch|prison|debts?|schulden)\b/iu;

/**
 * Whether a statement may be stored about a person: no mood or doubt, and nothing about health, belief, love, politics
 * or debts.
 */
export const isKeepable = (words: string): boolean => !notKept.test(words);

/** Returns what a person states about themselves, one line for each statement, in their own words. */
export const factsIn = (text: string): string[] =>
  statementsIn(ownPart(text))
    .filter((said) => said.kind === 'fact' && isKeepable(said.text))
    .map((said) => said.text.charAt(0).toUpperCase() + said.text.slice(1).replace(/'/g, '’'));
