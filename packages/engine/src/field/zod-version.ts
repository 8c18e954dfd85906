/** Why a schema of zod 3 cannot be used, and what to do. Without a period. */
export const ZOD_4 =
  'The fields are not made with zod 4. Install zod 4, and import from "zod/v3" where the app still needs zod 3: the package contains both'

/** Whether a schema is made with zod 4. zod 3 has no metadata. */
export const isOfZod4 = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && '_zod' in schema
