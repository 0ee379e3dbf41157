import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, siteFolder } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { devPorts, workspaceRoot, type RemoteName } from './workspace.ts';

interface FrameOptions {
  name: RemoteName;
  root: string;
  development: boolean;
}

/** A remote by itself: its routes in libs/frame, on mocked data, as one ordinary bundle. */
export function frameConfig({ name, root, development }: FrameOptions): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'web' });
  const assets = join(workspaceRoot, 'apps/shell/assets');
  return {
    ...base,
    entry: join(root, 'src/frame.ts'),
    output: {
      path: siteFolder(development, 'frames', name),
      publicPath: '/',
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      clean: true,
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: join(workspaceRoot, 'libs/frame/src/frame.html'),
        title: `${name} · Greenroom`,
      }),
    ],
    devServer: {
      ...devServer(devPorts[name]),
      // The mocks' service worker lies under /msw/ and answers for the whole site.
      headers: { 'Service-Worker-Allowed': '/' },
      historyApiFallback: true,
      static: [
        { directory: assets, publicPath: '/assets' },
        { directory: join(workspaceRoot, 'node_modules/msw/lib'), publicPath: '/msw' },
      ],
    },
  };
}
