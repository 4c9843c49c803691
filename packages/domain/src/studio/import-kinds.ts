/** Files that can be brought in as contents, by the ending of the name; what each really is its bytes decide. */
export const importEndings = [
  'mp4',
  'webm',
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'doc',
  'xls',
  'ppt',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'epub',
  'h5p',
  'zip',
  'xml',
  'txt',
  'gift',
] as const
export type ImportEnding = (typeof importEndings)[number]

/** These belong to a video. */
export const captionEndings = ['vtt', 'srt'] as const

export const videoEndings: readonly ImportEnding[] = ['mp4', 'webm']

/**
 * The video that captions belong to: the one with whose name theirs begins (`film.mp4`, `film.ps.vtt`), else the only one there
 * is; undefined where several could be meant.
 */
export function videoOfCaptions<V extends { readonly name: string }>(
  captions: string,
  videos: readonly V[],
): V | undefined {
  const stemOf = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase()
  const named = videos.filter(({ name }) => captions.toLowerCase().startsWith(stemOf(name)))
  const longest = [...named].sort((one, other) => other.name.length - one.name.length)[0]
  return longest ?? (videos.length === 1 ? videos[0] : undefined)
}
