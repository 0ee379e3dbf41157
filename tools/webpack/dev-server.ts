import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Configures a development server whose files a site on another port may load. */
export function devServer(port: number): DevServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    // The page reloads if it cannot apply a change.
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      // Logs which change made the page reload.
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://127.0.0.1:${port}/ws`,
    },
    // The API reads the build record and the shell's server bundle from disk.
    devMiddleware: {
      writeToDisk: (path) =>
        path.endsWith('build.json') || path.endsWith('.document.cjs') || path.endsWith('/document.cjs'),
    },
  };
}

/** Updates changed components in the open page and keeps their state. The development server shows errors. */
export const reactRefresh = () =>
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /refresh-runtime\.cjs$/] });
