import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Question } from '@maktab/contracts/questions/questions'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import type { DemoContent, DemoCourse, DemoQuestion } from './demo-world.ts'

const here = fileURLToPath(new URL('content/', import.meta.url))
const courseFiles = readdirSync(`${here}courses`)
const courses = courseFiles.map((file) => JSON.parse(readFileSync(`${here}courses/${file}`, 'utf8')) as DemoCourse)
const media = readdirSync(`${here}media`)
const contents = courses.flatMap(contentsOf)
const used = new Set(contents.flatMap(filesOf))

function contentsOf(course: DemoCourse): DemoContent[] {
  return course.lessons.flatMap((lesson) => lesson.contents)
}

function repeated(list: string[]): string[] {
  return list.filter((value, index) => list.indexOf(value) !== index)
}

interface Quran {
  readonly kind: 'quran'
  readonly verses: readonly { readonly text: string; readonly translation: string }[]
  readonly sha256: string
}

function isQuran(value: unknown): value is Quran {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'quran'
}

/** Every string of a value, keys left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  // Text of the Quran is nobody's to write.
  if (isQuran(value)) return value.verses.map(({ translation }) => translation)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

function wordsOf(value: unknown): Set<string> {
  return new Set(textsOf(value).flatMap((text) => text.split(/[^\p{L}\p{M}\u200c]+/u)))
}

function filesOf(content: DemoContent): string[] {
  if (content.content_type === 'article')
    return content.body.blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : []))
  if (content.content_type === 'assessment')
    return content.body.questions.flatMap((question) => (question.kind === 'hotspot' ? [question.picture] : []))
  if (content.content_type === 'link' || content.content_type === 'embed_tag') return []
  return content.content_type === 'video' ? [content.file, content.captions] : [content.file]
}

function sizeOf(file: string): number {
  return statSync(`${here}media/${file}`).size
}

/** What is wrong with a question, in words; empty when a learner can answer it. */
function faultsOf(question: DemoQuestion): string[] {
  const faults = [...questionFaults(question as Question), ...(question.explanation === '' ? ['explains nothing'] : [])]
  return faults.map((fault) => `${question.text}: ${fault}`)
}

function faultsOfAssessment(content: DemoContent): string[] {
  if (content.content_type !== 'assessment') return []
  const { questions } = content.body
  const faults: [boolean, string][] = [
    [questions.length < 5 || questions.length > 8, 'does not ask five to eight questions'],
    [repeated(questions.map((question) => question.question_id)).length > 0, 'has a question id twice'],
    [new Set(questions.map((question) => question.kind)).size < 2, 'does not mix its questions'],
  ]
  return [
    ...faults.flatMap(([wrong, fault]) => (wrong ? [`${content.slug}: ${fault}`] : [])),
    ...questions.flatMap(faultsOf),
  ]
}

function filesOfKind(kind: DemoContent['content_type']): string[] {
  return contents.filter((content) => content.content_type === kind).flatMap(filesOf)
}

function startOf(file: string): string {
  return readFileSync(`${here}${file}`).toString('latin1', 0, 58)
}

/** Names of the top-level boxes of an MP4, in file order. */
function boxesOf(file: string): string[] {
  const bytes = readFileSync(`${here}media/${file}`)
  const found: string[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    found.push(bytes.toString('latin1', at + 4, at + 8))
    at += Math.max(8, bytes.readUInt32BE(at))
  }
  return found
}

/** Seconds at which the captions of a video end, in file order. */
function captionEnds(file: string): number[] {
  return [...readFileSync(`${here}${file}`, 'utf8').matchAll(/--> 00:00:(\d\d\.\d{3})/g)].map((match) =>
    Number(match[1]),
  )
}

describe('the demonstration courses', () => {
  it('are eight, in four languages, each in a file of its own name', () => {
    expect(courseFiles).toEqual(courses.map((course) => `${course.slug}.json`))
    expect(courses.map((course) => course.language).sort()).toEqual(['da', 'da', 'en', 'en', 'pu', 'pu', 'ur', 'ur'])
  })

  it.each(courses)('$slug has five or more lessons of three to eight contents, and no slug twice', (course) => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(5)
    expect(repeated(course.lessons.map((lesson) => lesson.slug))).toEqual([])
    expect(repeated(contentsOf(course).map((content) => content.slug))).toEqual([])
    expect(course.lessons.filter((lesson) => lesson.contents.length < 3 || lesson.contents.length > 8)).toEqual([])
  })

  it.each(courses)('$slug has something to read and something to answer in every lesson', (course) => {
    const kinds = course.lessons.map((lesson) => lesson.contents.map((content) => content.content_type))
    expect(kinds.filter((kind) => !kind.includes('article') || !kind.includes('assessment'))).toEqual([])
  })

  it.each(courses)('$slug asks questions that can be answered and marked', (course) => {
    expect(contentsOf(course).flatMap(faultsOfAssessment)).toEqual([])
  })

  it('close every isolate that they open, so that no direction leaks into the next line', () => {
    expect(
      courses.flatMap(textsOf).filter((text) => text.split('\u2066').length !== text.split('\u2069').length),
    ).toEqual([])
  })
})

