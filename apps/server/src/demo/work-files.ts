/** Files of the demonstration that people hand in and speak: their bytes are looked at and kept as those of any upload. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { DemoWorld } from '#demo/demo-files.ts'
import { decideReceived, type ReceivedFile } from '#files/receive-upload.ts'
import type { Storage } from '#files/storage.ts'

/** A file as many hand it in: each has a row of their own for it. */
export type WorkFile = ReceivedFile & { readonly thumbnail_sha256: string | null }

export interface WorkFiles {
  /** A page of an exercise book. */
  readonly photo: WorkFile
  /** What a learner says, and what a teacher says of it; absent in a language that no voice speaks. */
  readonly answer?: WorkFile
  readonly remark?: WorkFile
}

const spoken: readonly LanguageCode[] = ['en', 'da', 'ur']

/** By the language of the course. */
export type WorkFilesByLanguage = Readonly<Partial<Record<LanguageCode, WorkFiles>>>

export async function keepWorkFiles(world: DemoWorld, storage: Storage): Promise<WorkFilesByLanguage> {
  const keep = async (file: string, name: string): Promise<ReceivedFile> => {
    const bytes = await storage.receive(world.open(`work/${file}`))
    const decision = await decideReceived(bytes, name)
    if (!decision.ok) throw new Error(`${file} is refused: ${decision.refusal}`)
    await bytes.keep()
    return decision.value
  }
  const withoutThumbnail = async (file: string, name: string) => ({
    ...(await keep(file, name)),
    thumbnail_sha256: null,
  })
  const kept: Partial<Record<LanguageCode, WorkFiles>> = {}
  for (const language of Object.keys(world.words) as LanguageCode[]) {
    const small = await keep(`page-${language}-small.jpg`, 'thumbnail.jpg')
    const photo = { ...(await keep(`page-${language}.jpg`, 'photo.jpg')), thumbnail_sha256: small.sha256 }
    kept[language] = spoken.includes(language)
      ? {
          photo,
          answer: await withoutThumbnail(`answer-${language}.weba`, 'recording.weba'),
          remark: await withoutThumbnail(`remark-${language}.weba`, 'recording.weba'),
        }
      : { photo }
  }
  return kept
}
