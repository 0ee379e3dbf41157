/**
 * Says of React Router's components that making one does nothing else: those that nobody uses can be left out. Their
 * names for developer tools would keep them.
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(?=React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
