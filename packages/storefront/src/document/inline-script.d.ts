/** A script as minified text (packages/tooling/src/build/inline-script.ts). */
declare module '*?inline-script' {
  export const code: string
}
