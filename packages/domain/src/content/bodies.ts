/** What follows from the body of a content. The same on the device and on the server, with and without addresses of files. */
import type { ContentBody } from '@maktab/contracts/content/contents'

/** A body whose files are of type `F`. */
type BodyOf<F> = { readonly kind: ContentBody['kind'] } & FileHolder<F>

interface FileHolder<F> {
  readonly file?: F
  readonly poster?: F | null
  readonly audio?: F | null
  readonly small?: F | null
  readonly captions?: readonly { readonly file: F }[]
  readonly blocks?: readonly { readonly kind: string; readonly file?: F }[]
  readonly questions?: readonly { readonly kind: string; readonly picture?: F }[]
}

/** Every file that a content needs to be played, the one it is about first; a link needs none, questions only their pictures. */
export function filesOf<F>(body: BodyOf<F>): F[] {
  const { file, poster, audio, small, captions = [], blocks = [], questions = [] } = body
  const known = [
    file,
    poster,
    audio,
    small,
    ...captions.map((track) => track.file),
    ...blocks.map((block) => block.file),
    ...questions.map((question) => question.picture),
  ]
  return known.filter((one): one is NonNullable<typeof one> & F => one !== null && one !== undefined)
}

/** A video as devices keep it that took it when it had captions in one language only. */
interface EarlierVideo {
  readonly kind: 'video'
  readonly captions: object | null
}

/** A body as it is written now, from one that a device may have kept since an earlier version. */
export function bodyAsNow(kept: ContentBody | EarlierVideo): ContentBody {
  if (kept.kind !== 'video' || Array.isArray(kept.captions)) return kept as ContentBody
  const captions = kept.captions === null ? [] : [{ language: 'en', file: kept.captions }]
  return { poster: null, audio: null, small: null, ...kept, captions } as ContentBody
}
