import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, siteFolder } from './base-config.ts';
import { devServer, reactRefresh } from './dev-server.ts';
import { devPortOf, workspaceRoot, type RemoteName } from './workspace.ts';

/** Replaces the payment sandbox's card form at the address of the real form. */
const cardForm = {
  template: join(workspaceRoot, 'libs/payment-sandbox/src/testing/card-form.html'),
  file: 'sandbox/payments/card-form.html',
  address: /^\/sandbox\/payments\/card-form$/,
};

interface FrameOptions {
  name: RemoteName;
  root: string;
  development: boolean;
}

/** Configures a remote that runs alone: its routes in libs/frame, on mocked data, as one ordinary bundle. */
export function frameConfig({ name, root, development }: FrameOptions): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'web' });
  const assets = join(workspaceRoot, 'apps/shell/assets');
  return {
    ...base,
    // The fastest rebuilds. Pages of the whole site do not allow `eval`.
    ...(development ? { devtool: 'eval-cheap-module-source-map' as const } : {}),
    entry: join(root, 'src/frame.ts'),
    output: {
      path: siteFolder(development, 'frames', name),
      publicPath: '/',
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      clean: true,
      pathinfo: false,
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: join(workspaceRoot, 'libs/frame/src/frame.html'),
        title: `${name} · Greenroom`,
      }),
      new HtmlWebpackPlugin({ template: cardForm.template, filename: cardForm.file, inject: false }),
      ...(development ? [reactRefresh()] : []),
    ],
    devServer: {
      ...devServer(devPortOf(name)),
      // The mocks' service worker is below /msw/ and controls the whole site.
      headers: { 'Service-Worker-Allowed': '/' },
      historyApiFallback: { rewrites: [{ from: cardForm.address, to: `/${cardForm.file}` }] },
      static: [
        { directory: assets, publicPath: '/assets' },
        { directory: join(workspaceRoot, 'node_modules/msw/lib'), publicPath: '/msw' },
      ],
    },
  };
}
