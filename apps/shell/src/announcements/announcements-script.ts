import { endpoints } from '@greenroom/contracts';
import { announcementsMetric, closedAnnouncementsCookie } from '@greenroom/contracts/announcements';
import { announcementsId } from './write-announcements.ts';

const { name, most, maxAgeSeconds } = closedAnnouncementsCookie;
const { path } = endpoints.announcements;

/**
 * A script directly after the announcements, outside of the page's bundles. It closes announcements, keeps their height
 * in `--room-news`, below which full-window pages begin, and loads them anew when an API reply names another version
 * than the page has. The browser hides `Server-Timing` on pages without encryption; these learn of changes when they are
 * loaded again.
 */
export const announcementsScript = `(() => {
  const box = document.getElementById('${announcementsId}');
  const { style } = document.documentElement;
  let { version } = box.dataset;
  const closed = () => (document.cookie.match(/(?:^|; )${name}=([^;]*)/)?.[1] ?? '').split('.').filter(Boolean);
  const measure = () => style.setProperty('--room-news', box.offsetHeight + 'px');
  measure();
  if (window.ResizeObserver) new ResizeObserver(measure).observe(box);
  box.addEventListener('click', ({ target }) => {
    if (target.tagName !== 'BUTTON') return;
    const item = target.parentElement;
    const value = [item.dataset.uuid, ...closed()].slice(0, ${most}).join('.');
    document.cookie = '${name}=' + value + '; path=/; samesite=lax; max-age=${maxAgeSeconds}' +
      (location.protocol === 'https:' ? '; secure' : '');
    item.remove();
    measure();
    (box.querySelector('button') ?? document.getElementById('main'))?.focus();
  });
  const draw = ({ uuid, level, text }) => {
    const [item, said, close] = ['div', 'p', 'button'].map((tag) => document.createElement(tag));
    item.setAttribute('role', level === 'trouble' ? 'alert' : 'status');
    item.dataset.uuid = uuid;
    said.id = 'a-' + uuid;
    close.type = 'button';
    close.setAttribute('aria-describedby', said.id);
    close.textContent = box.dataset.close;
    item.append(said, close);
    box.append(item);
    // A screen reader announces what changes in an element that is already there.
    requestAnimationFrame(() => (said.textContent = text));
  };
  const load = async () => {
    const reply = await fetch('${path}', { headers: { 'accept-language': document.documentElement.lang } });
    if (!reply.ok) return;
    const { version: loaded, announcements } = await reply.json();
    version = loaded;
    const hidden = closed();
    const shown = announcements.filter(({ uuid }) => !hidden.includes(uuid));
    const drawn = new Set(Array.from(box.children, ({ dataset }) => dataset.uuid));
    if (shown.length === drawn.size && shown.every(({ uuid }) => drawn.has(uuid))) {
      for (const { uuid, text } of shown) document.getElementById('a-' + uuid).textContent = text;
      return;
    }
    box.replaceChildren();
    shown.forEach(draw);
  };
  const isRead = ({ name }) => name.includes('/api/') && !name.endsWith('${path}');
  const look = (entries) => {
    const last = entries.filter(isRead).at(-1);
    if (!last?.serverTiming) return;
    const named = last.serverTiming.find(({ name }) => name === '${announcementsMetric}')?.description ?? '';
    if (named === version) return;
    version = named;
    load().catch(() => {});
  };
  if (window.PerformanceObserver) new PerformanceObserver((list) => look(list.getEntries())).observe({ type: 'resource' });
})()`;