describe('text of the Quran', () => {
  const blocks = contents.flatMap((content) =>
    content.content_type === 'article'
      ? content.body.blocks.flatMap((block) => (block.kind === 'quran' ? [block] : []))
      : [],
  )

  it('is what its checksum says, letter by letter', () => {
    expect(blocks.length).toBeGreaterThan(0)
    expect(
      blocks.filter(
        ({ verses, sha256 }) =>
          createHash('sha256')
            .update(verses.map(({ text }) => text).join('\n'))
            .digest('hex') !== sha256,
      ),
    ).toEqual([])
  })
})

describe('the media', () => {
  it('exist when a course names them, and are named when they exist', () => {
    expect([...used].filter((file) => !media.includes(file.replace('media/', '')))).toEqual([])
    expect(media.filter((file) => !used.has(`media/${file}`))).toEqual(['LICENCES.md'])
  })

  it('stay small: videos 500 KB, worksheets 300 KB, everything 8 MB', () => {
    expect(media.filter((file) => file.endsWith('.mp4') && sizeOf(file) > 500_000)).toEqual([])
    expect(media.filter((file) => file.endsWith('.pdf') && sizeOf(file) > 300_000)).toEqual([])
    expect(media.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(8_000_000)
  })

  it.each(media.filter((file) => file.endsWith('.mp4')))(
    '%s can start before it is whole: its index stands before its pictures',
    (file) => {
      const boxes = boxesOf(file)
      expect(boxes).toContain('moov')
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
    },
  )

  it('begin as a file of their kind begins', () => {
    expect(filesOfKind('document').filter((file) => !startOf(file).startsWith('%PDF-'))).toEqual([])
    expect(filesOfKind('e_book').filter((file) => startOf(file).slice(30) !== 'mimetypeapplication/epub+zip')).toEqual(
      [],
    )
  })

  it.each(contents.filter((content) => content.content_type === 'video'))(
    '$slug has captions up to its last second',
    (video) => {
      expect(readFileSync(`${here}${video.captions}`, 'utf8').startsWith('WEBVTT\n\n')).toBe(true)
      expect(captionEnds(video.captions).length).toBeGreaterThan(3)
      expect(captionEnds(video.captions).at(-1)).toBe(video.duration_seconds)
    },
  )
})

describe('the language of the courses', () => {
  const pashto = courses.filter((course) => course.language === 'pu')
  const dari = courses.filter((course) => course.language === 'da')
  const urdu = courses.filter((course) => course.language === 'ur')

  it.each(pashto)(
    '$slug is written with the letters of Pashto, not with those of an Arabic or Urdu keyboard',
    (course) => {
      const text = textsOf(course).join(' ')
      expect(
        ['ښ', 'ځ', 'څ', 'ږ', 'ګ', 'ې', 'ۍ', 'ئ', 'ړ', 'ډ', 'ټ', 'ڼ'].filter((letter) => !text.includes(letter)),
      ).toEqual([])
      expect(text.match(/[كگےہھڑڈٹ]/gu)).toBeNull()
    },
  )

  it.each(pashto)('$slug uses no Persian word where Pashto has its own', (course) => {
    const words = wordsOf(course)
    expect(
      ['است', 'می', 'را', 'این', 'مدرسه', 'دانش', 'آموز', 'کلاس', 'معلم', 'شاگرد', 'درصد', 'زبان', 'هست', 'برای'].filter(
        (word) => words.has(word),
      ),
    ).toEqual([])
  })

  it.each(dari)('$slug keeps the usage of Afghan schools', (course) => {
    const words = wordsOf(course)
    expect(
      [
        'کلاس',
        'مدرسه',
        'دانش‌آموز',
        'درصد',
        'دبستان',
        'میانگین',
        'نمودار',
        'یاخته',
        'سلول',
        'اقیانوس',
        'دکتر',
        'گوجه',
        'سیب‌زمینی',
        'هویج',
        'آموزگار',
      ].filter((word) => words.has(word)),
    ).toEqual([])
    expect(
      textsOf(course)
        .join('')
        .match(/[يكےہھ]/gu),
    ).toBeNull()
  })

  it.each(urdu)('$slug is written with the letters of Urdu', (course) => {
    const text = textsOf(course).join(' ')
    expect(['ے', 'ہ', 'ھ', 'ڑ', 'ڈ', 'ٹ', 'ں'].filter((letter) => !text.includes(letter))).toEqual([])
    expect(text.match(/[يكەۀ]/gu)).toBeNull()
  })
})
