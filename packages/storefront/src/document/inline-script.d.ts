/** A script as minified text (packages/storefront/build/inline-script.ts). */
declare module '*?inline-script' {
  export const code: string
}
