/** Reads QTI 3: one item, or a package of them, becomes one assessment. A question that cannot be asked here is left out and named. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import type { ReportItem } from '@maktab/contracts/studio/imports'
import type { StoredFile } from '#features/content/bodies.ts'
import { rootOf } from '@maktab/domain/studio/archives'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { titleOf } from '@maktab/domain/viewers/package-endings'
import { pathFrom } from '@maktab/domain/viewers/package-paths'
import { readItem, stimulusHrefs, type QtiQuestion } from '@maktab/domain/studio/qti-items'
import { listedItems, lossesOfTest, testHref, type ListedItem } from '@maktab/domain/studio/qti-tests'
import type { PictureSize } from '@maktab/domain/studio/qti-hotspots'
import { childNamed, type XmlElement } from '@maktab/domain/studio/xml-elements'
import { assessmentsOf, type StoredQuestion } from './assessments.ts'
import { rewritePicture } from './images.ts'
import { readXml } from './read-xml.ts'
import type { SafeZip } from './safe-zip.ts'
import type { Imported, Source, Workbench } from './workbench.ts'

const manifestName = 'imsmanifest.xml'
const largestPicture = 20 * 1024 * 1024

/** Bytes beside an item; undefined where there are none. */
type Beside = (href: string) => Promise<Buffer | undefined>

export async function readQtiItem(xml: XmlElement, source: Source, bench: Workbench): Promise<Read<Imported>> {
  const question = await questionOf({ xml, name: source.name, beside: async () => undefined, bench })
  if (question.ok)
    for (const reason of question.value.losses)
      bench.report({ name: question.value.title, outcome: 'changed', reason, detail: '' })
  return question.ok
    ? read(assessmentsOf([{ title: question.value.title, questions: [question.value.question] }], bench))
    : question
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
  const items = listedItems(manifest, test, testPlace ?? '')
  const questions = await questionsAt({ zip, root, items, name: source.name, bench })
  if (!questions.ok) return questions
  for (const reason of test ? lossesOfTest(test) : [])
    bench.report({ name: test?.attributes['title'] || source.name, outcome: 'changed', reason, detail: '' })
  return read(
    assessmentsOf(
      [
        {
          title:
            test?.attributes['title'] || childNamed(manifest, 'title')?.attributes['title'] || titleOf(source.name),
          questions: questions.value,
        },
      ],
      bench,
    ),
  )
}

/** Items that somebody packed as they lay in a folder, in the order of their names. */
export async function readLooseItems(zip: SafeZip, source: Source, bench: Workbench): Promise<Read<Imported>> {
  const hrefs = zip.paths.filter(isItemPath).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const items = hrefs.map((href) => ({ href, before: [], isWeighted: false }))
  const questions = await questionsAt({ zip, root: '', items, name: source.name, bench })
  return questions.ok
    ? read(assessmentsOf([{ title: titleOf(source.name), questions: questions.value }], bench))
    : questions
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
  /** Their addresses are from the root. */
  readonly items: readonly ListedItem[]
  /** Of the package. */
  readonly name: string
  readonly bench: Workbench
}

/** The questions that can be asked here; of each item it is reported what became of it. Refuses a package that has none. */
async function questionsAt({ zip, root, items, name: packed, bench }: Packed): Promise<Read<StoredQuestion[]>> {
  const questions: StoredQuestion[] = []
  const report: ReportItem[] = []
  for (const [index, { href, before, isWeighted }] of items.entries()) {
    bench.signal.throwIfAborted()
    bench.step('checking', index / items.length)
    const bytes = await zip.bytesOf(`${root}${href}`)
    const xml = bytes && readXml(bytes)
    const beside: Beside = async (picture) => zip.bytesOf(pathFrom(`${root}${href}`, picture) ?? '', largestPicture)
    const made = xml
      ? await questionOf({ xml, name: href, before, beside, bench })
      : unreadable('named_file_missing', href)
    if (!made.ok) report.push({ ...made.fault, outcome: 'left_out' })
    else {
      const { title: name, losses } = made.value
      const all = new Set<ImportReason>([...losses, ...(isWeighted ? (['question_marks'] as const) : [])])
      for (const reason of all) report.push({ name, outcome: 'changed', reason, detail: '' })
      if (all.size === 0) report.push({ name, outcome: 'taken', reason: null, detail: '' })
      questions.push({ ...made.value.question, question_id: '' })
    }
  }
  const [first] = report
  // One sentence about the package says what the same one about each of a hundred questions would.
  if (first && report.every(({ reason, detail }) => reason === 'standard_unknown' && detail === first.detail))
    return unreadable('standard_unknown', packed, first.detail)
  for (const remark of report) bench.report(remark)
  return questions.length === 0 ? unreadable('no_questions', packed) : read(questions)
}

interface Item {
  readonly xml: XmlElement
  readonly name: string
  /** What its sections say before it. */
  readonly before?: readonly XmlElement[]
  readonly beside: Beside
  readonly bench: Workbench
}

async function questionOf({
  xml,
  name,
  before = [],
  beside,
  bench,
}: Item): Promise<Read<{ title: string; question: StoredQuestion; losses: readonly ImportReason[] }>> {
  const passages: XmlElement[] = []
  for (const href of stimulusHrefs(xml)) {
    const bytes = await beside(href)
    const passage = bytes && childNamed(readXml(bytes), 'qti-stimulus-body')
    if (!passage) return unreadable('named_file_missing', href)
    passages.push(passage)
  }
  const item = readItem(xml, name, [...before, ...passages])
  if (!item.ok) return item
  const { title, pictureHref, losses, make } = item.value
  const drawn = pictureHref === undefined ? undefined : await pictureOf(pictureHref, beside, bench)
  if (pictureHref !== undefined && !drawn) return unreadable('named_file_missing', pictureHref)
  const made = make(drawn?.size)
  return made.ok ? read({ title, losses, question: stored(made.value, drawn?.file) }) : made
}

async function pictureOf(
  href: string,
  beside: Beside,
  bench: Workbench,
): Promise<{ size: PictureSize; file: StoredFile } | undefined> {
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
