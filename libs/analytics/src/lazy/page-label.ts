/**
 * Returns the analytics label of a page, by the start of its path (specification, section 9). Routes of the wider
 * product family are in the list too, so that both sites count alike.
 */
export function pageLabel(path: string): string {
  return labels.find(({ test }) => test.test(path))?.label ?? 'other';
}

const labels = [
  { test: /^\/$|^\/home(page)?(\/|$)/, label: 'homepage' },
  { test: /^\/checkout\/payment(\/|$)/, label: 'Checkout Payment' },
  { test: /^\/checkout(\/|$)|^\/change-plan(\/|$)/, label: 'Plans' },
  { test: /^\/promotion(\/|$)/, label: 'promotion-page' },
  { test: /^\/classes\/[^/]+\/chapters(\/|$)/, label: 'Lesson' },
  { test: /^\/classes\/[^/]+(\/|$)/, label: 'class_page' },
  { test: /^\/series\/[^/]+\/episodes(\/|$)/, label: 'Episode' },
  { test: /^\/series\/[^/]+(\/|$)/, label: 'Series' },
  { test: /^\/sessions\/[^/]+(\/|$)/, label: 'sessions_page' },
  { test: /^\/sessions\/?$/, label: 'sessions_home' },
  { test: /^\/bogo(\/|$)/, label: 'Holiday' },
];
