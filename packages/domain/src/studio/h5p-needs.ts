/** What an H5P activity asks for that no package is given here: media of other sites, and the microphone. */
import { readAddress } from '../people/addresses.ts'

export interface H5pNeeds {
  /** Hosts of other sites whose pictures, films or sound it shows, in order of their names. */
  readonly mediaHosts: readonly string[]
  /** Its parts that record what the learner says: `H5P.AudioRecorder`, in the order of the content. */
  readonly recorders: readonly string[]
}

/** Fields of H5P that hold the address of a picture, film or sound; `media` is that of a timeline. Addresses elsewhere are links and sources. */
const mediaFields = new Set(['path', 'media'])
const recording = new Set(['H5P.AudioRecorder', 'H5P.SpeakTheWords', 'H5P.SpeakTheWordsSet'])

/** `content` is `content/content.json` as JSON. */
export function needsOf(mainLibrary: string, content: unknown): H5pNeeds {
  const hosts = new Set<string>()
  const recorders = new Set([mainLibrary].filter((name) => recording.has(name)))
  // A list of its own in place of calls within calls: content from outside may be nested deeper than those may be.
  const waiting: unknown[] = [content]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part !== 'object' || part === null) continue
    for (const [field, value] of Object.entries(part).reverse()) {
      if (typeof value !== 'string') waiting.push(value)
      else if (field === 'library' && recording.has(nameOf(value))) recorders.add(nameOf(value))
      else if (mediaFields.has(field) && /^(?:https?:)?\/\//i.test(value)) {
        const host = readAddress(value, 'https://elsewhere/')?.host
        if (host) hosts.add(host)
      }
    }
  }
  return { mediaHosts: [...hosts].sort(), recorders: [...recorders] }
}

/** Content names a library with its version: `H5P.AudioRecorder 1.0`. */
function nameOf(library: string): string {
  return library.replace(/ .*/s, '')
}
