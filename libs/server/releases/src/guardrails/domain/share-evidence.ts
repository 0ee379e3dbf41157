/** `bad` observations out of `of`. */
export interface Share {
  bad: number;
  of: number;
}

/** Observations of both releases over the same time. */
export interface Batch {
  candidate: Share;
  stable: Share;
}

/** Each release's chance of a bad observation. */
export interface Chances {
  candidate: number;
  stable: number;
}

/**
 * Returns the evidence of one batch against "the candidate's chance is at most the stable one's plus `margin`", as a
 * logarithm: the likelihood of the observations under `bet`, divided by their likelihood under the point of the null
 * hypothesis nearest to `bet` by Kullback–Leibler divergence. Its expectation is at most 1 whatever the two chances
 * are, as long as the hypothesis holds: in the nearest point (c, s) of the line c = s + margin the derivative of the
 * divergence is 0, which with A = (bet.candidate − c) / c(1 − c) and B likewise says nA·A + nB·B = 0; for chances c + u
 * − t and s + u, t ≥ 0, log E = nA·log(1 + A(u − t)) + nB·log(1 + B·u) ≤ u(nA·A + nB·B) − t·nA·A ≤ 0. The product over
 * batches is therefore a test that is valid at every look (Ville), whatever base rates do between batches, as long as
 * `bet` comes from earlier ones.
 * Source: R. Turner, P. Grünwald, "Exact anytime-valid confidence intervals for contingency tables and beyond",
 * Statistics & Probability Letters 198 (2023); R. Turner, A. Ly, P. Grünwald, "Generic E-variables for exact sequential
 * k-sample tests that allow for optional stopping", Journal of Statistical Planning and Inference 230 (2024).
 * @param margin −1 to 1
 * @returns 0 if one of them has no observations, or `bet` lies in the hypothesis
 */
export function logEvidence({ candidate, stable }: Batch, bet: Chances, margin: number): number {
  if (candidate.of === 0 || stable.of === 0 || bet.candidate - margin <= bet.stable) return 0;
  const nearest = nearestNull(candidate.of, stable.of, bet, margin);
  return logRatio(candidate, bet.candidate, nearest + margin) + logRatio(stable, bet.stable, nearest);
}

/** Returns the stable release's chance in the point of the null hypothesis nearest to the bet. */
function nearestNull(candidates: number, stables: number, bet: Chances, margin: number): number {
  const slack = 1e-12;
  let low = Math.max(bet.stable, -margin + slack);
  let high = Math.min(bet.candidate - margin, 1 - slack, 1 - margin - slack);
  const spreadOf = (chance: number) => chance * (1 - chance);
  const weight = candidates / spreadOf(bet.candidate);
  const other = stables / spreadOf(bet.stable);
  let at = (weight * (bet.candidate - margin) + other * bet.stable) / (weight + other);
  // Newton's method, safeguarded by bisection: the derivative decreases between the two bounds.
  for (let turn = 0; turn < 60; turn += 1) {
    if (!(at > low && at < high)) at = (low + high) / 2;
    const c = at + margin;
    const vc = spreadOf(c);
    const vs = spreadOf(at);
    const pull = (candidates * (bet.candidate - c)) / vc + (stables * (bet.stable - at)) / vs;
    if (pull > 0) low = at;
    else high = at;
    const slope =
      (-candidates * (vc + (bet.candidate - c) * (1 - 2 * c))) / (vc * vc) -
      (stables * (vs + (bet.stable - at) * (1 - 2 * at))) / (vs * vs);
    const step = pull / slope;
    at -= step;
    if (Math.abs(step) < 1e-12 || high - low < 1e-14) break;
  }
  return Math.min(Math.max(at, low), high);
}

const logRatio = ({ bad, of }: Share, bet: number, nearest: number) =>
  (bad === 0 ? 0 : bad * Math.log(bet / nearest)) + (of - bad) * Math.log((1 - bet) / (1 - nearest));
