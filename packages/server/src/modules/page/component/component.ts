/** The type of pages that are shared components. They have no URL: other pages show their blocks. */
export const COMPONENT = 'component'

export const isComponent = (type: string): boolean => type === COMPONENT
