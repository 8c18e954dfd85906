/** Class names joined by a space, without the ones that don't apply: `classNames('ui-button', wide && 'ui-button--wide')`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
