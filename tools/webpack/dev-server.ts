import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** A development server whose files the site on another port may load. */
export function devServer(port: number): DevServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    // The page is loaded anew where a change cannot be shown in it.
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      // Says in the console which change made it load the page anew.
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://127.0.0.1:${port}/ws`,
    },
    // The server reads what a build says of itself, and the shell's server bundle, from the disk.
    devMiddleware: {
      writeToDisk: (path) =>
        path.endsWith('build.json') || path.endsWith('.document.cjs') || path.endsWith('/document.cjs'),
    },
  };
}

/** Shows changed components in the open page and keeps their state. Errors are shown by the development server. */
export const reactRefresh = () =>
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /refresh-runtime\.cjs$/] });
