import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Collects problems in files, with their places: `content/coaches/x/coach.yaml:12: what`. */
export class Problems {
  readonly lines: string[] = [];

  add(file: string, line: number, what: string): void {
    this.lines.push(`${file}:${line}: ${what}`);
  }
}

type Path = readonly PropertyKey[];

/** A parsed and validated YAML file that can tell the line of a value. */
export interface SourceFile<Value> {
  file: string;
  value: Value;
  lineOf(path: Path): number;
}

interface Source {
  file: string;
  text: string;
  /** The line of the file where the YAML begins; 1 by default. */
  firstLine?: number;
}

/**
 * Reads YAML with a schema. js-yaml parses it in a sixth of the time that `yaml` takes. `yaml` knows line numbers, so
 * it parses again only if a line is asked for or something is wrong.
 * @returns undefined if something is wrong, which is then added to `problems`
 */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  problems: Problems,
): SourceFile<z.output<Schema>> | undefined {
  const read = schema.safeParse(parseQuickly(source.text));
  if (!read.success) return readWithLines(schema, source, problems);
  let lined: LinedDocument | undefined;
  const lineOf = (path: Path) => (lined ??= parseWithLines(source)).lineOf(path);
  return { file: source.file, value: read.data, lineOf };
}

/** Parses YAML with the core schema of YAML 1.2; returns undefined if that fails. */
export function parseQuickly(text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}

interface LinedDocument {
  document: Document;
  lineAt(offset: number): number;
  lineOf(path: Path): number;
}

function parseWithLines({ text, firstLine = 1 }: Source): LinedDocument {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  return { document, lineAt, lineOf: (path) => lineAt(offsetOf(document, path)) };
}

function readWithLines<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  problems: Problems,
): SourceFile<z.output<Schema>> | undefined {
  const { file } = source;
  const { document, lineAt, lineOf } = parseWithLines(source);
  if (document.errors.length > 0) {
    for (const error of document.errors) problems.add(file, lineAt(error.pos[0]), error.message);
    return undefined;
  }
  const read = schema.safeParse(document.toJS());
  if (read.success) return { file, value: read.data, lineOf };
  for (const issue of read.error.issues) {
    problems.add(file, lineOf(issue.path), `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  }
  return undefined;
}

/** Returns the offset of the value at a path, or of the innermost existing value around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/**
 * Splits a Markdown file into its YAML front matter and its body. Returns undefined and adds a problem if there is no
 * front matter.
 */
export function splitFrontMatter(file: string, text: string, problems: Problems) {
  const match = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(text);
  if (!match) {
    problems.add(file, 1, 'begins with front matter between two lines of ---');
    return undefined;
  }
  const [, frontMatter = '', body = ''] = match;
  return { frontMatter: { file, text: frontMatter, firstLine: 2 }, body: body.trim() };
}
