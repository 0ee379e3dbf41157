import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch, kindsOfPages, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
const folder = join(workspaceRoot, 'dist/apps/shell');
const file = readdirSync(folder).filter(
  (f) => f.endsWith('.js') && readFileSync(join(folder, f), 'utf8').includes('[data-counts-tile]'),
)[0]!;
console.log('file', file);
const site = await startSite();
const browser = await chromium.launch(browserLaunch());
for (const turn of (process.argv[2] ?? 'with,without').split(',')) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (turn === 'without') await page.route(`**/${file}`, (r) => r.abort());
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'v8.execute',
      'v8',
      'disabled-by-default-v8.cpu_profiler',
      'disabled-by-default-devtools.timeline',
      'blink.user_timing',
      'loading',
    ],
  });
  await page.goto(site.url + kindsOfPages[(process.argv[3] ?? 'landing') as 'landing']);
  await page.waitForTimeout(9000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: any[] };
  await context.close();
  const ev = trace.traceEvents;
  const nav = ev
    .filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(site.url))
    .at(-1);
  const main = nav ? { pid: nav.pid, tid: nav.tid } : undefined;
  const mine = ev.filter((e) => e.pid === main!.pid && e.tid === main!.tid);
  const tasks = mine.filter((e) => /RunTask/.test(e.name) && e.dur >= 30000);
  // cpu profile
  const nodes = new Map<number, any>();
  const samples: { id: number; t: number }[] = [];
  const prof = ev.filter((e) => e.name === 'Profile' && e.pid === main!.pid);
  for (const p of prof) {
    let t = p.args.data.startTime as number;
    for (const c of ev.filter((e) => e.name === 'ProfileChunk' && e.pid === p.pid && e.id === p.id)) {
      const d = c.args.data;
      for (const n of d.cpuProfile?.nodes ?? []) nodes.set(n.id, n);
      (d.cpuProfile?.samples ?? []).forEach((id: number, i: number) => {
        t += d.timeDeltas[i];
        samples.push({ id, t });
      });
    }
    break;
  }
  console.log(`== ${turn}: ${tasks.filter((t) => t.dur >= 50000).length} tasks ≥50`);
  for (const task of tasks.sort((a, b) => a.ts - b.ts)) {
    const inside = mine.filter(
      (e) =>
        e.ts >= task.ts &&
        e.ts + (e.dur ?? 0) <= task.ts + task.dur &&
        e !== task &&
        (e.dur ?? 0) > 5000 &&
        e.ph === 'X',
    );
    console.log(`-- at ${((task.ts - nav.ts) / 1000).toFixed(0)} ms, ${(task.dur / 1000).toFixed(0)} ms`);
    console.log(
      '   ' +
        inside
          .slice(0, 14)
          .map(
            (e) =>
              `${e.name} ${(e.dur / 1000).toFixed(0)} ${e.args?.data?.functionName ?? ''} ${(e.args?.data?.url ?? '').split('/').pop()}`,
          )
          .join(' | '),
    );
    const own = new Map<string, number>();
    const files = new Map<string, number>();
    for (let i = 0; i < samples.length; i++) {
      const s = samples[i]!;
      if (s.t < task.ts || s.t > task.ts + task.dur) continue;
      const dt = (samples[i + 1]?.t ?? s.t) - s.t;
      const n = nodes.get(s.id);
      const key = `${n?.callFrame.functionName || '?'}@${(n?.callFrame.url ?? '').split('/').pop()?.slice(0, 24)}:${n?.callFrame.lineNumber}:${n?.callFrame.columnNumber}`;
      own.set(key, (own.get(key) ?? 0) + dt);
      const seen = new Set<string>();
      for (let m = n; m; m = nodes.get(m.parent)) {
        const f = `${(m.callFrame.url ?? '').split('/').pop()?.slice(0, 30)}`;
        if (f && !seen.has(f)) {
          seen.add(f);
          files.set(f, (files.get(f) ?? 0) + dt);
        }
      }
    }
    const top = (m: Map<string, number>, k: number) =>
      [...m]
        .sort((a, b) => b[1] - a[1])
        .slice(0, k)
        .map(([n, d]) => `${n}=${(d / 1000).toFixed(0)}`)
        .join('  ');
    console.log('   own: ' + top(own, 8));
    console.log('   files: ' + top(files, 6));
  }
}
await browser.close();
await site.stop();
