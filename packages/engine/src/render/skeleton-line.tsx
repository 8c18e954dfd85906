/** The placeholder of a line of text that is loading. `width` and `height` are CSS lengths. */
export const skeletonLine = (width: string, height: string) => <span className="bf-skeleton" style={{ width, height }} />
