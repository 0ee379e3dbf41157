import ts from 'typescript';

/** Returns the endpoints that a source file adds to the API client: those in `injectEndpoints({ endpoints: … })`. */
export function injectedEndpoints(file: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isInjection(node)) names.push(...namesIn(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

function isInjection(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'injectEndpoints'
  );
}

function namesIn(options: ts.Expression | undefined): string[] {
  if (!options || !ts.isObjectLiteralExpression(options)) return [];
  const endpoints = options.properties.find((property) => property.name?.getText() === 'endpoints');
  const table = endpoints && tableOf(endpoints);
  return table?.properties.flatMap((property) => property.name?.getText().replaceAll(/['"]/g, '') ?? []) ?? [];
}

/** Returns the object that `endpoints: (build) => ({ … })` returns, in any of the ways to write that function. */
function tableOf(endpoints: ts.Node): ts.ObjectLiteralExpression | undefined {
  let table: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (table) return;
    if (ts.isObjectLiteralExpression(node)) table = node;
    else ts.forEachChild(node, visit);
  };
  visit(endpoints);
  return table;
}
