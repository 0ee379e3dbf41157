import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

/** Development ports; the whole site is on 4200. */
export const devPorts = {
  shell: 4210,
  'mentor-mfe': 4201,
  'roleplay-mfe': 4202,
  'checkout-mfe': 4203,
  'meetings-mfe': 4204,
  'account-mfe': 4205,
} as const;

export type AppName = keyof typeof devPorts;
export type RemoteName = Exclude<AppName, 'shell'>;

/** `mentor-mfe` → `mentor_mfe`: the name of a container is a variable in the page. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');
