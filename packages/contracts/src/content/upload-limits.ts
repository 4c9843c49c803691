/** Limits of seed 001 §5. Apart from the schemas, so that a browser can know them without the schema library. */
export const uploadLimits = { files: 10, bytes: 15 * 1024 * 1024 } as const

/**
 * Bytes of the parts in which a larger file goes up: as long as devices make them, and the longest that is taken. A part of 256 KB gets
 * through within a request's patience on a line of 13 KB a second, and is one chunk of what a device keeps encrypted.
 */
export const partLimits = { sent: 256 * 1024, taken: 1024 * 1024 } as const

/** Bytes of the picture that stands for a photo in lists. */
export const thumbnailLimits = { bytes: 20 * 1024 } as const

/** Recordings of one remark, and seconds of each. */
export const remarkLimits = { files: 3, seconds: 180 } as const
