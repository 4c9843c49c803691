/** Limits of seed 001 §5. Apart from the schemas, so that a browser can know them without the schema library. */
export const uploadLimits = { files: 10, bytes: 15 * 1024 * 1024 } as const
