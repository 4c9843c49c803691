/** Reads banks of questions as other programs write them: Moodle XML, GIFT and Aiken. Each question is reported by itself. */
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { isAiken, readAiken } from '@maktab/domain/studio/banks/aiken'
import { askedItem } from '@maktab/domain/studio/banks/asked-items'
import type { BankEntry } from '@maktab/domain/studio/banks/bank-items'
import { labelsIn, readGift } from '@maktab/domain/studio/banks/gift'
import { isMoodleBank, labelledIn, readMoodle } from '@maktab/domain/studio/banks/moodle-xml'
import { titleOf } from '@maktab/domain/viewers/package-endings'
import fs from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { assessmentsOf, type QuestionGroup, type StoredQuestion } from './assessments.ts'
import { readQtiItem } from './questions.ts'
import { decodeText, readLargeXml, readXml } from './read-xml.ts'
import type { Imported, Source, Workbench } from './workbench.ts'

const largestItem = 5 * 1024 * 1024
/** Banks of text; those with pictures in them are larger. */
const largestText = 10 * 1024 * 1024
const largestBank = 50 * 1024 * 1024

/** A document of XML by itself: a bank of Moodle, else an item of QTI. */
export async function readXmlFile(source: Source, bench: Workbench): Promise<Read<Imported>> {
  if (source.size_bytes > largestBank) return unreadable('file_large', source.name)
  const bytes = await fs.readFile(source.file)
  const xml = source.size_bytes <= largestItem ? readXml(bytes) : await readLargeXml(bytes, bench.signal)
  if (!xml) return unreadable('manifest_broken', source.name)
  if (!isMoodleBank(xml))
    return source.size_bytes > largestItem ? unreadable('file_large', source.name) : readQtiItem(xml, source, bench)
  return readBank({ entries: readMoodle(xml), labelled: labelledIn(xml) }, source, bench)
}

/** Questions as text: GIFT, or Aiken where its answers stand in lines of their own. */
export async function readQuestionText(source: Source, bench: Workbench): Promise<Read<Imported>> {
  if (source.size_bytes > largestText) return unreadable('file_large', source.name)
  const bytes = await fs.readFile(source.file)
  const decoded = decodeText(bytes)
  // What was written on Windows before it knew Unicode.
  const text = decoded ?? new TextDecoder('windows-1256').decode(bytes)
  if (decoded === undefined)
    bench.report({ name: source.name, outcome: 'changed', reason: 'captions_letters', detail: '' })
  return isAiken(text)
    ? readBank({ entries: readAiken(text), labelled: 0 }, source, bench)
    : readBank({ entries: readGift(text), labelled: labelsIn(text) }, source, bench)
}

interface Bank {
  readonly entries: Iterable<BankEntry>
  /** Questions of which something is not kept that stands beside them: tags, numbers. */
  readonly labelled: number
}

/** Questions that are read before others have their turn. */
const atOnce = 50

/** One assessment of each category. Words between questions stand before the question that follows them. */
export async function readBank({ entries, labelled }: Bank, source: Source, bench: Workbench): Promise<Read<Imported>> {
  const groups = new Map<string, StoredQuestion[]>()
  let passage: { readonly name: string; readonly text: string; readonly category: string } | undefined
  const leave = (name: string) => bench.report({ name, outcome: 'left_out', reason: 'passage_alone', detail: '' })
  let count = 0
  for (const entry of entries) {
    if ((count += 1) % atOnce === 0) {
      bench.signal.throwIfAborted()
      await setImmediate()
    }
    if (!('item' in entry)) {
      bench.report({ ...entry, outcome: 'left_out' })
      continue
    }
    const { name, category, text, part, losses } = entry.item
    if (passage && passage.category !== category) {
      leave(passage.name)
      passage = undefined
    }
    if (part.kind === 'words' && !losses.some(({ reason }) => reason === 'question_picture')) {
      passage = { name: passage?.name ?? name, text: [passage?.text, text].filter(Boolean).join('\n'), category }
      continue
    }
    const asked = askedItem(entry.item, passage?.text)
    if (!asked.ok) {
      bench.report({ ...asked.fault, outcome: 'left_out' })
      continue
    }
    if (passage) bench.report({ name: passage.name, outcome: 'changed', reason: 'passage_joined', detail: name })
    passage = undefined
    for (const lost of asked.value.losses) bench.report({ name, outcome: 'changed', ...lost })
    if (asked.value.losses.length === 0) bench.report({ name, outcome: 'taken', reason: null, detail: '' })
    const title = category || titleOf(source.name)
    const group = groups.get(title) ?? []
    group.push(asked.value.question)
    groups.set(title, group)
  }
  if (passage) leave(passage.name)
  if (groups.size === 0) return unreadable('no_questions', source.name)
  if (labelled > 0)
    bench.report({ name: source.name, outcome: 'changed', reason: 'question_labels', detail: String(labelled) })
  const list: QuestionGroup[] = [...groups].map(([title, questions]) => ({ title, questions }))
  return read(assessmentsOf(list, bench))
}
