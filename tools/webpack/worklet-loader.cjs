const webpack = require('webpack');

/**
 * Bundles an audio worklet and its imports into one plain script. A worklet is named by `new URL('./x-worklet.ts',
 * import.meta.url)` and loaded by a browser into a scope of its own, without a page's runtime: webpack's own support
 * for worklets runs from a blob address, which the pages' security policy does not allow.
 */
module.exports = function workletLoader() {
  const done = this.async();
  const filename = 'worklet.js';
  const child = this._compilation.createChildCompiler(`worklet ${this.resourcePath}`, { filename });
  new webpack.EntryPlugin(this.context, this.resourcePath, { name: 'worklet' }).apply(child);

  let script;
  child.hooks.thisCompilation.tap('worklet-loader', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'worklet-loader', stage }, () => {
      script = compilation.getAsset(filename)?.source.source().toString();
      // The output becomes this module's content, not another file of the build.
      for (const { name } of compilation.getAssets()) compilation.deleteAsset(name);
    });
  });
  child.runAsChild((failure, _, compilation) => {
    const error = failure ?? compilation?.errors[0];
    for (const file of compilation?.fileDependencies ?? []) this.addDependency(file);
    done(error ?? (script === undefined ? new Error('The worklet has no script') : null), script);
  });
};
