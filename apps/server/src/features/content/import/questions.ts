/** Reads QTI 3: one item, or a package of them, becomes one assessment. A question that cannot be asked here is left out and named. */
import type { StoredBody, StoredFile } from '#features/content/bodies.ts'
import { rootOf } from '@maktab/domain/content/archives'
import { read, unreadable, type Read } from '@maktab/domain/content/imports'
import { titleOf } from '@maktab/domain/content/package-endings'
import { pathFrom } from '@maktab/domain/content/package-paths'
import { itemHrefs, readItem, testHref, type QtiQuestion } from '@maktab/domain/content/qti-items'
import type { PictureSize } from '@maktab/domain/content/qti-hotspots'
import { childNamed, type XmlElement } from '@maktab/domain/content/xml-elements'
import fs from 'node:fs/promises'
import { rewritePicture } from '#features/content/import/images.ts'
import { readXml } from '#features/content/import/read-xml.ts'
import type { SafeZip } from '#features/content/import/safe-zip.ts'
import type { Imported, Source, Workbench } from '#features/content/import/workbench.ts'

type StoredQuestion = Extract<StoredBody, { kind: 'assessment' }>['questions'][number]

const manifestName = 'imsmanifest.xml'
const largestItem = 5 * 1024 * 1024
const largestPicture = 20 * 1024 * 1024
/** More nobody answers at once; a bank is drawn from. */
const mostQuestions = 500

/** Bytes beside an item; undefined where there are none. */
type Beside = (href: string) => Promise<Buffer | undefined>

export async function readQtiItem(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const xml = source.size_bytes <= largestItem ? readXml(await fs.readFile(source.file)) : undefined
  if (!xml) return unreadable('manifest_broken', source.name)
  const question = await questionOf({ xml, name: source.name, beside: async () => undefined, bench })
  return question.ok ? read(assessmentOf(question.value.title, [question.value.question])) : question
}

export async function readQtiPackage(zip: SafeZip, source: Source, bench: Workbench): Promise<Read<Imported>> {
  const root = rootOf(zip.paths, manifestName)
  const xmlAt = async (path: string): Promise<XmlElement | undefined> => {
    const bytes = await zip.bytesOf(`${root}${path}`)
    return bytes && readXml(bytes)
  }
  const manifest = await xmlAt(manifestName)
  if (!manifest) return unreadable('manifest_broken', manifestName)
  const testPlace = testHref(manifest)
  const test = testPlace === undefined ? undefined : await xmlAt(testPlace)
  const questions = await questionsAt({ zip, root, hrefs: itemHrefs(manifest, test, testPlace ?? ''), bench })
  if (questions.length === 0) return unreadable('no_questions', source.name)
  return read(assessmentOf(test?.attributes['title'] || childNamed(manifest, 'title')?.attributes['title'] || titleOf(source.name), questions))
}

/** Items that somebody packed as they lay in a folder, in the order of their names. */
export async function readLooseItems(zip: SafeZip, source: Source, bench: Workbench): Promise<Read<Imported>> {
  const hrefs = zip.paths.filter(isItemPath).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const questions = await questionsAt({ zip, root: '', hrefs, bench })
  return questions.length === 0 ? unreadable('no_questions', source.name) : read(assessmentOf(titleOf(source.name), questions))
}

/** Whether an archive that has no manifest holds items of QTI. */
export async function hasLooseItems(zip: SafeZip): Promise<boolean> {
  const first = zip.paths.find(isItemPath)
  const bytes = first === undefined ? undefined : await zip.bytesOf(first)
  const name = bytes && readXml(bytes)?.name
  return name === 'qti-assessment-item' || name === 'assessmentItem'
}

/** What a Mac adds of its own is none. */
const isItemPath = (path: string): boolean => path.toLowerCase().endsWith('.xml') && !path.startsWith('__MACOSX/')

interface Packed {
  readonly zip: SafeZip
  readonly root: string
  /** Of the items, from the root. */
  readonly hrefs: readonly string[]
  readonly bench: Workbench
}

/** The questions that can be asked here; of each item it is reported what became of it. */
async function questionsAt({ zip, root, hrefs, bench }: Packed): Promise<StoredQuestion[]> {
  const questions: StoredQuestion[] = []
  for (const [index, href] of hrefs.slice(0, mostQuestions).entries()) {
    bench.signal.throwIfAborted()
    bench.step('checking', index / Math.min(hrefs.length, mostQuestions))
    const bytes = await zip.bytesOf(`${root}${href}`)
    const xml = bytes && readXml(bytes)
    const beside: Beside = async (picture) => zip.bytesOf(pathFrom(`${root}${href}`, picture) ?? '', largestPicture)
    const made = xml ? await questionOf({ xml, name: href, beside, bench }) : unreadable('named_file_missing', href)
    if (!made.ok) bench.report({ ...made.fault, outcome: 'left_out' })
    else {
      bench.report({ name: made.value.title, outcome: 'taken', reason: null, detail: '' })
      questions.push({ ...made.value.question, question_id: `q${questions.length + 1}` })
    }
  }
  return questions
}

function assessmentOf(title: string, questions: StoredQuestion[]): Imported {
  return { title, content_type: 'assessment', body: { kind: 'assessment', questions }, package_files: [] }
}

interface Item {
  readonly xml: XmlElement
  readonly name: string
  readonly beside: Beside
  readonly bench: Workbench
}

async function questionOf({ xml, name, beside, bench }: Item): Promise<Read<{ title: string; question: StoredQuestion }>> {
  const item = readItem(xml, name)
  if (!item.ok) return item
  const { title, pictureHref, make } = item.value
  const drawn = pictureHref === undefined ? undefined : await pictureOf(pictureHref, beside, bench)
  if (pictureHref !== undefined && !drawn) return unreadable('named_file_missing', pictureHref)
  const made = make(drawn?.size)
  return made.ok ? read({ title, question: stored(made.value, drawn?.file) }) : made
}

async function pictureOf(href: string, beside: Beside, bench: Workbench): Promise<{ size: PictureSize; file: StoredFile } | undefined> {
  const bytes = await beside(href)
  const written = bytes && (await rewritePicture(bytes))
  if (!written?.ok) return undefined
  const { size, mime_type, ending } = written.value
  return { size, file: await bench.hold(written.value.bytes, { name: `${titleOf(href)}.${ending}`, mime_type }) }
}

function stored(question: QtiQuestion, picture: StoredFile | undefined): StoredQuestion {
  if (question.kind !== 'hotspot') return question
  if (!picture) throw new Error('A hotspot is made with its picture')
  const { href: _, ...rest } = question
  return { ...rest, picture }
}
