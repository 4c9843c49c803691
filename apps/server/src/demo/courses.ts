/** Courses of the demonstration: numbered, with their files stored and their bodies as the contract has them. */
import path from 'node:path'
import { ContentBody, type ContentFile } from '@maktab/contracts/content/contents'
import type { Question } from '@maktab/contracts/content/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { filesOf } from '@maktab/domain/content/bodies'
import type { DemoContent, DemoCourse } from '../../demo/demo-world.ts'
import { guidOf } from '#demo/random.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import { readableBody, type StoredBody, type StoredFile } from '#features/content/bodies.ts'
import type { Storage } from '#files/storage.ts'

export interface PlannedContent {
  readonly content_id: number
  readonly title: string
  readonly body: StoredBody
  readonly size_bytes: number
  /** Empty where it is no assessment. */
  readonly questions: readonly Question[]
}

export interface PlannedLesson {
  readonly slug: string
  readonly lesson_guid: string
  readonly title: string
  readonly summary: string
  readonly contents: readonly PlannedContent[]
}

export interface PlannedCourse {
  readonly course_id: number
  readonly course: DemoCourse
  readonly lessons: readonly PlannedLesson[]
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.png': 'image/png',
}

/** Ids follow the order of the files, so that they are the same in every load. Storing a file again changes nothing. */
export async function planCourses(world: DemoWorld, storage: Storage): Promise<readonly PlannedCourse[]> {
  const stored = new Map<string, Promise<StoredFile>>()
  const fileOf = (file: string): Promise<StoredFile> => {
    let storing = stored.get(file)
    if (!storing) stored.set(file, (storing = storeFile(world, storage, file)))
    return storing
  }
  let lastContent = 0
  const courses: PlannedCourse[] = []
  for (const [index, course] of world.courses.entries()) {
    const lessons: PlannedLesson[] = []
    for (const { slug, title, summary, contents } of course.lessons) {
      const planned: PlannedContent[] = []
      for (const content of contents) planned.push(await planContent(content, course.language, (lastContent += 1), fileOf))
      lessons.push({ slug, title, summary, lesson_guid: guidOf(`lesson ${course.slug}/${slug}`), contents: planned })
    }
    courses.push({ course_id: index + 1, course, lessons })
  }
  return courses
}

async function planContent(content: DemoContent, language: LanguageCode, content_id: number, fileOf: (file: string) => Promise<StoredFile>): Promise<PlannedContent> {
  const body = await bodyOf(content, language, fileOf)
  // A body that the contract does not allow would only be noticed when a learner opens it.
  const checked = ContentBody.parse(readableBody(body, { ofContent: () => '', ofAttachment: () => '' }))
  const size_bytes = Buffer.byteLength(JSON.stringify(body)) + filesOf(body).reduce((sum, file) => sum + file.size_bytes, 0)
  return { content_id, title: content.title, body, size_bytes, questions: checked.kind === 'assessment' ? checked.questions : [] }
}

async function bodyOf(content: DemoContent, language: LanguageCode, fileOf: (file: string) => Promise<StoredFile>): Promise<StoredBody> {
  switch (content.content_type) {
    case 'article':
      return {
        kind: 'article',
        blocks: await Promise.all(
          content.body.blocks.map(async (block) => (block.kind === 'image' ? { kind: 'image' as const, alt: block.alt, file: await fileOf(block.file) } : block)),
        ),
      }
    case 'assessment':
      return { kind: 'assessment', questions: content.body.questions }
    case 'video':
      return {
        kind: 'video',
        file: await fileOf(content.file),
        duration_seconds: content.duration_seconds,
        poster: null,
        captions: [{ language, file: await fileOf(content.captions) }],
        audio: null,
        small: null,
      }
    case 'document':
    case 'e_book':
      return { kind: content.content_type, file: await fileOf(content.file) }
  }
}

async function storeFile(world: DemoWorld, storage: Storage, file: string): Promise<Omit<ContentFile, 'url'>> {
  const mime_type = mimeTypes[path.extname(file)]
  if (!mime_type) throw new Error(`No type is known for ${file}`)
  const bytes = await storage.receive(world.open(file))
  await bytes.keep()
  return { sha256: bytes.sha256, name: path.basename(file), mime_type, size_bytes: bytes.size_bytes }
}
