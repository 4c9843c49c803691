import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { DemoAssignment, DemoContent, DemoCourse, DemoNames, DemoQuestion, DemoSchools } from './demo-world.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(`${here}${path}`, 'utf8')) as Shape
const courseFiles = readdirSync(`${here}content/courses`)
const courses = courseFiles.map((file) => read<DemoCourse>(`content/courses/${file}`))
const media = readdirSync(`${here}content/media`)
const assignments = read<DemoAssignment[]>('assignments.json')
const schools = read<DemoSchools>('schools.json')
const names = read<DemoNames>('people/names.json')

const contentsOf = (course: DemoCourse): DemoContent[] => course.lessons.flatMap((lesson) => lesson.contents)
const questionsOf = (content: DemoContent): DemoQuestion[] => (content.content_type === 'assessment' ? content.body.questions : [])
const repeated = (list: string[]): string[] => list.filter((value, index) => list.indexOf(value) !== index)

/** Every string of a value, keys left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

function filesOf(content: DemoContent): string[] {
  if (content.content_type === 'article') return content.body.blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : []))
  if (content.content_type === 'assessment') return []
  return content.content_type === 'video' ? [content.file, content.captions] : [content.file]
}

/** Names of the top-level boxes of an MP4, in file order. */
function boxesOf(path: string): string[] {
  const bytes = readFileSync(path)
  const found: string[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    found.push(bytes.toString('latin1', at + 4, at + 8))
    at += Math.max(8, bytes.readUInt32BE(at))
  }
  return found
}

describe('the demonstration courses', () => {
  it('are eight, in four languages, each in a file of its own name', () => {
    expect(courseFiles).toEqual(courses.map((course) => `${course.slug}.json`))
    expect(courses.map((course) => course.language).sort()).toEqual(['da', 'da', 'en', 'en', 'pu', 'pu', 'ur', 'ur'])
  })

  it.each(courses)('$slug has lessons with an article and a marked assessment, and no slug twice', (course) => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(5)
    expect(repeated(course.lessons.map((lesson) => lesson.slug))).toEqual([])
    expect(repeated(contentsOf(course).map((content) => content.slug))).toEqual([])
    for (const lesson of course.lessons) {
      const kinds = lesson.contents.map((content) => content.content_type)
      expect(kinds.length, lesson.slug).toBeGreaterThanOrEqual(3)
      expect(kinds.length, lesson.slug).toBeLessThanOrEqual(5)
      expect(kinds, lesson.slug).toContain('article')
      expect(kinds, lesson.slug).toContain('assessment')
    }
  })

  it.each(courses)('$slug asks five to eight questions a lesson, mixed, each with a right answer that exists', (course) => {
    for (const assessment of contentsOf(course).filter((content) => content.content_type === 'assessment')) {
      const questions = questionsOf(assessment)
      expect(questions.length, assessment.slug).toBeGreaterThanOrEqual(5)
      expect(questions.length, assessment.slug).toBeLessThanOrEqual(8)
      expect(repeated(questions.map((question) => question.question_id))).toEqual([])
      expect(new Set(questions.map((question) => question.kind)).size, assessment.slug).toBe(2)
      for (const question of questions) {
        expect(question.explanation, question.text).not.toBe('')
        if (question.kind === 'choice') {
          const options = question.options.map((option) => option.option_id)
          expect(repeated(question.options.map((option) => option.text)), question.text).toEqual([])
          expect(options.length, question.text).toBeGreaterThan(question.correct.length)
          expect(question.correct.length, question.text).toBeGreaterThan(0)
          expect(options, question.text).toEqual(expect.arrayContaining(question.correct))
          expect(question.multiple, question.text).toBe(question.correct.length > 1)
        } else {
          expect(question.text.split('____').length - 1, question.text).toBe(question.blanks.length)
          expect(question.blanks.length, question.text).toBeGreaterThan(0)
          for (const blank of question.blanks) expect(blank.accepted.length > 0 && blank.accepted.every((answer) => /^[^\s\u2066-\u2069](.*[^\s\u2066-\u2069])?$/u.test(answer)), question.text).toBe(true)
        }
      }
    }
  })

  it('close every isolate that they open, so that no direction leaks into the next line', () => {
    for (const text of [...courses, ...assignments].flatMap(textsOf)) expect(text.split('\u2066').length, text).toBe(text.split('\u2069').length)
  })
})

