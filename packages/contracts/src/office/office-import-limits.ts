/** Apart from the schemas, so that a browser can know it without the schema library. In bytes. */
export const largestSheet = 10 * 1024 * 1024
