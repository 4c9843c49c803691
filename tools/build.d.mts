/** Run in the root of the project. Answers whether anything was built; ends the process where the build fails. */
export function buildIfChanged(): boolean
