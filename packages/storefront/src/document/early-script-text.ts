import { code } from './early-script.ts?inline-script'

/**
 * The text of a page's first script, which starts the app's modules: `imports` in their order, then `entry`. For a `<script>` element,
 * escape `</`, which a URL could contain.
 */
export const earlyScript = (entry: string, imports: readonly string[]): string =>
  code.replace('MODULES', () => JSON.stringify([...imports, entry]))
