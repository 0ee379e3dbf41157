import type { GuardrailSeries, RegistryChange, ReleasedApp } from '@greenroom/contracts';
import { isOn } from './ramps.ts';

type Series = GuardrailSeries['guardrails'][number];

/** One release in a plot: its points and its overall value. */
export interface PlotLine {
  version: string;
  /** Over the whole time: milliseconds for a vital, else a share from 0 to 1; null without data. */
  value: number | null;
  of: number;
  points: readonly { at: Date; value: number }[];
}

/**
 * Returns the two releases compared in an app's plots: the ramping one and the stable one; without a ramp, the default
 * and the previous one with data.
 */
export function comparedIn({ ramp, releases }: ReleasedApp): string[] {
  if (ramp && isOn(ramp)) return [ramp.version, ramp.stable];
  const usual = releases.findIndex((release) => release.default);
  return releases.slice(Math.max(0, usual), usual + 2).map(({ version }) => version);
}

/** Returns a guardrail's lines for the compared releases. */
export function linesOf({ good, releases }: Series, compared: readonly string[]): PlotLine[] {
  const valueOf = ({ bad, of, p75 }: { bad: number; of: number; p75: number | null }) =>
    good === null ? (of > 0 ? bad / of : null) : p75;
  return compared.flatMap((version) => {
    const told = releases.find((release) => release.version === version);
    if (!told) return [];
    const points = told.points.flatMap((point) => {
      const value = valueOf(point);
      return value === null ? [] : [{ at: new Date(point.at), value }];
    });
    return [{ version, value: valueOf(told), of: told.of, points }];
  });
}

/** Decisions marked in plots: those after which visitors got other releases, or a ramp stopped or continued. */
const marked = ['ramp-begun', 'step', 'paused', 'resumed', 'promoted', 'rolled-back', 'killed', 'returned'] as const;

export type Mark = RegistryChange & { what: (typeof marked)[number] };

const isMarked = (change: RegistryChange): change is Mark => marked.some((what) => what === change.what);

/** Returns an app's decisions within a time range, oldest first. */
export function marksWithin(changes: readonly RegistryChange[], from: string, to: string): Mark[] {
  return changes.filter(isMarked).filter(({ at }) => at >= from && at <= to);
}
