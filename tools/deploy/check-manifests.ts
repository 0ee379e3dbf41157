/**
 * Reads manifests as JSON from stdin and prints, for each, the errors against the schema of its kind; empty if it is
 * valid. A separate program, because the schemas are ES modules only.
 */
import { text } from 'node:stream/consumers';

type Model = new (data: unknown) => { validate(): void };
interface Read {
  apiVersion: string;
  kind: string;
}

const manifests = JSON.parse(await text(process.stdin)) as Read[];
console.log(JSON.stringify(await Promise.all(manifests.map(faultsOf))));

async function faultsOf(manifest: Read): Promise<string> {
  const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<string, Model>;
  const Model = models[manifest.kind];
  if (!Model) return `${manifest.kind} is no kind of ${manifest.apiVersion}`;
  try {
    new Model(manifest).validate();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
