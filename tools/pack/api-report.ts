import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

/** The signatures of a package's exports by name, for each of its entries. */
export type Signatures = Record<string, Record<string, string>>;

/** What a package offers in one version. */
export interface ApiReport {
  version: string;
  entries: Signatures;
}

/** Signatures that are longer are cut, and end with a digest of the whole. In characters. */
const longest = 400;

/**
 * Reads the API of a package from its declarations: the declaration of each export, and a digest of all declarations of
 * the package that it refers to, exported or not. Comments, spaces and names of files make no difference.
 * @param folder of the compiled package
 * @param entries files without extension, by subpath
 */
export function readApi(folder: string, entries: Readonly<Record<string, string>>): Signatures {
  const files = Object.values(entries).map((module) => join(folder, `${module}.d.ts`));
  const program = ts.createProgram(files, options, ownFilesOnly());
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([subpath], index) => {
      const source = program.getSourceFile(files[index]!);
      const symbols = source ? exportsOf(source, checker) : [];
      const named = symbols.map((symbol) => [symbol.name, signatureOf(symbol, checker)] as const);
      return [subpath, Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))];
    }),
  );
}

const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Other packages are not read: they have versions of their own. */
function ownFilesOnly(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  return host;
}

function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declarations = declarationsOf(symbol, checker);
  const text = declarations.map(textOf).join(' ');
  const others = new Set<string>();
  const seen = new Set(declarations);
  for (const declaration of seen) {
    if (!declarations.includes(declaration)) others.add(textOf(declaration));
    for (const used of usedBy(declaration, checker)) seen.add(used);
  }
  const shown = text.length > longest ? `${text.slice(0, longest)}… ${digest(text)}` : text;
  return others.size === 0 ? shown : `${shown} // uses ${digest([...others].toSorted().join('\n'))}`;
}

/** Returns a symbol's declarations; those of another package's export are where it is exported again. */
function declarationsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Declaration[] {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations ?? symbol.declarations ?? [];
}

/** Returns the declarations at the top of the package's files that a declaration refers to. */
function usedBy(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Declaration[] {
  // `export * as name` refers to a whole file.
  if (ts.isSourceFile(declaration))
    return exportsOf(declaration, checker).flatMap((one) => declarationsOf(one, checker));
  const used: ts.Declaration[] = [];
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) used.push(...declarationsOf(symbol, checker).filter(isAtTop));
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return used;
}

function exportsOf(file: ts.SourceFile, checker: ts.TypeChecker): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module) : [];
}

function isAtTop(declaration: ts.Declaration): boolean {
  if (ts.isSourceFile(declaration)) return true;
  const { parent } = statementOf(declaration) as { parent?: ts.Node };
  return parent !== undefined && ts.isSourceFile(parent);
}

/** `const a: string` is a declaration within a statement. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

function textOf(declaration: ts.Declaration): string {
  const node = ts.isExportSpecifier(declaration) ? declaration.parent.parent : statementOf(declaration);
  if (ts.isSourceFile(node)) return `a module: ${namesIn(node).join(', ')}`;
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ');
}

/** Returns the names that a file declares at its top. */
function namesIn(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return (ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement)) && statement.name
      ? [statement.name.text]
      : [];
  });
}

const printer = ts.createPrinter({ removeComments: true });

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
