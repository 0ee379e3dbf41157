import CompressionPlugin from 'compression-webpack-plugin';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { leanModules } from './lean-modules.ts';
import { workspaceRoot } from './workspace.ts';
import zlib from 'node:zlib';

/** What the configurations of all apps have in common: TypeScript and messages in, small scripts out. */
export function baseConfig(options: { appRoot: string; development: boolean; target: 'web' | 'node' }): Configuration {
  const { appRoot, development, target } = options;
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
          use: { loader: 'swc-loader', options: swcOptions(target) },
        },
        {
          test: /-worklet\.ts$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10].js', emit: target === 'web' },
          use: join(import.meta.dirname, 'worklet-loader.cjs'),
        },
        {
          test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: join(import.meta.dirname, 'pure-components-loader.cjs'),
        },
        { test: /messages\/\w+\.json$/, type: 'json', use: join(import.meta.dirname, 'messages-loader.cjs') },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
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

/** Brotli and gzip beside each text file, made once at build so that no request pays for it. */
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

/** `development` stays off, so that a development shell and built remotes share one JSX runtime. */
function swcOptions(target: 'web' | 'node') {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: target === 'web' ? 'es2022' : 'es2024',
    },
    sourceMaps: true,
  };
}

/** Where a build goes. A development server's records lie apart, so that it never touches what was built. */
export const siteFolder = (development: boolean, ...parts: string[]) =>
  join(workspaceRoot, development ? 'dist/dev-site' : 'dist', ...parts);
