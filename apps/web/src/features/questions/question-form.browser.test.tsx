import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { isRight as isRightly } from '@maktab/domain/questions/questions'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AnswerFilesContext, type AnswerFile, type AnswerFiles } from './answer-files.ts'
import { QuestionForm } from './question-form.tsx'

let stage: Stage
afterEach(() => stage.leave())

const base = { question_id: 'q', explanation: 'Because it is so.' }
const item = (item_id: string, text: string) => ({ item_id, text })

const trueFalse: Question = { ...base, kind: 'true_false', text: 'The Sun is a star.', correct: true }
const inline: Question = {
  ...base,
  kind: 'inline_choice',
  text: 'Water ____ at ____ degrees.',
  blanks: [
    {
      blank_id: '1',
      options: [
        { option_id: 'a', text: 'boils' },
        { option_id: 'b', text: 'sings' },
      ],
      correct: 'a',
    },
    {
      blank_id: '2',
      options: [
        { option_id: 'c', text: '10' },
        { option_id: 'd', text: '100' },
      ],
      correct: 'd',
    },
  ],
}
const numeric: Question = { ...base, kind: 'numeric', text: 'How long?', value: 12.5, tolerance: 0, unit: 'm' }
const short: Question = { ...base, kind: 'short_text', text: 'Which star?', accepted: ['the Sun', 'Sun'] }
const match: Question = {
  ...base,
  kind: 'match',
  text: 'Which belongs?',
  left: [item('a', 'wheat'), item('b', 'locust')],
  right: [item('x', 'producer'), item('y', 'consumer'), item('z', 'stone')],
  pairs: [
    { left_id: 'a', right_id: 'x' },
    { left_id: 'b', right_id: 'y' },
  ],
}
const order: Question = {
  ...base,
  kind: 'order',
  text: 'In what order?',
  items: [item('1', 'seed'), item('2', 'leaf'), item('3', 'fruit')],
}

const picture = {
  sha256: 'a'.repeat(64),
  name: 'a.png',
  mime_type: 'image/png',
  size_bytes: 1,
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/%3E',
}
const hotspot: Question = {
  ...base,
  kind: 'hotspot',
  text: 'Where is the root?',
  picture,
  alt: 'A plant',
  multiple: false,
  regions: [
    { region_id: 'up', label: 'the upper part', shape: { kind: 'rectangle', x: 0, y: 0, width: 100, height: 40 } },
    {
      region_id: 'down',
      label: 'the lower part',
      shape: { kind: 'ellipse', x: 50, y: 80, radius_x: 20, radius_y: 15 },
    },
  ],
  correct: ['down'],
}
const rubric = [
  {
    criterion_id: 'c',
    title: 'Clear',
    levels: [
      { level_id: 'n', label: 'Not yet', marks: 0 },
      { level_id: 'y', label: 'Well', marks: 4 },
    ],
  },
]
const long: Question = { ...base, kind: 'long_answer', text: 'Why do leaves fall?', rubric }
const photo: Question = { ...base, kind: 'file', text: 'Show your work.', accepts: 'photo', max_files: 2, rubric }
const recording: Question = { ...base, kind: 'recording', text: 'Read it aloud.', max_seconds: 60, rubric }
const maths: Question = {
  ...base,
  kind: 'short_text',
  text: String.raw`Work out $\frac{1}{2} + x^2$ now.`,
  accepted: ['1'],
}

let answered: readonly string[] = []

