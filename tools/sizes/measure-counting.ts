import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';

/** What comes in the same file and is another's: how releases fare, what is tried where a part did not come, the search's key. */
const ofOthers =
  /guardrails|what-came|keep-release|kept-release|web-vitals|hear-vitals|federation\/src\/browser\/cookies|shell\/\.\/src\/(late|search)\//;

/**
 * What counting costs of the file that it comes in: the gzip of all its code but what is known to be another's, in
 * kilobytes.
 * @param code one file as it is served
 * @param map its source map
 */
export function countingKb(code: string, map: SourceMapPayload): number {
  const sources = new SourceMap(map);
  const isOwn = (row: number, column: number) => {
    const found = sources.findEntry(row, column);
    return !('originalSource' in found && ofOthers.test(found.originalSource));
  };
  let own = '';
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) if (isOwn(row, column)) own += line.charAt(column);
  return gzipSync(own, { level: 9 }).length / 1_000;
}
