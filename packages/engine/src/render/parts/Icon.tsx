/**
 * Icons on a grid of 24, drawn with a line of 1.75: one path each, so that they cost little. The first twelve are those that an
 * owner chooses from (`ICONS` of the icon field).
 */
const paths: Record<string, string> = {
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M4.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  gift: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C8 8 6 3 9 3s3 5 3 5s0-5 3-5s1 5-3 5',
  star: 'M12 3l2.8 5.8l6.2.9l-4.5 4.4l1.1 6.4L12 17.5l-5.6 3l1.1-6.4L3 9.7l6.2-.9z',
  heart: 'M12 20.5S3 15.5 3 9a4.7 4.7 0 0 1 9-2a4.7 4.7 0 0 1 9 2c0 6.5-9 11.5-9 11.5z',
  tag: 'M3 3h8l10 10l-8 8L3 11zM7.5 7.5h.01',
  percent: 'M19 5L5 19M4 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  bell: 'M4 17h16c-1.5-2-2-3.5-2-7a6 6 0 0 0-12 0c0 3.5-.5 5-2 7zM10 20.5h4',
  phone: 'M4 4h4l2 5l-2.5 1.5a12 12 0 0 0 6 6L15 14l5 2v4C11 20 4 13 4 4z',
  mail: 'M3 5h18v14H3zM3 6l9 7l9-7',
  shield: 'M12 2.5l8 3V11c0 5-3.3 8.5-8 10.5C7.3 19.5 4 16 4 11V5.5zM8.5 12l2.5 2.5l4.5-5',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  leaf: 'M4 20c0-10 5-16 17-16c0 11-5 16-13 16c-2 0-4-1.5-4-4c0-4 4-7 10-8',
  search: 'M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0M15.5 15.5L21 21',
  account: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  cart: 'M5 8h14l1 13H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4.5L7.5 12l7.5 7.5',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15L19.5 12z',
  pin: 'M12 21.5S5 15 5 9.5a7 7 0 0 1 14 0C19 15 12 21.5 12 21.5zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  picture: 'M3 4h18v16H3zM3 17l5.5-6l4.5 5l3-3l5 5M14.5 8.5h.01',
  check: 'M4 12.5l5.5 5.5L20 7',
}

/**
 * An icon by its name. Any other short text, such as an emoji, is shown unchanged. It is hidden from screen readers, so label its
 * parent.
 */
export function Icon({ name, className }: { name: string; className?: string }) {
  const classes = className ? `bf-icon ${className}` : 'bf-icon'
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined
  return path ? (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : (
    <span className={classes} aria-hidden="true">
      {name}
    </span>
  )
}

export const css = `
.bf-icon {
  flex: none;
}
svg.bf-icon {
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`
