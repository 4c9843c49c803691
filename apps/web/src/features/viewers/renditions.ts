/** In which of its forms a video is played, and whether a dear network makes that a question. */
import type { ContentFile } from '@maktab/contracts/content-files'
import type { ContentBody } from '@maktab/contracts/content/contents'

type Video = Extract<ContentBody, { kind: 'video' }>

export type Rendition = 'whole' | 'small' | 'audio'

/** What there is of a video, the best picture first. */
export function renditionsOf({
  file,
  small,
  audio,
}: Pick<Video, 'file' | 'small' | 'audio'>): readonly { readonly rendition: Rendition; readonly file: ContentFile }[] {
  const all = [
    { rendition: 'whole', file },
    { rendition: 'small', file: small },
    { rendition: 'audio', file: audio },
  ] as const
  return all.filter((one): one is typeof one & { readonly file: ContentFile } => one.file !== null)
}

/** What a browser tells of the line; many tell nothing. */
export interface Line {
  readonly isOnline: boolean
  readonly saveData?: boolean | undefined
  readonly type?: string | undefined
}

/** The person pays for what is loaded, or asked their browser to save: they choose first. Without a network nothing is loaded. */
export function isDear({ isOnline, saveData = false, type }: Line): boolean {
  return isOnline && (saveData || type === 'cellular')
}

export function lineNow(): Line {
  const { connection, onLine } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string }
  }
  return { isOnline: onLine, saveData: connection?.saveData, type: connection?.type }
}
