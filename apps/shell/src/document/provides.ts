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
 * The shared modules as the server has them: a remote's bundle asks for these by name and carries none of its own.
 * A test compares the names with those that the builds share.
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
