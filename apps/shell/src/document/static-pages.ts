import { createHash } from 'node:crypto';
import { cookies, defaultLocale, localeTag, paths } from '@greenroom/contracts';
import {
  contentPolicy,
  filesOfEveryPage,
  pageStateId,
  policyForMeta,
  trustedTypes,
  type StaticPages,
  type StaticPagesInput,
  type UnchosenState,
} from '@greenroom/federation';
import { activateLocale } from '@greenroom/i18n';
import { messages } from '../messages/index.ts';
import { loadOwnPage } from '../site/own-page.tsx';
import { offlineParameter } from '../pages/offline-parameter.ts';
import { drawPage } from './draw-page.tsx';
import { emotionKey } from './emotion-key.ts';
import { escapeHtml, jsonForHtml } from './escape-html.ts';
import { manifestTag, siteStyles, siteTags } from './site-tags.ts';

/**
 * Renders the page as a static file, the same for everyone: empty until the browser has chosen the release. The CSP
 * allows scripts and styles by their hashes.
 */
export async function renderStaticPages(input: StaticPagesInput): Promise<StaticPages> {
  const script = firstScript(input);
  const offline = await drawOfflinePage(input);
  const policy = contentPolicy({
    // The first files are preloaded, and without nonces a preload is allowed by its integrity.
    scripts: [hashOf(script), ...firstFiles(input.shell).map(({ integrity }) => `'${integrity}'`)],
    // Emotion inserts its rules into style elements that are initially empty.
    styles: [siteStyles, ...offline.styles.map(({ css }) => css), ''].map(hashOf),
    apps: input.apps,
    policies: [trustedTypes.firstScript],
    connect: [
      ...input.origins,
      ...(input.overrideOrigins ?? []).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    ],
  });
  const state: UnchosenState = {
    choose: 'in the browser',
    publicKeys: input.publicKeys,
    ...(input.overrideOrigins && { overrideOrigins: input.overrideOrigins }),
  };
  const styles = offline.styles.map(
    ({ ids, css }) => `<style data-emotion="${emotionKey} ${ids.join(' ')}">${css}</style>`,
  );
  return {
    policy,
    index: htmlOf(policy, scriptHints(input), [
      '<div id="root"></div>',
      `<script type="application/json" id="${pageStateId}">${jsonForHtml(state)}</script>`,
      `<script>${script}</script>`,
    ]),
    offline: htmlOf(policy, styles, [`<div id="root">${offline.body}</div>`]),
  };
}

function htmlOf(policy: string, head: string[], body: string[]): string {
  return `<!doctype html>
<html lang="${localeTag[defaultLocale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyForMeta(policy))}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Greenroom</title>
<meta name="description" content="${escapeHtml(messages.text('landing.lead'))}">
${siteTags}
${manifestTag(defaultLocale)}
<style>${siteStyles}</style>
${head.join('\n')}
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
}

/**
 * Applies the chosen theme and starts the shell. Not all browsers accept hashes for external scripts, but an inline
 * script that is allowed by its hash may load them.
 */
function firstScript({ shell, shellUrl }: StaticPagesInput): string {
  const url = JSON.stringify(shellUrl + shell.entry);
  const integrity = JSON.stringify(shell.files[shell.entry]?.integrity);
  return `{
  const light = /(?:^|; )${cookies.theme.name}=(dark|light)(?:;|$)/.exec(document.cookie);
  if (light) document.documentElement.dataset.theme = light[1];
  const rules = { createScriptURL: () => ${url} };
  const trusted = self.trustedTypes ? trustedTypes.createPolicy('${trustedTypes.firstScript}', rules) : rules;
  const script = document.createElement('script');
  Object.assign(script, { src: trusted.createScriptURL(''), integrity: ${integrity}, crossOrigin: 'anonymous' });
  document.head.append(script);
}`;
}

function scriptHints({ shell, shellUrl }: StaticPagesInput): string[] {
  return firstFiles(shell).map(
    ({ file, integrity }) =>
      `<link rel="preload" as="script" href="${shellUrl + file}" integrity="${integrity}" crossorigin="anonymous">`,
  );
}

function firstFiles(shell: StaticPagesInput['shell']) {
  const needed = [shell.entry, ...filesOfEveryPage(shell)];
  return needed.map((file) => ({ file, integrity: shell.files[file]?.integrity ?? '' }));
}

/** Renders the offline page, without scripts and in the default language. */
async function drawOfflinePage({ shell, shellUrl }: StaticPagesInput) {
  activateLocale(defaultLocale);
  const manifest = { remotes: [] };
  await messages.load();
  await loadOwnPage(paths.app, manifest);
  const failed = (cause: unknown) => {
    throw cause;
  };
  return drawPage(
    {
      url: `${paths.app}?${offlineParameter}`,
      found: true,
      locale: defaultLocale,
      theme: undefined,
      shell,
      shellUrl,
      manifest,
      preload: [],
      replies: [],
      siteUrl: '',
      nonce: '',
    },
    failed,
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
