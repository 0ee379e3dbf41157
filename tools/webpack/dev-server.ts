import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** A development server whose files the site on another port may load. */
export function devServer(port: number): DevServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
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
