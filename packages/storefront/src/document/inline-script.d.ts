/** A script as minified text (scripts/build/inline-script.ts). */
declare module '*?inline-script' {
  export const code: string
}
