/** Rendered width of a gallery's large image, for preloading it. */
export const gallerySizes = '(min-width: 768px) 50vw, 100vw'
