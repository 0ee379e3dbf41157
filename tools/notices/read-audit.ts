interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable?: unknown }>;
  metadata?: unknown;
}

/**
 * Reads the output of `npm audit --json`.
 * @returns a line for each package, and how many are high or critical; nothing if the registry did not answer
 */
export function readAudit(printed: string): { lines: string[]; grave: number } | undefined {
  let audit: Audit;
  try {
    audit = JSON.parse(printed) as Audit;
  } catch {
    return undefined;
  }
  if (!audit.vulnerabilities || audit.metadata === undefined) return undefined;
  const found = Object.entries(audit.vulnerabilities);
  return {
    lines: found.map(
      ([name, { severity, range, fixAvailable }]) =>
        `${severity}: ${name} ${range}${fixAvailable ? '' : ', without a mended version'}`,
    ),
    grave: found.filter(([, { severity }]) => severity === 'high' || severity === 'critical').length,
  };
}
