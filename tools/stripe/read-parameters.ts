import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Type of a parameter: `text`, `number`, `flag`, `any`; the names to choose from; a list, a map or an object of other
 * types; or several of these. An empty string, which removes a value, is the name `''`.
 */
export type ParameterType =
  | 'text'
  | 'number'
  | 'flag'
  | 'any'
  | { names: string[] }
  | { list: ParameterType }
  | { map: ParameterType }
  | { fields: Record<string, ParameterType>; required?: string[] }
  | { oneOf: ParameterType[] };

export interface StripeParameters {
  /**
   * Versions of the official library from which they were read, and of Stripe's OpenAPI from which it was generated.
   */
  library: string;
  openApi: string;
  apiVersion: string;
  licence: string;
  /** By method and path with `:id` and `:below`; `null` for an operation whose parameters are not kept. */
  operations: Record<string, ParameterType | null>;
}

interface Operation {
  name: string;
  parameters: ts.Type | undefined;
  at: ts.Node;
}

/**
 * Reads the parameters of Stripe's API from the typings of the official library, which are generated from Stripe's
 * published OpenAPI.
 * @param folder the package `stripe`
 * @param keeps whether to keep the parameters of an operation; of all others only the name is kept
 */
export function readParameters(folder: string, keeps: (operation: string) => boolean): StripeParameters {
  const files = resourceFiles(join(folder, 'esm/resources'));
  const program = ts.createProgram(files, { strict: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext });
  const checker = program.getTypeChecker();
  const found = files.flatMap((file) => operationsOf(program.getSourceFile(file)!, checker));
  const operations: StripeParameters['operations'] = {};
  for (const { name, parameters, at } of found.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    operations[name] = keeps(name) ? (parameters ? describe(parameters, checker, at) : { fields: {} }) : null;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };
  return {
    library: version,
    openApi: read('OPENAPI_VERSION'),
    apiVersion: /ApiVersion = '([^']+)'/.exec(read('esm/apiVersion.js'))![1]!,
    licence: license,
    operations,
  };
}

function resourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((file) => {
      if (statSync(file).isDirectory()) return file.endsWith('V2') ? [] : resourceFiles(file);
      return file.endsWith('.d.ts') && !file.endsWith('index.d.ts') ? [file] : [];
    });
}

/** Returns the calls of a resource: their types are in its typings, method and path in its code. */
function operationsOf(typings: ts.SourceFile, checker: ts.TypeChecker): Operation[] {
  const code = readFileSync(typings.fileName.replace(/\.d\.ts$/, '.js'), 'utf8');
  const resource = typings.statements.find(
    (one): one is ts.ClassDeclaration => ts.isClassDeclaration(one) && (one.name?.text.endsWith('Resource') ?? false),
  );
  return (resource?.members ?? []).flatMap((member) => {
    if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) return [];
    const call = new RegExp(
      String.raw`^ {4}${member.name.text}\([^]*?_makeRequest\('(GET|POST|DELETE)', [\`']([^\`']+)[\`']`,
      'm',
    ).exec(code);
    if (call === null) return [];
    const parameters = member.parameters.find(({ name }) => ts.isIdentifier(name) && name.text === 'params');
    const name = `${call[1]} ${call[2]!.replace(/\$\{[^}]+\}/, ':id').replace(/\$\{[^}]+\}/, ':below')}`;
    const type = parameters && checker.getNonNullableType(checker.getTypeAtLocation(parameters));
    return [{ name, parameters: type, at: member }];
  });
}

function describe(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): ParameterType {
  if (type.isUnion()) return describeUnion(type.types, checker, at);
  if (type.isStringLiteral()) return { names: [type.value] };
  if (type.flags & ts.TypeFlags.StringLike) return 'text';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'flag';
  if (type.flags & ts.TypeFlags.Null) return { names: [''] };
  if (type.symbol?.name === 'Decimal') return 'text';
  if (checker.isArrayType(type))
    return { list: describe(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker, at) };
  if (type.isIntersection()) return 'text';
  const map = type.getStringIndexType();
  if (map) return { map: describe(map, checker, at) };
  return type.flags & ts.TypeFlags.Object ? describeObject(type, checker, at) : 'any';
}

function describeObject(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): ParameterType {
  const fields: Record<string, ParameterType> = {};
  const required: string[] = [];
  for (const property of checker.getPropertiesOfType(type)) {
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    fields[property.name] = describe(
      checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at)),
      checker,
      at,
    );
  }
  return { fields, ...(required.length > 0 && { required }) };
}

function describeUnion(types: readonly ts.Type[], checker: ts.TypeChecker, at: ts.Node): ParameterType {
  const known = types.some((type) => type.isStringLiteral() && type.value !== '');
  const parts = types
    // The library's types accept names of later API versions; for this version the list is complete.
    .filter((type) => !(type.flags & ts.TypeFlags.Undefined) && !(known && type.isIntersection()))
    .map((type) => describe(type, checker, at));
  const names = parts.flatMap((part) => (typeof part === 'object' && 'names' in part ? part.names : []));
  const others = parts.filter((part) => typeof part === 'string' || !('names' in part));
  const different = [...new Map(others.map((part) => [JSON.stringify(part), part])).values()];
  const all: ParameterType[] = [...(names.length > 0 ? [{ names: [...new Set(names)] }] : []), ...different];
  return all.length === 1 ? all[0]! : { oneOf: all };
}
