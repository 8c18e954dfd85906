/**
 * Generated files follow from others. The word lists and the glossary name what to avoid. The specification is quoted as it was given.
 * Defaults of released versions are stored data: stores show them as they were released.
 */
const EXEMPT =
  /^packages\/engine\/src\/blocks\/version-1\.ts$|^(?:docs\/(?:reference|spec)|schemas)\/|^docs\/glossary\.md$|^scripts\/language\/|\/fixtures\//

/** Whether the language of a file is checked. */
export const isChecked = (path: string): boolean => /\.(?:md|css|m?js|tsx?)$/.test(path) && !EXEMPT.test(path)
