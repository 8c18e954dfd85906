/** Blocks that the owner saved to insert them into other pages. */
export interface SavedSection {
  sectionId: string
  name: string
  /** Stored blocks. The builder checks and completes them when it inserts copies. */
  content: readonly unknown[]
}

/** Saved sections: adds "Save as section" to the menu of blocks, and the sections to the palette. */
export interface SectionsAdapter {
  /** Newest first. */
  list: () => Promise<readonly SavedSection[]>
  add: (section: Omit<SavedSection, 'sectionId'>) => Promise<SavedSection>
  rename: (sectionId: string, name: string) => Promise<SavedSection>
  /** Pages keep the blocks that were inserted from the section. */
  delete: (sectionId: string) => Promise<unknown>
}
