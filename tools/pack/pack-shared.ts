/**
 * `npm run pack:shared [-- <folder>]`: packs the libraries and presets that a remote in another repository installs, as
 * one `.tgz` each. By default into dist/packages.
 */
import { join, resolve } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { packPackages } from './pack-packages.ts';

const folder = resolve(process.argv[2] ?? join(workspaceRoot, 'dist/packages'));
for (const tarball of Object.values(packPackages(folder))) console.log(tarball);
