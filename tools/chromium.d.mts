/** Path of an installed browser; undefined where there is none. */
export function installedChromium(): string | undefined
/** Path of a browser, installing one where none is found; ends the process with advice where that fails. */
export function findChromium(): string
