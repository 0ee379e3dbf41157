/** Compiles messages for tests as the browser build does. */
const { compileMessage } = require('@lingui/message-utils/compileMessage');

module.exports = {
  process(source) {
    const texts = Object.entries(JSON.parse(source));
    return { code: JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]))) };
  },
};
