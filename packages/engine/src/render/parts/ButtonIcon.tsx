const paths = {
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 4.5v15l12-7.5z',
  cart: 'M2.5 3.5h3l2.6 11.2h9.9l2.5-8.2H6.3M9 20a.6.6 0 1 1 0-.01M17 20a.6.6 0 1 1 0-.01',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  zoom: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  picture: 'M3.5 5.5h17v13h-17zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.4a.5.5 0 1 1 0-.01',
}

export type IconName = keyof typeof paths

/** A decorative icon on a button, as tall as its text. The button has the label. */
export const ButtonIcon = ({ name }: { name: IconName }) => (
  <svg className={`bf-glyph bf-glyph--${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

export const css = `
.bf-glyph {
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.bf-glyph--play {
  fill: currentColor;
}
.bf-glyph:is(.bf-glyph--next, .bf-glyph--previous):dir(rtl) {
  scale: -1 1;
}
`
