/** The package ships no types. */
declare module 'stopword' {
  export const eng: readonly string[];
  export const deu: readonly string[];
}