describe('the media', () => {
  const used = new Set(courses.flatMap(contentsOf).flatMap(filesOf))

  it('exist when a course names them, and are named when they exist', () => {
    expect([...used].filter((file) => !media.includes(file.replace('media/', '')))).toEqual([])
    expect(media.filter((file) => !used.has(`media/${file}`))).toEqual(['LICENCES.md'])
  })

  it('stay small: videos 500 KB, worksheets 300 KB, everything 8 MB', () => {
    const size = (file: string): number => statSync(`${here}content/media/${file}`).size
    expect(media.filter((file) => file.endsWith('.mp4') && size(file) > 500_000)).toEqual([])
    expect(media.filter((file) => file.endsWith('.pdf') && size(file) > 300_000)).toEqual([])
    expect(media.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(8_000_000)
  })

  it.each(media.filter((file) => file.endsWith('.mp4')))('%s can start before it is whole: its index stands before its pictures', (file) => {
    const boxes = boxesOf(`${here}content/media/${file}`)
    expect(boxes).toContain('moov')
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  })

  it('are what their names say, and captions are within their video', () => {
    for (const content of courses.flatMap(contentsOf)) {
      if (content.content_type === 'document') expect(readFileSync(`${here}content/${content.file}`).toString('latin1', 0, 5)).toBe('%PDF-')
      if (content.content_type === 'e_book') expect(readFileSync(`${here}content/${content.file}`).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
      if (content.content_type !== 'video') continue
      const captions = readFileSync(`${here}content/${content.captions}`, 'utf8')
      const ends = [...captions.matchAll(/--> 00:00:(\d\d\.\d{3})/g)].map((match) => Number(match[1]))
      expect(captions.startsWith('WEBVTT')).toBe(true)
      expect(ends.length).toBeGreaterThan(3)
      expect(ends.at(-1)).toBe(content.duration_seconds)
    }
  })
})

describe('the language of the courses', () => {
  const pashto = courses.filter((course) => course.language === 'pu')
  const dari = courses.filter((course) => course.language === 'da')
  const wordsOf = (value: unknown): Set<string> => new Set(textsOf(value).flatMap((text) => text.split(/[^\p{L}\p{M}\u200c]+/u)))

  it.each(pashto)('$slug is written with the letters of Pashto and not with those of Arabic or Urdu keyboards', (course) => {
    const text = textsOf(course).join(' ')
    for (const letter of 'ښځڅږګېۍئړډټڼ') expect(text, letter).toContain(letter)
    expect(text.match(/[كگےہھڑڈٹ]/gu)).toBeNull()
  })

  it.each(pashto)('$slug uses no Persian word where Pashto has its own', (course) => {
    const words = wordsOf(course)
    expect(['است', 'می', 'را', 'این', 'مدرسه', 'دانش', 'آموز', 'کلاس', 'معلم', 'شاگرد', 'درصد', 'زبان', 'هست', 'برای'].filter((word) => words.has(word))).toEqual([])
  })

  it.each(dari)('$slug keeps the usage of Afghan schools', (course) => {
    const words = wordsOf(course)
    expect(['کلاس', 'مدرسه', 'دانش‌آموز', 'دانشآموز', 'درصد', 'دبستان', 'میانگین', 'نمودار', 'یاخته', 'سلول', 'اقیانوس', 'پلیس', 'دکتر', 'گوجه', 'سیب‌زمینی', 'هویج', 'آموزگار'].filter((word) => words.has(word))).toEqual([])
    expect(textsOf(course).join('').match(/[يكےہھ]/gu)).toBeNull()
  })

  it('is Urdu in the Urdu courses: no Arabic yeh or kaf, and its own letters', () => {
    for (const course of courses.filter((one) => one.language === 'ur')) {
      const text = textsOf(course).join('')
      for (const letter of 'ےہھڑڈٹں') expect(text, letter).toContain(letter)
      expect(text.match(/[يكەۀ]/gu), course.slug).toBeNull()
    }
  })
})

describe('the people, campuses and assignments', () => {
  it('have forty learners in every group and about 1,200 in all', () => {
    const groups = schools.campuses.flatMap((campus) => campus.groups)
    expect(schools.campuses.length).toBe(3)
    expect(new Set(schools.campuses.map((campus) => campus.region))).toEqual(new Set(schools.regions.map((region) => region.key)))
    expect(groups.every((group) => group.learners === 40)).toBe(true)
    expect(groups.length * 40).toBe(1200)
  })

  it('teach courses that exist, under their subject, by teachers that exist', () => {
    for (const campus of schools.campuses) {
      for (const position of campus.teachers) expect(names[campus.names].teachers[position], campus.key).toBeDefined()
      expect(repeated(campus.groups.map((group) => group.grade + group.section))).toEqual([])
      for (const taught of campus.groups.flatMap((group) => group.classes)) {
        expect(courses.find((course) => course.slug === taught.course)?.subject).toBe(taught.subject)
        expect(campus.teachers[taught.teacher], campus.key).toBeDefined()
      }
    }
  })

  it('stand in provinces of the lists of places', () => {
    const places = { Afghanistan: read<{ id: number; name: string }[]>('places/afghanistan-regions.json'), Pakistan: read<{ id: number; name: string }[]>('places/pakistan-cities.json') }
    for (const campus of schools.campuses) expect(places[campus.country as keyof typeof places].find((place) => place.id === campus.province_id)?.name).toBe(campus.province.en)
  })

  it.each(['afghanistan', 'pakistan'] as const)('%s has enough names, each once, each in its own script', (country) => {
    const list = names[country]
    expect(list.girls.length + list.boys.length).toBeGreaterThanOrEqual(80)
    expect(list.family.length).toBeGreaterThanOrEqual(60)
    for (const part of [list.girls, list.boys, list.family]) {
      expect(repeated(part.map((name) => name.latin))).toEqual([])
      for (const name of part) {
        expect(name.latin).toMatch(/^[A-Za-z ]+$/)
        expect(name.ps, name.latin).toMatch(/^[\u0621-\u06d3\u200c ]+$/)
        expect(country === 'afghanistan' ? name.da : name.ur, name.latin).toMatch(/^[\u0621-\u06d3\u0670\u200c ]+$/)
        expect(name.ps, name.latin).not.toMatch(/[كگےہھڑڈٹ]/)
        if (name.da) expect(name.da, name.latin).not.toMatch(/[ټډړڼځڅږښګېۍئيك]/)
      }
    }
  })

  it('give six assignments to every course, on its lessons, with rubrics that add up', () => {
    expect(repeated(assignments.map((assignment) => assignment.slug))).toEqual([])
    for (const course of courses) {
      const given = assignments.filter((assignment) => assignment.course === course.slug)
      expect(given.length, course.slug).toBe(6)
      for (const { lesson, rubric, total_marks } of given) {
        expect(course.lessons.map((one) => one.slug)).toContain(lesson)
        expect(rubric.reduce((sum, row) => sum + Math.max(...row.levels.map((level) => level.marks)), 0)).toBe(total_marks)
        for (const { levels } of rubric) expect(levels.map((level) => level.marks)).toEqual(levels.map((level) => level.marks).sort((a, b) => b - a))
      }
    }
  })
})
