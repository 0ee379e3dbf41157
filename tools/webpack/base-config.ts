import CompressionPlugin from 'compression-webpack-plugin';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { leanModules } from './lean-modules.ts';
import { workspaceRoot } from './workspace.ts';
import zlib from 'node:zlib';

/** Returns the configuration that all apps share: compiles TypeScript and messages to small scripts. */
export function baseConfig(options: { appRoot: string; development: boolean; target: 'web' | 'node' }): Configuration {
  const { appRoot, development, target } = options;
  const refreshing = development && target === 'web';
  // Ids that stay the same over rebuilds; otherwise an update would replace unchanged modules.
  const ids = development ? 'named' : 'deterministic';
  return {
    context: appRoot,
    mode: development ? 'development' : 'production',
    target: target === 'web' ? ['web', 'es2022'] : 'node24',
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: leanModules(development) },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          dependency: { not: ['url'] },
          use: { loader: 'swc-loader', options: swcOptions(target, refreshing) },
        },
        {
          // The packed libraries in another repository are read like the workspace's sources. As strict ES modules they
          // would get a shared CommonJS module, such as Emotion, in place of its default export.
          test: /[\\/]node_modules[\\/]@greenroom[\\/].*\.js$/,
          type: 'javascript/auto',
        },
        {
          test: /-worklet\.[jt]s$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10].js', emit: target === 'web' },
          use: join(import.meta.dirname, 'worklet-loader.cjs'),
        },
        {
          test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: join(import.meta.dirname, 'pure-components-loader.cjs'),
        },
        ...(refreshing
          ? [{ test: /messages\/index\.ts$/, use: join(import.meta.dirname, 'hot-messages-loader.cjs') }]
          : []),
        { test: /messages\/\w+\.json$/, type: 'json', use: join(import.meta.dirname, 'messages-loader.cjs') },
      ],
    },
    optimization: {
      moduleIds: ids,
      chunkIds: ids,
      minimize: !development && target === 'web',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    stats: { preset: 'errors-warnings' },
    infrastructureLogging: { level: 'error' },
    cache: development ? { type: 'memory' } : false,
  };
}

/** Compresses each text file with Brotli and gzip at build time, so that no request pays for it. */
export function precompressed(): CompressionPlugin<unknown>[] {
  const test = /\.(js|css|json|svg|webmanifest)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', threshold: 1024 }),
    new CompressionPlugin({
      test,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 1024,
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

/** In development, JSX uses the runtime of built apps as well: see react-jsx-in-development.ts. */
function swcOptions(target: 'web' | 'node', refreshing: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refreshing, refresh: refreshing } },
      target: target === 'web' ? 'es2022' : 'es2024',
    },
    sourceMaps: true,
  };
}

/** Returns the output folder of a build. A development server writes elsewhere, so that it never changes a build. */
export const siteFolder = (development: boolean, ...parts: string[]) =>
  join(workspaceRoot, development ? 'dist/dev-site' : 'dist', ...parts);
