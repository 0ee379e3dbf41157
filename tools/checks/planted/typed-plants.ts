/** For each rule that needs types: code that breaks it, and an allowed counterpart. */
export const typedPlants: Record<string, [bad: string, good: string]> = {
  'await-thenable': ['export const a = async () => await 1;', 'export const a = async () => await Promise.resolve(1);'],
  'no-array-delete': ['const a = [1];\ndelete a[0];', 'const a = [1];\na.splice(0, 1);'],
  'no-base-to-string': ['export const a = (b: { c: 1 }) => String(b);', 'export const a = (b: URL) => String(b);'],
  'no-deprecated': [
    '/** @deprecated Use b. */\nconst a = 1;\nexport const b = a + 1;',
    '/** Kept for b. */\nconst a = 1;\nexport const b = a + 1;',
  ],
  'no-duplicate-type-constituents': [
    'type A = 1;\ntype B = 1;\nexport type C = A | B;',
    'type A = 1;\ntype B = 2;\nexport type C = A | B;',
  ],
  'no-floating-promises': ['Promise.resolve(1);', 'void Promise.resolve(1);'],
  'no-for-in-array': [
    'const a = [1];\nfor (const b in a) console.log(b);',
    'const a = [1];\nfor (const b of a) console.log(b);',
  ],
  'no-generated-empty-object-type': [
    'export type A = Omit<{ a: 1 }, "a">;',
    'export type A = Omit<{ a: 1; b: 2 }, "a">;',
  ],
  'no-implied-eval': ['export const a = new Function("return 1");', 'export const a = () => 1;'],
  'no-meaningless-void-operator': [
    'const a = (): void => {};\nvoid a();',
    'const a = (): Promise<void> => Promise.resolve();\nvoid a();',
  ],
  'no-misused-promises': [
    'export const a = async (p: Promise<boolean>) => { if (p) await p; };',
    'export const a = async (p: Promise<boolean>) => { if (await p) return; };',
  ],
  'no-misused-spread': [
    'export const a = (b: Promise<object>) => ({ ...b });',
    'export const a = async (b: Promise<object>) => ({ ...(await b) });',
  ],
  'no-mixed-enums': [
    'declare enum A { B = 1, C = "c" }\nexport type D = A;',
    'declare enum A { B = 1, C = 2 }\nexport type D = A;',
  ],
  'no-redundant-type-constituents': ['export type A = string | unknown;', 'export type A = string | number;'],
  'no-unnecessary-boolean-literal-compare': [
    'export const a = (b: boolean) => b === true;',
    'export const a = (b?: boolean) => b === true;',
  ],
  'no-unnecessary-template-expression': [
    'export const a = (b: string) => `${b}`;',
    'export const a = (b: string) => `${b}!`;',
  ],
  'no-unnecessary-type-arguments': [
    'const a = <T = string,>(b?: T) => b;\na<string>();',
    'const a = <T = string,>(b?: T) => b;\na<number>();',
  ],
  'no-unnecessary-type-assertion': [
    'export const a = (b: string) => b as string;',
    'export const a = (b: unknown) => b as string;',
  ],
  'no-unnecessary-type-conversion': [
    'export const a = (b: string) => String(b);',
    'export const a = (b: number) => String(b);',
  ],
  'no-unnecessary-type-parameters': [
    'export const a = <T,>(b: T) => { console.log(b); };',
    'export const a = <T,>(b: T) => b;',
  ],
  'no-unsafe-argument': [
    'export const a = (b: string) => b;\na(JSON.parse("1"));',
    'export const a = (b: unknown) => b;\na(JSON.parse("1"));',
  ],
  'no-unsafe-assignment': ['export const a = JSON.parse("1");', 'export const a: unknown = JSON.parse("1");'],
  'no-unsafe-call': ['JSON.parse("1")();', 'export const a = (b: () => void) => { b(); };'],
  'no-unsafe-enum-assignment': [
    'declare enum A { B = 1 }\nexport const a: A = 1;',
    'declare enum A { B = 1 }\nexport const a: A = A.B;',
  ],
  'no-unsafe-member-access': [
    'export const a = JSON.parse("{}").b as string;',
    'export const a = (JSON.parse("{}") as { b: string }).b;',
  ],
  'no-unsafe-return': [
    'export const a = (): string => JSON.parse("1");',
    'export const a = (): unknown => JSON.parse("1");',
  ],
  'no-unsafe-unary-minus': ['export const a = (b: string) => -b;', 'export const a = (b: number) => -b;'],
  'no-useless-default-assignment': [
    'export const a = ({ b = 1 }: { b: number }) => b;',
    'export const a = ({ b = 1 }: { b?: number }) => b;',
  ],
  'only-throw-error': ['export const a = () => { throw "a"; };', 'export const a = () => { throw new Error("a"); };'],
  'prefer-promise-reject-errors': [
    'export const a = () => Promise.reject("a");',
    'export const a = () => Promise.reject(new Error("a"));',
  ],
  'prefer-reduce-type-parameter': [
    'export const a = [1].reduce((all, one) => [...all, one], [] as number[]);',
    'export const a = [1].reduce<number[]>((all, one) => [...all, one], []);',
  ],
  'prefer-return-this-type': [
    'export class A { b(): A { return this; } }',
    'export class A { b(): this { return this; } }',
  ],
  'related-getter-setter-pairs': [
    'export interface A { get b(): string; set b(to: number); }',
    'export interface A { get b(): string; set b(to: string); }',
  ],
  'restrict-plus-operands': [
    'export const a = (b: string, c: number) => b + c;',
    'export const a = (b: string, c: string) => b + c;',
  ],
  'restrict-template-expressions': [
    'export const a = (b: string[]) => `${b}!`;',
    'export const a = (b: string, c: number, d: boolean) => `${b}${c}${d}`;',
  ],
  'return-await': [
    'export const a = async () => { try { return Promise.resolve(1); } catch { return 2; } };',
    'export const a = async () => { try { return await Promise.resolve(1); } catch { return 2; } };',
  ],
  'switch-exhaustiveness-check': [
    'export const a = (b: 1 | 2) => { switch (b) { case 1: return 1; } return 2; };',
    'export const a = (b: 1 | 2) => { switch (b) { case 1: return 1; default: return 2; } };',
  ],
  'use-unknown-in-catch-callback-variable': [
    'export const a = (b: Promise<void>) => b.catch((cause) => cause as string);',
    'export const a = (b: Promise<void>) => b.catch((cause: unknown) => cause as string);',
  ],
};
