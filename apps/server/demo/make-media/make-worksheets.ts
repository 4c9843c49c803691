/** Prints a worksheet for every `document` of the courses: the lesson's terms and questions without their answers, and room to write. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Question } from '@maktab/contracts/questions/questions'
import { shownOrder } from '@maktab/domain/questions/questions'
import type { DemoCourse, DemoLanguage, DemoLesson } from '../demo-world.ts'
import { fontFace, withPage } from './browser-page.ts'
import { digits } from './drawing.ts'
import words from './words.json' with { type: 'json' }

const content = fileURLToPath(new URL('../content/', import.meta.url))
const tags: Record<DemoLanguage, string> = { en: 'en', pu: 'ps-AF', da: 'fa-AF', ur: 'ur-PK' }
const letters: Record<DemoLanguage, string[]> = {
  en: ['A', 'B', 'C', 'D', 'E'],
  pu: ['ا', 'ب', 'ج', 'د', 'هـ'],
  da: ['ا', 'ب', 'ج', 'د', 'هـ'],
  ur: ['ا', 'ب', 'ج', 'د', 'ہ'],
}

const style = `${fontFace}
  @page { size: A4; margin: 16mm }
  body { font: 12pt/1.65 Vazirmatn, 'DejaVu Sans', sans-serif; color: #1d2b36; margin: 0 }
  header { border-block-end: 3px solid #2f7fc1; padding-block-end: 2mm; margin-block-end: 4mm }
  h1 { font-size: 19pt; margin: 0 } header p { margin: 1mm 0 } h2 { font-size: 13.5pt; margin: 5mm 0 2mm }
  .blanks { display: flex; gap: 6mm } .blanks span { flex: 1; border-block-end: 1px solid #888 }
  dl { background: #f3efe4; padding: 3mm 5mm; margin: 0 } dt { font-weight: 700; display: inline } dd { display: inline; margin: 0 } dl div { margin-block: 1mm }
  li { margin-block-end: 3mm; break-inside: avoid } .options { display: flex; flex-wrap: wrap; gap: 1mm 9mm }
  .room { border: 1px dashed #999; block-size: 34mm; padding: 2mm 4mm; color: #777; break-inside: avoid }`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function question(asked: Question, language: DemoLanguage): string {
  const text = escape(asked.text).replaceAll('____', '<b>……………</b>')
  const several =
    asked.kind === 'choice' && asked.multiple ? ` <small>${words.worksheets[language].several}</small>` : ''
  const listed = listedIn(asked).map(
    (item, index) => `<span>☐ ${letters[language][index] ?? ''}) <bdi>${escape(item)}</bdi></span>`,
  )
  return `<li>${text}${several}${listed.length > 0 ? `<div class="options">${listed.join('')}</div>` : ''}</li>`
}

/** What a pupil chooses from, or puts in order, on paper. */
function listedIn(asked: Question): readonly string[] {
  if (asked.kind === 'choice') return asked.options.map(({ text }) => text)
  if (asked.kind === 'order') return shownOrder(asked.question_id, asked.items).map(({ text }) => text)
  if (asked.kind === 'match')
    return [...asked.left, ...shownOrder(asked.question_id, asked.right)].map(({ text }) => text)
  if (asked.kind === 'inline_choice') return asked.blanks.flatMap(({ options }) => options.map(({ text }) => text))
  return []
}

function worksheet(course: DemoCourse, lesson: DemoLesson): string {
  const { language } = course
  const say = words.worksheets[language]
  const terms = lesson.contents
    .flatMap((part) => (part.content_type === 'article' ? part.body.blocks : []))
    .flatMap((block) =>
      block.kind === 'term' ? [`<div><dt>${escape(block.term)}:</dt> <dd>${escape(block.meaning)}</dd></div>`] : [],
    )
  // A picture to touch is nothing for paper.
  const asked = lesson.contents
    .flatMap((part) => (part.content_type === 'assessment' ? part.body.questions : []))
    .flatMap((one) => (one.kind === 'hotspot' ? [] : [one]))
  const list = asked.map((one) => question(one, language)).join('')
  return `<!doctype html><html lang="${tags[language]}" dir="${language === 'en' ? 'ltr' : 'rtl'}"><title>${escape(lesson.title)}</title><style>${style} ol { list-style-type: ${digits(1, language) === '1' ? 'decimal' : 'persian'} }</style>
    <header><h1>${escape(lesson.title)}</h1><p>${escape(course.title)}</p><p class="blanks"><span>${say.name}:</span><span>${say.class}:</span><span>${say.date}:</span></p></header>
    <p>${escape(lesson.summary)}</p>${terms.length > 0 ? `<h2>${say.words}</h2><dl>${terms.join('')}</dl>` : ''}
    <h2>${say.questions}</h2><ol>${list}</ol><div class="room">${say.show}</div></html>`
}

await withPage(1, async (page) => {
  for (const file of readdirSync(`${content}courses`)) {
    const course = JSON.parse(readFileSync(`${content}courses/${file}`, 'utf8')) as DemoCourse
    for (const lesson of course.lessons) {
      const sheet = lesson.contents.find((part) => part.content_type === 'document')
      if (sheet?.content_type !== 'document') continue
      await page.setContent(worksheet(course, lesson))
      await page.evaluate('document.fonts.ready.then(() => true)')
      const printed = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1')
      // A fixed date keeps the file the same from one run to the next.
      writeFileSync(
        `${content}${sheet.file}`,
        Buffer.from(
          printed.replaceAll(/\/(CreationDate|ModDate) \(D:[^)]{14,22}\)/g, (stamp, key: string) =>
            `/${key} (D:20261101000000Z)`.padEnd(stamp.length),
          ),
          'latin1',
        ),
      )
    }
  }
})
