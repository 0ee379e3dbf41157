import type { Preview } from '@storybook/react-webpack5';
import { documentStyles } from '@greenroom/shared-ui';

const preview: Preview = {
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'fullscreen', backgrounds: { disable: true }, controls: { disable: true } },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'light' ? 'light' : 'dark';
      return (
        <>
          <style>{documentStyles}</style>
          <Story />
        </>
      );
    },
  ],
};

export default preview;
