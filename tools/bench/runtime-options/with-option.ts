import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildRecord } from '@greenroom/federation';
import type { AppName } from '../../webpack/workspace.ts';
import { productConfig, runBuild } from '../web/variants/product-config.ts';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** What the federation plugin is told; `shared` as the product writes it. */
export type FederationOptions = Omit<PluginOptions, 'shared'> & { shared?: Record<string, object> };

/**
 * Builds an app as the product does, but for what `change` changes.
 * @param path a folder for it
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
  // The plugin keeps what it was told, and gives no other way to read it.
  const options = { ...(federation as unknown as { _options: FederationOptions })._options };
  change(options, config);
  await runBuild({ ...config, plugins: [new ModuleFederationPlugin(options), ...kept] });
  return JSON.parse(readFileSync(join(path, 'build.json'), 'utf8')) as BuildRecord;
}
