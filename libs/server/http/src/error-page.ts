import { paths, type Locale } from '@greenroom/contracts';
import { escapeHtml } from './escape-html.ts';
import { plainPage, type PlainPage } from './plain-page.ts';

/** The texts of the error page (specification, section 2), with the links as separate parts. */
const words: Record<
  Locale,
  {
    heading: string;
    subheading: string;
    help: (refresh: string, support: string) => string;
    tryAgain: string;
    home: string;
    forSupport: string;
  }
> = {
  en: {
    heading: 'Ooops!',
    subheading: 'Something went wrong.',
    help: (refresh, support) =>
      `Please try <a href="${refresh}">refreshing the page</a> in a few minutes. If you continue to see a problem, please <a href="${support}">contact support</a>.`,
    tryAgain: 'Try again',
    home: 'Go to the home page',
    forSupport: 'For support',
  },
  de: {
    heading: 'Ooops!',
    subheading: 'Etwas ist schiefgegangen.',
    help: (refresh, support) =>
      `Bitte versuchen Sie in ein paar Minuten, <a href="${refresh}">die Seite neu zu laden</a>. Wenn das Problem bleibt, <a href="${support}">wenden Sie sich an die Hilfe</a>.`,
    tryAgain: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    forSupport: 'Für die Hilfe',
  },
};

interface ErrorPageInput {
  locale: Locale;
  status: number;
  message: string;
  requestId: string;
}

/**
 * Returns the error page (specification, section 8): in words, with what to do next. The status code, the message and
 * the request id are folded, because only support needs them.
 */
export function errorPage({ locale, status, message, requestId }: ErrorPageInput): PlainPage {
  const { heading, subheading, help, tryAgain, home, forSupport } = words[locale];
  const main = `<h1>${heading}</h1><h2>${subheading}</h2><p>${help('', paths.helpCenter)}</p>
<p><a href="">${tryAgain}</a> · <a href="${paths.root}">${home}</a></p>
<details><summary>${forSupport}</summary><code lang="en">${status} ${escapeHtml(message)}<br>${escapeHtml(requestId)}</code></details>`;
  return plainPage({ locale, title: subheading.replace(/\.$/, ''), main });
}