/** A question as a player has it: answered until it is marked. */
function Asked({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [isMarked, setMarked] = useState(false)
  return (
    <>
      <QuestionForm
        question={question}
        answer={answer}
        onAnswer={(next) => (setAnswer(next), (answered = next))}
        isRight={isMarked ? (isMarkedByPerson(question) ? null : isRightly(question, answer)) : undefined}
      />
      <button type="button" onClick={() => setMarked(true)}>
        Mark
      </button>
    </>
  )
}

/** Files as a player keeps them. */
function WithFiles({ children }: { children: React.ReactNode }) {
  const [files, setFiles] = useState<readonly AnswerFile[]>([])
  const kept: AnswerFiles = {
    files,
    accept: 'image/*,.pdf',
    refusals: [],
    isBusy: false,
    async add(added) {
      const taken = added.map((file, at) => ({
        file_id: `${file.name}-${files.length + at}`,
        name: file.name,
        size_bytes: file.size,
        url: URL.createObjectURL(file),
      }))
      setFiles([...files, ...taken])
      return taken.map(({ file_id }) => file_id)
    },
    remove: (file_id) => setFiles((before) => before.filter((file) => file.file_id !== file_id)),
  }
  return <AnswerFilesContext value={kept}>{children}</AnswerFilesContext>
}

async function ask(question: Question, language: 'en' | 'pu' = 'en') {
  answered = []
  stage = await setStage({ language })
  stage.show(
    <WithFiles>
      <Asked question={question} />
    </WithFiles>,
  )
}
const mark = () => userEvent.click(page.getByRole('button', { name: 'Mark' }))

test('true or false is chosen with the keyboard', async () => {
  await ask(trueFalse)
  await userEvent.click(page.getByRole('radio', { name: 'False' }))
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => answered).toEqual(['true'])
  await mark()
  await expect.element(page.getByText('Because it is so.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'True' })).toBeDisabled()
})

test('places in a text are filled out of their lists', async () => {
  await ask(inline)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Blank 2' }), '100')
  expect(answered).toEqual(['', 'd'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Blank 1' }), 'sings')
  await mark()
  await expect.element(page.getByText('Right answer: boils · 100')).toBeVisible()
})

test('what is partly right says so, with its marks, its feedback and which blanks are right', async () => {
  answered = []
  stage = await setStage({ language: 'en' })
  stage.show(
    <QuestionForm
      question={{
        ...inline,
        partial_credit: true,
        marks: 3,
        feedback: { partly: 'Look at the second place.', wrong: 'Read it again.' },
      }}
      answer={['a', 'c']}
      onAnswer={() => undefined}
      isRight={false}
      marks={{ given: 1.5, possible: 3 }}
    />,
  )
  await expect.element(page.getByText('Partly right')).toBeVisible()
  await expect.element(page.getByText('1.5 of 3 marks')).toBeVisible()
  await expect.element(page.getByText('Look at the second place.')).toBeVisible()
  const invalid = (name: string) => page.getByRole('combobox', { name }).element().getAttribute('aria-invalid')
  expect([invalid('Blank 1'), invalid('Blank 2')]).toEqual([null, 'true'])
})

test('hints come one after another once they are asked for, and go when it is marked', async () => {
  await ask({ ...trueFalse, hints: ['It gives light.', 'It is hot.'] })
  expect(page.getByText('It gives light.').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Show a hint' }))
  await expect.element(page.getByText('It gives light.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show another hint' }))
  await expect.element(page.getByText('It is hot.')).toBeVisible()
  expect(page.getByRole('button', { name: /hint/ }).elements()).toHaveLength(0)
  await mark()
  expect(page.getByText('It gives light.').elements()).toHaveLength(0)
})

test('a number whose unit is asked for shows no unit before it is marked', async () => {
  await ask({ ...numeric, asks_unit: true })
  await expect.element(page.getByText('Write the number with its unit.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox'), '۱۲٫۵ m')
  await mark()
  await expect.element(page.getByText('Correct')).toBeVisible()
})

test('a number is typed in the digits of the keyboard', async () => {
  await ask(numeric)
  await userEvent.fill(page.getByRole('textbox'), '۱۲٫۵')
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly')
})

test('a wrong number shows the right one with its unit, in Pashto digits', async () => {
  await ask(numeric, 'pu')
  await userEvent.fill(page.getByRole('textbox'), '13')
  await mark()
  const right = page.getByText(/۱۲٫۵ m/)
  await expect.element(right).toBeVisible()
  // Words of the page, whatever language the lesson around them is in.
  for (const said of [right, page.getByText('ناسم')]) {
    const marked = said.element().closest('[lang]')
    expect([marked?.getAttribute('lang'), marked === document.documentElement]).toEqual(['ps-AF', false])
  }
})

test('a short answer is taken however it is written', async () => {
  await ask(short)
  await userEvent.fill(page.getByRole('textbox', { name: /Which star/ }), ' the  SUN. ')
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
})

test('each item gets a partner, and one that has none may be left over', async () => {
  await ask(match)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'locust' }), 'consumer')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'wheat' }), 'stone')
  expect(answered).toEqual(['z', 'y'])
  await mark()
  await expect.element(page.getByText('Right answer: wheat: producer · locust: consumer')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'wheat' })).toHaveValue('stone')
})

test('items are put in order with the keyboard, beginning from another order than the right one', async () => {
  await ask(order)
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => /seed|leaf|fruit/.exec(row.textContent)?.[0])
  await expect.poll(() => texts().length).toBe(3)
  expect(texts()).not.toEqual(['seed', 'leaf', 'fruit'])
  for (const [place, wanted] of ['seed', 'leaf', 'fruit'].entries()) {
    const from = texts().indexOf(wanted)
    if (from <= place) continue
    page
      .getByRole('button', { name: new RegExp(wanted) })
      .first()
      .element()
      .focus()
    await userEvent.keyboard(` ${'{ArrowUp}'.repeat(from - place)} `)
    await expect.poll(() => texts().indexOf(wanted)).toBe(place)
  }
  await expect.poll(() => answered).toEqual(['1', '2', '3'])
  await mark()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
})

