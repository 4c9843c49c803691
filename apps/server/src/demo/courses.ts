/** Courses of the demonstration: numbered, with their files stored and their bodies as the contract has them. */
import path from 'node:path'
import type { ContentFile } from '@maktab/contracts/content-files'
import { ContentBody, type ContentType } from '@maktab/contracts/content/contents'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { decideEmbed, decideLink } from '@maktab/domain/content/links'
import type { DemoContent, DemoCourse } from '../../demo/demo-world.ts'
import { guidOf } from '#demo/random.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import { wholeBody, type StoredBody, type StoredFile } from '#features/content/bodies.ts'
import { importFile } from '#features/studio/import/import-file.ts'
import { sizeOfContent } from '#features/studio/import/workbench.ts'
import type { PackageFile } from '#features/viewers/packages.sql.ts'
import type { Storage } from '#files/storage.ts'

export interface PlannedContent {
  readonly content_id: number
  readonly title: string
  readonly content_type: ContentType
  readonly body: StoredBody
  /** Of a package; else empty. */
  readonly package_files: readonly PackageFile[]
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
  const imported = (file: string, called: ContentType): Promise<Made> => importDemoFile(world, storage, file, called)
  let lastContent = 0
  const courses: PlannedCourse[] = []
  for (const [index, course] of world.courses.entries()) {
    const lessons: PlannedLesson[] = []
    for (const { slug, title, summary, contents } of course.lessons) {
      const planned: PlannedContent[] = []
      for (const content of contents)
        planned.push(await planContent(content, (lastContent += 1), { language: course.language, fileOf, imported }))
      lessons.push({ slug, title, summary, lesson_guid: guidOf(`lesson ${course.slug}/${slug}`), contents: planned })
    }
    courses.push({ course_id: index + 1, course, lessons })
  }
  return courses
}

interface Stored {
  readonly language: LanguageCode
  fileOf(file: string): Promise<StoredFile>
  imported(file: string, called: ContentType): Promise<Made>
}

type Made = Pick<PlannedContent, 'content_type' | 'body' | 'package_files'>

async function planContent(content: DemoContent, content_id: number, stored: Stored): Promise<PlannedContent> {
  const made = await makeContent(content, stored)
  // A body that the contract does not allow would only be noticed when a learner opens it.
  const checked = ContentBody.parse(
    wholeBody(made.body, { ofContent: () => '', ofAttachment: () => '', ofPackage: () => null }),
  )
  return {
    ...made,
    content_id,
    title: content.title,
    size_bytes: sizeOfContent(made),
    questions: checked.kind === 'assessment' ? checked.questions : [],
  }
}

async function makeContent(content: DemoContent, { language, fileOf, imported }: Stored): Promise<Made> {
  const { content_type } = content
  const of = (body: StoredBody): Made => ({ content_type, body, package_files: [] })
  switch (content_type) {
    case 'article':
      return of({
        kind: 'article',
        blocks: await Promise.all(
          content.body.blocks.map(async (block) =>
            block.kind === 'image' ? { kind: 'image' as const, alt: block.alt, file: await fileOf(block.file) } : block,
          ),
        ),
      })
    case 'assessment':
      return of({
        kind: 'assessment',
        questions: await Promise.all(
          content.body.questions.map(async (question) =>
            question.kind === 'hotspot' ? { ...question, picture: await fileOf(question.picture) } : question,
          ),
        ),
      })
    case 'video':
      return of({
        kind: 'video',
        file: await fileOf(content.file),
        duration_seconds: content.duration_seconds,
        poster: null,
        captions: [{ language, file: await fileOf(content.captions) }],
        audio: null,
        small: null,
      })
    case 'document':
    case 'e_book':
      return of({ kind: content_type, file: await fileOf(content.file) })
    case 'game':
    case 'html_zip':
    case 'h5p':
    case 'scorm':
      return imported(content.file, content_type)
    case 'image': {
      const { body } = await imported(content.file, content_type)
      if (body.kind !== 'image') throw new Error(`${content.file} is no picture`)
      return of({ ...body, alt: content.alt })
    }
    case 'link':
      return of({ kind: 'link', ...allowed(decideLink(content.url)) })
    case 'embed_tag':
      return of({ kind: 'embed', ...allowed(decideEmbed(content.html)) })
  }
}

function allowed<T>(
  decision: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string },
): T {
  if (!decision.ok) throw new Error(decision.refusal)
  return decision.value
}

/** As a file of the content team, without the programs that a machine may or may not have. */
async function importDemoFile(world: DemoWorld, storage: Storage, file: string, called: ContentType): Promise<Made> {
  const received = await storage.receive(world.open(file))
  const { made, isSourceKept } = await importFile({
    storage,
    received,
    name: path.basename(file),
    called,
    programs: { ffmpeg: undefined, ffprobe: undefined, soffice: undefined },
    signal: new AbortController().signal,
    step: () => {},
  })
  if (!isSourceKept) await received.discard()
  if (!made.ok) throw new Error(`${file}: ${made.fault.reason} ${made.fault.name}`)
  return made.value
}

async function storeFile(world: DemoWorld, storage: Storage, file: string): Promise<Omit<ContentFile, 'url'>> {
  const mime_type = mimeTypes[path.extname(file)]
  if (!mime_type) throw new Error(`No type is known for ${file}`)
  const bytes = await storage.receive(world.open(file))
  await bytes.keep()
  return { sha256: bytes.sha256, name: path.basename(file), mime_type, size_bytes: bytes.size_bytes }
}
