/** Joins class names with a space, skipping falsy ones: `classNames('ui-button', wide && 'ui-button--wide')`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
