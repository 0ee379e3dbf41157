import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const swcRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  dependency: { not: ['url'] },
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
};

/** As in apps: texts are compiled when they are built in. */
const messagesRule = {
  test: /messages\/\w+\.json$/,
  type: 'json',
  use: join(import.meta.dirname, '../../../tools/webpack/messages-loader.cjs'),
};

/** As in apps: what runs beside the page for sound is a script of its own. */
const workletRule = {
  test: /-worklet\.ts$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10].js' },
  use: join(import.meta.dirname, '../../../tools/webpack/worklet-loader.cjs'),
};

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx', '../../../apps/*-mfe/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../../apps/shell/assets', to: '/assets' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal(webpack) {
    webpack.module?.rules?.push(swcRule, messagesRule, workletRule);
    webpack.performance = false;
    return webpack;
  },
};

export default config;
