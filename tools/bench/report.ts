/** Results of a benchmark, by names that end in their unit, such as `chat_lcp_p50_ms`. */
export type Figures = Record<string, number | boolean>;

/**
 * Prints the results of a benchmark: a table for people and, with `--json`, the figures as one JSON object in the last
 * line. All benchmarks print with it.
 */
export function report(title: string, rows: readonly (readonly string[])[], figures: Figures): void {
  console.log(`\n  ${title}\n`);
  for (const line of table(rows)) console.log(`  ${line}`);
  console.log('');
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
}

/** Returns lines of aligned columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
}

/** Returns the median; of an even number of values the lower of the two in the middle. NaN for no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Returns the smallest value that is not below this share of all values. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
