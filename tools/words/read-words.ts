import ts from 'typescript';

export const kinds = ['comment', 'log', 'test title'] as const;
export type Kind = (typeof kinds)[number];

/** A text of a source file that people read: a comment, the message of a log line, or the title of a test. */
export interface Words {
  kind: Kind;
  text: string;
}

const loggers = new Set(['info', 'warn', 'error', 'fatal']);
const testers = new Set(['it', 'test', 'describe']);

/** Excludes shorter texts and directives for tools. */
const isSentence = (text: string) => /\s\S+\s/.test(text) && !/^(eslint-|@ts-|@jest-|#|https?:)/.test(text);

/** Returns all such texts of a TypeScript file, in their order. */
export function readWords(file: string, source: string): Words[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Words[] = [];
  const seen = new Set<number>();
  const add = (of: Kind, text: string) => {
    if (isSentence(text)) found.push({ kind: of, text });
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) {
      // A node and its first child begin with the same comment.
      if (seen.has(pos)) continue;
      seen.add(pos);
      add('comment', wordsOf(source.slice(pos, end)));
    }
    if (ts.isCallExpression(node)) {
      const said = saidBy(node);
      if (said) add(said.kind, said.text);
    }
    ts.forEachChild(node, visit);
  };
  tree.statements.forEach(visit);
  return found;
}

/** Returns the text of a comment without its delimiters. */
const wordsOf = (comment: string) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function saidBy({ expression, arguments: given }: ts.CallExpression): Words | undefined {
  if (ts.isPropertyAccessExpression(expression) && loggers.has(expression.name.text)) {
    const message = given.findLast((one) => ts.isStringLiteralLike(one));
    return message && /\blog(ger)?$/.test(expression.expression.getText())
      ? { kind: 'log', text: message.text }
      : undefined;
  }
  const [first] = given;
  const called = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
  const isTest = ts.isIdentifier(called) && testers.has(called.text);
  return isTest && first && ts.isStringLiteralLike(first) ? { kind: 'test title', text: first.text } : undefined;
}
