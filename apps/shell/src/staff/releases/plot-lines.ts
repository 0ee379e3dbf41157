import type { GuardrailSeries, RegistryChange, ReleasedApp } from '@greenroom/contracts';
import { isOn } from './ramps.ts';

type Series = GuardrailSeries['guardrails'][number];

/** One release in a plot: what is drawn of it, and what it came to in all. */
export interface PlotLine {
  version: string;
  /** Of all the time together: milliseconds of a vital, else a share from 0 to 1; nothing where nothing was told. */
  value: number | null;
  of: number;
  points: readonly { at: Date; value: number }[];
}

/**
 * The two releases that are compared in an app's plots: the one on its way and the one it is to take the place of; where
 * none is, the default and the one before it of which anything was told.
 */
export function comparedIn({ ramp, releases }: ReleasedApp): string[] {
  if (ramp && isOn(ramp)) return [ramp.version, ramp.stable];
  const usual = releases.findIndex((release) => release.default);
  return releases.slice(Math.max(0, usual), usual + 2).map(({ version }) => version);
}

/** A guardrail's lines, those of the releases that are compared. */
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

/** Decisions that are marked in plots: those after which people had other releases, or none went on. */
const marked = ['ramp-begun', 'step', 'paused', 'resumed', 'promoted', 'rolled-back', 'killed', 'returned'] as const;

export type Mark = RegistryChange & { what: (typeof marked)[number] };

const isMarked = (change: RegistryChange): change is Mark => marked.some((what) => what === change.what);

/** An app's decisions within a time, oldest first. */
export function marksWithin(changes: readonly RegistryChange[], from: string, to: string): Mark[] {
  return changes.filter(isMarked).filter(({ at }) => at >= from && at <= to);
}
