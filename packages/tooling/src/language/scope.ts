/**
 * Generated files depend on their sources. The word lists and the glossary name what to avoid. The specification quotes its
 * source. Defaults of released versions are stored data, which stores show as released.
 */
const EXEMPT =
  /^packages\/engine\/src\/blocks\/version-1\.ts$|^(?:docs\/(?:reference|spec)|schemas)\/|^docs\/glossary\.md$|^packages\/tooling\/src\/language\/|\/fixtures\//

/** Whether the language of a file is checked. */
export const isChecked = (path: string): boolean => /\.(?:md|css|m?js|tsx?)$/.test(path) && !EXEMPT.test(path)
