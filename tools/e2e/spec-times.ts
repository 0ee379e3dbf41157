/** The part of Playwright's report that this file reads. */
export interface PlaywrightReport {
  suites?: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

/** Returns the duration of each attempt of each test, in milliseconds. */
export function durationsIn({ suites = [] }: PlaywrightReport): number[] {
  return suites.flatMap((suite) => [
    ...durationsIn({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  ]);
}

/** Describes the duration of a run in words. All values in milliseconds. @param itself the duration of each test */
export function sayTimes(times: { building: number; specs: number; itself: readonly number[] }): string {
  const { building, specs, itself } = times;
  const together = itself.reduce((sum, one) => sum + one, 0);
  const sum = itself.length === 0 ? '' : `, ${clock(together)} of them one after another`;
  return `That took ${clock(building + specs)}: ${clock(building)} building, ${clock(specs)} for the tests${sum}.`;
}

const clock = (ms: number) => {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
