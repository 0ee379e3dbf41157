import type { StorybookConfig } from '@storybook/react-webpack5';
import { baseConfig } from '../webpack/base-config.ts';
import { workspaceRoot } from '../webpack/workspace.ts';

/**
 * Storybook for the components of libs/shared-ui and every page of the apps in each of its states, built like the
 * product, and for mails.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../../libs/shared-ui/src/**/*.stories.tsx', '../../apps/*/src/**/*.stories.tsx', './*.stories.tsx'],
  staticDirs: [{ from: '../../apps/shell/assets', to: '/assets' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  webpackFinal(webpack) {
    const { module, resolve } = baseConfig({ appRoot: workspaceRoot, development: false, target: 'web' });
    webpack.module?.rules?.push(...(module?.rules ?? []));
    const alias = Object.assign({}, webpack.resolve?.alias, resolve?.alias) as Record<string, string>;
    webpack.resolve = { ...webpack.resolve, alias };
    webpack.performance = false;
    return webpack;
  },
};

export default config;
