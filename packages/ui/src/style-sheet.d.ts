/** Types of the style sheets of this package, which are imported for their effect only. */
export {}
