/** A store that was just created, as its first contents need it. */
export type NewStore = { storeId: string; name: string; currency: string; storeEmail: string }
