/** What an H5P package must bring to be played without asking anybody: its description, its content and every library that loads with it. */
import { needsOf, type H5pNeeds } from './h5p-needs.ts'
import { read, unreadable, type Read } from './imports.ts'

export interface H5pPackage {
  readonly title: string
  /** `H5P.DragText`. */
  readonly mainLibrary: string
  readonly needs: H5pNeeds
}

/** A file of the archive as JSON; undefined where there is none or it is none. */
export type ReadJson = (path: string) => Promise<unknown>

interface Dependency {
  readonly machineName: string
  readonly majorVersion: number
  readonly minorVersion: number
}

export async function checkH5p({
  paths,
  readJson,
}: {
  readonly paths: ReadonlySet<string>
  readonly readJson: ReadJson
}): Promise<Read<H5pPackage>> {
  const description = await readJson('h5p.json')
  if (!isObject(description)) return unreadable('h5p_broken', 'h5p.json')
  const { title, mainLibrary } = description
  const preloaded = dependenciesOf(description['preloadedDependencies'])
  if (typeof mainLibrary !== 'string' || !/^[\w.-]{1,255}$/.test(mainLibrary) || preloaded === undefined)
    return unreadable('h5p_broken', 'h5p.json')
  const content = await readJson('content/content.json')
  if (!isObject(content)) return unreadable('h5p_content_missing', 'content/content.json')
  const main = preloaded.find(({ machineName }) => machineName === mainLibrary)
  if (!main) return unreadable('library_missing', mainLibrary)
  const fault = await faultOfLibraries(preloaded, { paths, readJson })
  if (fault) return fault
  return read({
    mainLibrary,
    title: typeof title === 'string' ? title.trim() : '',
    needs: needsOf(mainLibrary, content),
  })
}

/** Walks from library to library, as a player loads them; each is looked at once. */
async function faultOfLibraries(
  first: readonly Dependency[],
  { paths, readJson }: { readonly paths: ReadonlySet<string>; readonly readJson: ReadJson },
) {
  const waiting = [...first]
  const seen = new Set<string>()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const folder = `${next.machineName}-${next.majorVersion}.${next.minorVersion}`
    if (seen.has(folder)) continue
    seen.add(folder)
    const place = `${folder}/library.json`
    if (!paths.has(place)) return unreadable('library_missing', folder)
    const library = await readJson(place)
    const needed = isObject(library) ? dependenciesOf(library['preloadedDependencies']) : undefined
    const files = isObject(library) ? [...filesIn(library['preloadedJs']), ...filesIn(library['preloadedCss'])] : []
    const isItself =
      isObject(library) &&
      library['machineName'] === next.machineName &&
      library['majorVersion'] === next.majorVersion &&
      library['minorVersion'] === next.minorVersion
    if (!isItself || needed === undefined || files.includes(undefined)) return unreadable('library_broken', place)
    const absent = files.find((file) => !paths.has(`${folder}/${file}`))
    if (absent !== undefined) return unreadable('named_file_missing', `${folder}/${absent}`)
    waiting.push(...needed)
  }
  return undefined
}

/** Undefined where it is something else than a list of them; a library that needs none may leave it out. */
function dependenciesOf(written: unknown): readonly Dependency[] | undefined {
  if (written === undefined) return []
  if (!Array.isArray(written)) return undefined
  const isWhole = (one: unknown): one is Dependency =>
    isObject(one) &&
    typeof one['machineName'] === 'string' &&
    /^[\w.-]{1,255}$/.test(one['machineName']) &&
    isVersion(one['majorVersion']) &&
    isVersion(one['minorVersion'])
  // Some packages write versions as texts.
  const read = written.map((one: unknown) =>
    isObject(one)
      ? { ...one, majorVersion: Number(one['majorVersion']), minorVersion: Number(one['minorVersion']) }
      : one,
  )
  return read.every(isWhole) ? read : undefined
}

function filesIn(written: unknown): readonly (string | undefined)[] {
  if (written === undefined) return []
  if (!Array.isArray(written)) return [undefined]
  return written.map((one: unknown) =>
    isObject(one) && typeof one['path'] === 'string'
      ? one['path'].replace(/^\.?\//, '').replace(/\?.*$/, '')
      : undefined,
  )
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
