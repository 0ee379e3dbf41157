import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildRecord } from '@greenroom/federation';
import type { AppName } from '../../webpack/workspace.ts';
import { productConfig, runBuild } from '../web/variants/product-config.ts';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Options of the federation plugin, with `shared` as the product writes it. */
export type FederationOptions = Omit<PluginOptions, 'shared'> & { shared?: Record<string, object> };

/**
 * Builds an app like the product, except for what `change` changes.
 * @param path the output folder
 */
export async function buildWith(
  app: AppName,
  path: string,
  change: (federation: FederationOptions, config: Configuration) => void,
): Promise<BuildRecord> {
  const { plugins = [], output, ...product } = await productConfig(app);
  const federation = plugins.find((one) => one instanceof ModuleFederationPlugin);
  if (!federation) throw new Error(`${app} is built without federation`);
  const kept = plugins.filter((one) => one !== federation && !(one instanceof CompressionPlugin));
  const config: Configuration = { ...product, output: { ...output, path } };
  // The plugin stores its options in a private field, the only way to read them.
  const options = { ...(federation as unknown as { _options: FederationOptions })._options };
  change(options, config);
  await runBuild({ ...config, plugins: [new ModuleFederationPlugin(options), ...kept] });
  return JSON.parse(readFileSync(join(path, 'build.json'), 'utf8')) as BuildRecord;
}