test('a part of a picture is chosen with the keyboard, by names that a screen reader says', async () => {
  await ask(hotspot)
  await expect.element(page.getByRole('img', { name: 'A plant' })).toBeVisible()
  const upper = page.getByRole('radio', { name: 'the upper part' })
  upper.element().focus()
  await userEvent.keyboard(' ')
  expect(answered).toEqual(['up'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => answered).toEqual(['down'])
  await mark()
  await expect.element(page.getByRole('radio', { name: 'the lower part – Correct' })).toBeDisabled()
})

test.each([360, 768, 1_200])('the parts of a picture lie on it where the page is %i px wide', async (width) => {
  await page.viewport(width, 768)
  await ask(hotspot)
  const shown = page.getByRole('img', { name: 'A plant' })
  await expect.element(shown).toBeVisible()
  const rect = (element: Element | null) => {
    const { x, y, width: across, height } = element!.getBoundingClientRect()
    return [x, y, across, height].map(Math.round)
  }
  const region = document.querySelector('[data-region=up]')!.closest('svg')
  await expect.poll(() => rect(region)).toEqual(rect(document.querySelector('img[alt="A plant"]') ?? shown.element()))
  await page.viewport(1_024, 768)
})

test('a part of a picture is chosen by touching it', async () => {
  await ask(hotspot)
  await expect.element(page.getByRole('img', { name: 'A plant' })).toBeVisible()
  document.querySelector('[data-region=up] rect')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => answered).toEqual(['up'])
  await mark()
  await expect.element(page.getByText('Right answer: the lower part')).toBeVisible()
})

test('a long answer is written, and then waits for the teacher with its rubric', async () => {
  await ask(long)
  await userEvent.fill(page.getByRole('textbox', { name: /Why do leaves fall/ }), 'It gets cold.')
  expect(answered).toEqual(['It gets cold.'])
  await userEvent.click(page.getByText('How it is marked'))
  await expect.element(page.getByText(/Not yet \(0\) · Well \(4\)/)).toBeVisible()
  await mark()
  await expect.element(page.getByText('Waits for the teacher')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /Why do leaves fall/ })).toHaveAttribute('readonly')
})

test('photos are handed over, and taken back', async () => {
  await ask(photo)
  await expect.element(page.getByRole('group', { name: /Show your work/ }).first()).toBeVisible()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [
    new File(['1'], 'one.png', { type: 'image/png' }),
    new File(['2'], 'two.png', { type: 'image/png' }),
  ])
  await expect.poll(() => answered).toEqual(['one.png-0', 'two.png-1'])
  await userEvent.click(page.getByRole('button', { name: /one\.png/ }))
  await expect.poll(() => answered).toEqual(['two.png-1'])
})

test('where nothing can be recorded a file of sound takes its place', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  await ask(recording)
  await expect.poll(() => document.querySelector('input[type=file]')?.getAttribute('accept') ?? '').toContain('audio/')
  vi.unstubAllGlobals()
})

test('an answer is recorded with the keyboard, heard again and handed over as a file', async () => {
  const stopped = vi.fn()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue({
    getTracks: () => [{ stop: stopped }],
  } as unknown as MediaStream)
  class Recorder extends EventTarget {
    static isTypeSupported = (mime: string) => mime === 'audio/webm'
    state = 'inactive'
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  await ask(recording)
  await expect.element(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  page.getByRole('button', { name: 'Start recording' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.poll(() => answered).toEqual(['recording.weba-0'])
  await expect.element(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  expect(stopped).toHaveBeenCalled()
  expect(document.querySelector('audio')?.getAttribute('aria-label')).toBe('Your recording')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('maths is drawn from the left, as MathML for those who hear it', async () => {
  await ask(maths, 'pu')
  await expect.poll(() => document.querySelector('.katex math mfrac')).not.toBeNull()
  expect(document.querySelector('.katex')?.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  expect(document.querySelector('annotation')?.textContent).toBe(String.raw`\frac{1}{2} + x^2`)
})

test('maths that is no maths, or wants more than maths, does no harm', async () => {
  await ask({
    ...maths,
    text: String.raw`$\href{javascript:alert(1)}{x}$ $\frac{$ $\def\a{\a\a}\a$ $\includegraphics{https://example.org/a.png}$`,
  })
  await expect.poll(() => document.querySelectorAll('.katex-error, .katex').length).toBeGreaterThan(2)
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
  expect(document.querySelector('fieldset img, label img')).toBeNull()
})
