/** Blocks that the owner saved to insert them into other pages. */
export interface SavedSection {
  sectionId: string
  name: string
  /** Stored blocks. The builder checks and completes them when it inserts copies. */
  content: readonly unknown[]
}

/** A finished section made of blocks. */
export interface SectionTemplate {
  /** Unique among all templates. */
  id: string
  title: string
  /** Other words for it, in lower case, which the search of the palette finds. */
  keywords?: readonly string[]
  /** Stored blocks. The builder checks and completes them when it inserts copies. */
  content: readonly unknown[]
}

/** Section templates with the same purpose, such as opening a page. The palette shows them as one card with variants. */
export interface SectionPurpose {
  id: string
  title: string
  /** One sentence. */
  description: string
  templates: readonly SectionTemplate[]
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
