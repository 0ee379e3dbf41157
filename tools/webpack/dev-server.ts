import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** A development server whose files the site on another port may load. */
export function devServer(port: number): DevServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: `ws://127.0.0.1:${port}/ws` },
    devMiddleware: { writeToDisk: /release\.json$/.test.bind(/release\.json$/) as (path: string) => boolean },
  };
}
