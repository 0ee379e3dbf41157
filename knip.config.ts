import type { KnipConfig } from 'knip';

/** Arrive with later work of the specification, and stand in package.json so that all of it is resolved together. */
const laterWork = ['@stripe/react-stripe-js', 'twilio-video', 'formik', 'yup'];

const config: KnipConfig = {
  ignoreDependencies: laterWork,
  workspaces: {},
};

export default config;
