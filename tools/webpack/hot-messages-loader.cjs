/** In development, updates changed messages in the open page. For a `messages/index.ts`. */
module.exports = function hotMessagesLoader(source) {
  const names = [...source.matchAll(/export const (\w+) = defineMessages/g)].map(([, name]) => name);
  const files = [...source.matchAll(/import\('(\.\/\w+\.json)'\)/g)].map(([, file]) => file);
  const shown = names.map((name) => `void ${name}.loadChanged?.();`).join(' ');
  return `${source}\nimport.meta.webpackHot?.accept(${JSON.stringify(files)}, () => { ${shown} });\n`;
};
