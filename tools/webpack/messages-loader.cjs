/** Compiles the messages of one language (ICU texts by key) when the app is built, so that the browser needs no parser. */
module.exports = function messagesLoader(source) {
  const done = this.async();
  import('@lingui/message-utils/compileMessage')
    .then(({ compileMessage }) => {
      const texts = Object.entries(JSON.parse(source));
      done(null, JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]))));
    })
    .catch(done);
};
