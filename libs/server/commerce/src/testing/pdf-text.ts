import { execFileSync } from 'node:child_process';

const script = `
import { extractText, getDocumentProxy } from 'unpdf';
const parts = [];
for await (const part of process.stdin) parts.push(part);
const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(parts))), { mergePages: true });
process.stdout.write(text);
`;

/** Returns the text of a PDF, read in a separate process because Jest cannot load the reader. */
export function pdfText(bytes: Buffer): string {
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, options, { input: bytes, cwd: import.meta.dirname, encoding: 'utf8' });
}
