/**
 * Marks React Router's components as free of side effects, so that unused ones can be removed. Removes their
 * `displayName`, which would keep them.
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(?=React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
