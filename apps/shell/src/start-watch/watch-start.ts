import { endpoints, guardrailMarks, type GuardrailTelling } from '@greenroom/contracts';
import { startEvents } from './start-events.ts';

/** Id of the notice that the page's scripts failed to load. */
export const startNoticeId = 'start-notice';

/** Time limit for the start before the notice is shown. In ms. */
export const startLimitMs = 20_000;

const bad = { guardrail: 'load' satisfies GuardrailTelling, mark: guardrailMarks.bad, count: 1 };

/**
 * A script for the end of a page. If the shell's first script is rejected, cannot be read or takes too long, it shows
 * the notice with a reload button, and reports a failed load of the shell's release if the page counts. A late start
 * removes the notice.
 */
export const watchStart = `(() => {
  const notice = document.getElementById('${startNoticeId}');
  const { app, version, document: served } = notice.dataset;
  let over = false, told = false;
  const show = () => { if (!over) notice.hidden = false; };
  const fail = () => {
    if (over || told) return;
    told = true;
    show();
    if (version) fetch('${endpoints.guardrailsCollect.path}', {
      method: 'POST', keepalive: true, headers: { 'content-type': 'application/json', 'x-greenroom': '1' },
      body: JSON.stringify({ document: served, counts: [{ app, version, ...${JSON.stringify(bad)} }] }),
    }).catch(() => {});
  };
  const timer = setTimeout(show, ${startLimitMs});
  notice.querySelector('button').addEventListener('click', () => location.reload());
  document.querySelector('script[data-entry]').addEventListener('error', fail);
  addEventListener('${startEvents.failed}', fail);
  addEventListener('${startEvents.started}', () => { over = true; clearTimeout(timer); notice.hidden = true; });
})()`;
