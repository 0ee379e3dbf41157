// eslint-disable-next-line @nx/enforce-module-boundaries -- deploy is no project, and its files are copied into the image
import { importedPackages } from '../../deploy/keep-server-packages.mjs';

test.each([
  [`import pg from 'pg';`, ['pg']],
  [`import { drizzle } from "drizzle-orm/node-postgres";`, ['drizzle-orm']],
  [`import {\n  a,\n} from '@aws-sdk/client-s3/dist';`, ['@aws-sdk/client-s3']],
  [`export * from 'zod';`, ['zod']],
  [`import '@greenroom/database/resolve-drizzle';`, ['@greenroom/database']],
  [`const { SentryClient } = await import('@sentry/core');`, ['@sentry/core']],
  [`const model = require.resolve('@moonshine-ai/moonshine-js/dist/model.onnx');`, ['@moonshine-ai/moonshine-js']],
  [`import.meta.resolve('n2words')`, ['n2words']],
  [`import type { Client } from 'pg';`, []],
  [`export type { Client } from 'pg';`, []],
  [`import type {\n  Client,\n} from 'pg';\nimport ws from 'ws';`, ['ws']],
  [`import { read } from './pg.ts'; const word = 'openai';`, []],
])('an image keeps the packages that %j loads', (source, packages) => {
  expect(importedPackages(source)).toEqual(packages);
});
