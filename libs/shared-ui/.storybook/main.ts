import type { StorybookConfig } from '@storybook/react-webpack5';

const swcRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
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

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../../apps/shell/assets', to: '/assets' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal(webpack) {
    webpack.module?.rules?.push(swcRule);
    webpack.performance = false;
    return webpack;
  },
};

export default config;
