import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, parse } from 'yaml';
import { workspaceRoot } from '../webpack/workspace.ts';

export const readDeploy = (file: string) => readFileSync(join(workspaceRoot, 'deploy', file), 'utf8');

/** Reads a YAML file below deploy/. @throws if it is not valid YAML */
export const readYaml = (file: string): unknown => parse(readDeploy(file));

export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  [field: string]: unknown;
}

/** Reads all manifests below deploy/kubernetes. */
export function readManifests(): Manifest[] {
  const files = readdirSync(join(workspaceRoot, 'deploy/kubernetes')).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) =>
    parseAllDocuments(readDeploy(`kubernetes/${file}`)).map((document) => {
      const [fault] = document.errors;
      if (fault) throw fault;
      return { file, ...(document.toJS() as Omit<Manifest, 'file'>) } as Manifest;
    }),
  );
}
