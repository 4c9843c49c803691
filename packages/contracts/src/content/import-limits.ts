/** Apart from the schemas, so that a browser can know them without the schema library. */
export const importLimits = { bytes: 500 * 1024 * 1024, captionBytes: 2 * 1024 * 1024 } as const
