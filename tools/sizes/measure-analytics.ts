import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';

/**
 * Modules of other features in the same file: release guardrails, retries of parts that did not load, the search's
 * shortcut.
 */
const ofOthers =
  /guardrails|what-came|keep-release|kept-release|web-vitals|hear-vitals|federation\/src\/browser\/cookies|shell\/\.\/src\/(lazy|search)\//;

/**
 * Returns the size of analytics in its file: the gzip size of all code that is not known to belong to other features,
 * in kilobytes.
 * @param code one file as it is served
 * @param map its source map
 */
export function analyticsKb(code: string, map: SourceMapPayload): number {
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
