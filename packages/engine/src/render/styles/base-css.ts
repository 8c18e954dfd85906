/**
 * The base style sheet: the page as a size container, the switch between widths, and the theme's tokens with defaults. Widths are
 * those of product.md, point 9. Windows contrast themes remove backgrounds and shadows: buttons get a border, chosen ones an outline, and
 * colors that are content stay; these rules are in no layer, so that they win over those of blocks. `--desktop`, `--tablet` and `--mobile` are a switch: exactly one of them is unset, so only its
 * fallback applies in `var(--desktop, a) var(--tablet, b) var(--mobile, c)`; the other two are empty.
 */
export const baseCss = `
@layer base, blocks;
@layer base {
  .bf-page {
    --color-surface: #ffffff;
    --color-text: #1a1a1a;
    --color-muted: #666666;
    --color-accent: #1d4ed8;
    --color-on-accent: #ffffff;
    --color-border: #e0e0e0;
    --color-sale: #d92d20;
    --color-hero-button: #fff;
    --color-on-hero-button: #111;
    --font-heading: system-ui, sans-serif;
    --font-body: system-ui, sans-serif;
    --radius: 8px;
    --radius-button: var(--radius);
    --radius-box: calc(var(--radius) * 1.5);
    --radius-quote: calc(var(--radius) * 1.875);
    --radius-badge: calc(var(--radius) * 2.5);
    --weight-heading: 700;
    --weight-name: 600;
    --weight-text: 400;
    --shadow-card: 0 1px 3px rgba(0, 0, 0, 0.1);
    --shadow-quote: 0 1px 2px rgba(0, 0, 0, 0.06), 0 8px 24px rgba(0, 0, 0, 0.06);
    --shadow-review: 0 1px 2px rgba(0, 0, 0, 0.06), 0 4px 16px rgba(0, 0, 0, 0.05);
    --density: 1;
    --gutter: 16px;
    --content: 1280px;
    container: page / inline-size;
    position: relative;
    min-width: 0;
    color: var(--color-text);
    background: var(--color-surface);
    font: var(--weight-text) 1rem / 1.5 var(--font-body);
    /* Some fonts have small figures that hang below the line: "1001" looks like letters. */
    font-variant-numeric: lining-nums;
    letter-spacing: normal;
    text-align: start;
    overflow-wrap: break-word;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  .bf-page *,
  .bf-page *::before,
  .bf-page *::after {
    box-sizing: border-box;
  }
  .bf-page > * {
    --desktop: initial;
    --tablet: ;
    --mobile: ;
  }
  @container page (width < 1024px) {
    .bf-page > * {
      --desktop: ;
      --tablet: initial;
    }
  }
  @container page (width < 768px) {
    .bf-page > * {
      --tablet: ;
      --mobile: initial;
    }
  }
  @container page (width >= 768px) {
    .bf-page > * {
      --gutter: 32px;
    }
  }
  /* A block that some widths hide. Its wrapper has no box, so that the block is laid out as without it. */
  .bf-page [data-hidden-on] {
    display: contents;
  }
  @container page (width >= 1024px) {
    .bf-page [data-hidden-on~="desktop"] {
      display: none;
    }
  }
  @container page (768px <= width < 1024px) {
    .bf-page [data-hidden-on~="tablet"] {
      display: none;
    }
  }
  @container page (width < 768px) {
    .bf-page [data-hidden-on~="mobile"] {
      display: none;
    }
  }
  /* Effects of blocks. Browsers without scroll-driven animations show every block. The canvas marks blocks themselves (data-effect). */
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      .bf-page :is([data-effects] > *, [data-effect]) {
        animation: var(--effect, none) linear both;
        animation-timeline: view();
        animation-range: entry 0% entry min(100%, 240px);
      }
      .bf-page :is([data-effects~="fade"] > *, [data-effect~="fade"]) {
        --effect: bf-fade;
      }
      .bf-page :is([data-effects~="rise"] > *, [data-effect~="rise"]) {
        --effect: bf-rise;
      }
      .bf-page :is([data-effects~="grow"] > *, [data-effect~="grow"]) {
        --effect: bf-grow;
      }
    }
    @media (hover: hover) {
      .bf-page :is([data-effects~="lift"] > *, [data-effect~="lift"]) {
        transition:
          translate 200ms ease-out,
          box-shadow 200ms ease-out;
        &:is(:hover, :focus-within) {
          translate: 0 -4px;
          box-shadow: 0 12px 32px rgb(0 0 0 / 0.14);
        }
      }
      .bf-page :is([data-effects~="enlarge"] > *, [data-effect~="enlarge"]) {
        transition: scale 200ms ease-out;
        &:is(:hover, :focus-within) {
          scale: 1.02;
        }
      }
    }
  }
  @keyframes bf-fade {
    from {
      opacity: 0;
    }
  }
  @keyframes bf-rise {
    from {
      opacity: 0;
      translate: 0 40px;
    }
  }
  @keyframes bf-grow {
    from {
      opacity: 0;
      scale: 0.94;
    }
  }
  .bf-page :where(h1, h2, h3, h4, p, ul, ol, figure, blockquote, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .bf-page :where(h1, h2, h3, h4) {
    font-family: var(--font-heading);
    font-weight: var(--weight-heading);
    line-height: 1.2;
    text-wrap: balance;
  }
  .bf-page :where(ul, ol)[class] {
    list-style: none;
  }
  /*
   * Text without a translation runs from left to right in a page from right to left: it keeps the order of its words and signs, such as the
   * final period, and the alignment of the page.
   */
  .bf-page[dir="rtl"]
  :where(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, td, th, a, button, label, legend, summary):where(:not([dir])) {
    unicode-bidi: plaintext;
  }
  .bf-page[dir="rtl"] :where(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, td):where(:not([dir])) {
    /* The name in Chromium. */
    text-align: -webkit-match-parent;
  }
  @supports (text-align: match-parent) {
    .bf-page[dir="rtl"] :where(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, td):where(:not([dir])) {
      text-align: match-parent;
    }
  }
  .bf-page :where(img, video, svg, iframe) {
    display: block;
    max-width: 100%;
  }
  .bf-page :where(button, input, textarea, select) {
    font: inherit;
    color: inherit;
    margin: 0;
  }
  .bf-page :where(button) {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  .bf-page :where(a) {
    color: inherit;
    text-decoration: none;
  }
  .bf-page :where(a, button, input, textarea, select, summary, [tabindex]):focus-visible {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }
  .bf-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
    padding: 0;
  }
  .bf-inner {
    width: 100%;
    max-width: calc(var(--content) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  @media (prefers-reduced-motion: reduce) {
    .bf-page *,
    .bf-page *::before,
    .bf-page *::after {
      /* biome-ignore-start lint/complexity/noImportantStyles: reduced motion applies to the animations of all blocks */
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
      /* biome-ignore-end lint/complexity/noImportantStyles: reduced motion applies to the animations of all blocks */
    }
  }
}
@media (forced-colors: active) {
  .bf-page :is(button:not(.bf-slider__dot, .bf-wish--labeled), .bf-buy, .bf-button:not(.bf-button--link), .bf-hero__button) {
    border: 1px solid;
  }
  .bf-page :is([aria-pressed="true"], [aria-selected="true"], button[aria-current="true"]:not(.bf-slider__dot)) {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
  .bf-page .bf-slider__dot::before,
  .bf-page .bf-slider__progress span {
    background: CanvasText;
  }
  .bf-page :is(.bf-option__swatch, .bf-stars i, .bf-slider__dot, .bf-slider__progress span) {
    forced-color-adjust: none;
  }
}
`
