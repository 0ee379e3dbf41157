import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as analytics from '@greenroom/analytics';
import * as apiClient from '@greenroom/api-client';
import * as auth from '@greenroom/auth';
import * as conversation from '@greenroom/conversation';
import * as i18n from '@greenroom/i18n';
import * as navigation from '@greenroom/navigation';

/**
 * The shared modules on the server: a remote's bundle imports these by name and does not bundle them. A test compares
 * the names with those shared by the builds.
 */
export const provides: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@greenroom/analytics': analytics,
  '@greenroom/api-client': apiClient,
  '@greenroom/auth': auth,
  '@greenroom/conversation': conversation,
  '@greenroom/i18n': i18n,
  '@greenroom/navigation': navigation,
};
