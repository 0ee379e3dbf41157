import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');
