import type { AnyAnswer } from '@maktab/client/call'
import type { ContentImport, ImportedContent } from '@maktab/contracts/studio/imports'
import type { LanguageCode } from '@maktab/contracts/fields'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ImportFiles } from './import-files.tsx'
import type { LessonVideo } from './use-imports.ts'

interface Sent {
  readonly input: {
    readonly import_id: string
    readonly name: string
    readonly content_id?: string
    readonly language?: string
    readonly called?: string
  }
  readonly signal: AbortSignal
  readonly tell: (share: number) => void
  readonly answer: (answer: AnyAnswer) => void
}

let stage: Stage
afterEach(() => stage.leave())

const standing = ({ input }: Sent, part: Partial<ContentImport> = {}): ContentImport => ({
  import_id: input.import_id,
  name: input.name,
  size_bytes: 5,
  state: 'waiting',
  step: 'waiting',
  progress: null,
  report: [],
  content: null,
  further: [],
  created_on: '2026-03-21T08:00:00.000Z',
  ...part,
})
const taken = (sent: Sent, content_id: number, revision = 1): ContentImport =>
  standing(sent, {
    state: 'done',
    step: 'saving',
    report: [{ name: sent.input.name, outcome: 'taken', reason: null, detail: '' }],
    content: { content_id, revision, title: 'A film', content_type: 'video' },
  })

/** A server that a test speaks for: what is sent waits for its answer, what is asked after stands in `standings`. */
async function openImports(language: LanguageCode = 'en', videos: readonly LessonVideo[] = []) {
  const sent: Sent[] = []
  const standings = new Map<string, ContentImport>()
  const imported: (readonly ImportedContent[])[] = []
  stage = await setStage({
    language,
    person: { active_role: 'content_team', current_language: language },
    sendFile: (_call, input, _file, { onSent, signal }) => {
      const answered = new Promise<AnyAnswer>((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: 'offline' }))
        sent.push({ input: input as Sent['input'], signal, tell: onSent, answer: resolve })
      })
      return answered as never
    },
    answers: {
      listImports: ({ import_ids }: { import_ids: string[] }) => ({
        ok: true,
        value: { list: import_ids.flatMap((id) => standings.get(id) ?? []) },
      }),
      cancelImport: ({ import_id }: { import_id: string }) => ({
        ok: true,
        value: { ...standings.get(import_id)!, state: 'cancelled' },
      }),
      retryImport: ({ import_id }: { import_id: string }) => {
        const again = { ...standings.get(import_id)!, state: 'waiting' as const }
        standings.set(import_id, {
          ...again,
          state: 'done',
          content: { content_id: 7, revision: 1, title: 'A film', content_type: 'video' },
        })
        return { ok: true, value: again }
      },
    },
  })
  stage.show(<ImportFiles videos={videos} onImported={(contents) => imported.push(contents)} />)
  await expect.element(page.getByRole('combobox')).toBeVisible()
  /** Answers what was sent last, and says how it stands from then on. */
  const answerLast = (part: (one: Sent) => ContentImport, later = part) => {
    const last = sent.at(-1)!
    standings.set(last.input.import_id, later(last))
    last.answer({ ok: true, value: part(last) })
  }
  return { sent, standings, imported, answerLast }
}

const choose = (...names: readonly string[]) =>
  userEvent.upload(
    stage.place.querySelector('input[type=file]')!,
    names.map((name) => new File(['bytes'], name)),
  )
const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('a file is sent with its progress, worked on, and handed to whoever asked', async () => {
  const { sent, imported, standings, answerLast } = await openImports()
  await choose('film.mp4')
  await expect.poll(() => sent.length).toBe(1)
  sent[0]!.tell(0.4)
  await expect
    .element(page.getByRole('progressbar', { name: 'Is being sent: film.mp4' }))
    .toHaveAttribute('aria-valuenow', '40')
  answerLast(
    (one) => standing(one),
    (one) => standing(one, { state: 'working', step: 'converting', progress: 25 }),
  )
  await expect
    .element(page.getByRole('progressbar', { name: 'Is being converted: film.mp4' }))
    .toHaveAttribute('aria-valuenow', '25')
  expect(imported).toEqual([])
  standings.set(sent[0]!.input.import_id, taken(sent[0]!, 7))
  await expect.element(row('film.mp4').getByText('Brought in', { exact: true })).toBeVisible()
  await expect.poll(() => imported).toEqual([[{ content_id: 7, revision: 1, title: 'A film', content_type: 'video' }]])
})

test('one that is refused says why, part by part, and holds no other up', async () => {
  const { sent, imported, answerLast } = await openImports()
  await choose('bad.zip', 'film.mp4')
  await expect.poll(() => sent.length).toBe(1)
  answerLast((one) =>
    standing(one, {
      state: 'refused',
      report: [
        { name: 'a/setup.exe', outcome: 'left_out', reason: 'ending_left_out', detail: '' },
        { name: 'bad.zip', outcome: 'refused', reason: 'archive_many', detail: '6000' },
      ],
    }),
  )
  await expect.poll(() => sent.length).toBe(2)
  answerLast((one) => taken(one, 7))
  await expect.element(row('bad.zip').getByText('Not brought in', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/setup\.exe.* was left out/)).toBeVisible()
  await expect.element(page.getByText(/bad\.zip.* holds .*6000.* files; 5,000 are allowed/)).toBeVisible()
  await expect.poll(() => imported.flat().length).toBe(1)
  await page.getByRole('button', { name: 'Take bad.zip off the list' }).click()
  await expect.element(row('bad.zip')).not.toBeInTheDocument()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Take film.mp4 off the list')
})

test('captions go after their video, to its content; their language is asked for where their name does not tell it', async () => {
  const { sent, imported, answerLast } = await openImports()
  await choose('film.vtt', 'film.ps.srt', 'film.mp4')
  await expect.poll(() => sent.map(({ input }) => input.name)).toEqual(['film.mp4'])
  answerLast((one) => taken(one, 7))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]!.input).toMatchObject({ name: 'film.ps.srt', content_id: '7', language: 'pu' })
  answerLast((one) => taken(one, 7, 2))
  // With the captions, not without them.
  await expect.poll(() => imported).toEqual([[{ content_id: 7, revision: 2, title: 'A film', content_type: 'video' }]])
  await page.getByRole('combobox', { name: 'Language of film.vtt' }).selectOptions('en')
  await expect.poll(() => sent.length).toBe(3)
  expect(sent[2]!.input).toMatchObject({ name: 'film.vtt', content_id: '7', language: 'en' })
  answerLast((one) => taken(one, 7, 3))
  await expect.poll(() => imported.at(-1)?.[0]?.revision).toBe(3)
  // Another name, but there is one video only.
  await choose('titles.dari.vtt')
  await expect
    .poll(() => sent.at(-1)?.input)
    .toMatchObject({ name: 'titles.dari.vtt', content_id: '7', language: 'da' })
})

test('a file of several contents hands all of them over, in their order', async () => {
  const { sent, imported, answerLast } = await openImports()
  await choose('course.zip')
  await expect.poll(() => sent.length).toBe(1)
  answerLast((one) => ({
    ...taken(one, 7),
    further: [8, 9].map((content_id) => ({
      content_id,
      revision: 1,
      title: `Part ${content_id}`,
      content_type: 'scorm',
    })),
  }))
  await expect.poll(() => imported.map((contents) => contents.map(({ content_id }) => content_id))).toEqual([[7, 8, 9]])
})

test('captions that come later go to the video of the lesson', async () => {
  const { sent, imported, answerLast } = await openImports('en', [{ content_id: 9, name: 'Film' }])
  await choose('titles.ps.vtt')
  await expect
    .poll(() => sent.map(({ input }) => input))
    .toMatchObject([{ name: 'titles.ps.vtt', content_id: '9', language: 'pu' }])
  await expect.element(page.getByText(/Captions of .*Film/)).toBeVisible()
  answerLast((one) => taken(one, 9, 4))
  await expect.poll(() => imported).toMatchObject([[{ content_id: 9, revision: 4 }]])
})

test('captions without a video are refused here already', async () => {
  const { sent } = await openImports()
  await choose('film.ps.vtt')
  await expect.element(page.getByText(/film\.ps\.vtt.* needs a video/)).toBeVisible()
  expect(sent).toEqual([])
})

test('what did not arrive can be sent again', async () => {
  const { sent, answerLast } = await openImports()
  await choose('film.mp4')
  await expect.poll(() => sent.length).toBe(1)
  sent[0]!.answer({ ok: false, failure: 'offline' })
  await expect.element(row('film.mp4').getByText('Not sent', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try film.mp4 again' }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]!.input.import_id).not.toBe(sent[0]!.input.import_id)
  answerLast((one) => taken(one, 7))
  await expect.element(row('film.mp4').getByText('Brought in', { exact: true })).toBeVisible()
})

test('what was cut off on the server is tried again there, without its bytes', async () => {
  const { sent, imported, answerLast } = await openImports()
  await choose('film.mp4')
  await expect.poll(() => sent.length).toBe(1)
  answerLast(
    (one) => standing(one),
    (one) => standing(one, { state: 'cut_off' }),
  )
  await expect.element(row('film.mp4').getByText(/^Cut off/)).toBeVisible()
  await page.getByRole('button', { name: 'Try film.mp4 again' }).click()
  await expect.poll(() => imported.flat().length).toBe(1)
  expect(sent.length).toBe(1)
})

test('a file is called off while it is sent and while the server works on it', async () => {
  const { sent, answerLast } = await openImports()
  await choose('film.mp4', 'game.zip')
  await expect.poll(() => sent.length).toBe(1)
  await page.getByRole('button', { name: 'Call off film.mp4' }).click()
  expect(sent[0]!.signal.aborted).toBe(true)
  await expect.element(row('film.mp4').getByText('Called off', { exact: true })).toBeVisible()
  await expect.poll(() => sent.length).toBe(2)
  answerLast(
    (one) => standing(one),
    (one) => standing(one, { state: 'working', step: 'unpacking' }),
  )
  await page.getByRole('button', { name: 'Call off game.zip' }).click()
  await expect.element(row('game.zip').getByText('Called off', { exact: true })).toBeVisible()
  expect(stage.performed.map(({ name }) => name)).toEqual(['cancelImport'])
})

test('a zip file is called what the person says', async () => {
  const { sent } = await openImports()
  await page.getByRole('combobox').selectOptions('game')
  await choose('game.zip')
  await expect.poll(() => sent[0]?.input.called).toBe('game')
})

test.each(['en', 'pu'] as const)('has nothing that axe finds, in %s', async (language) => {
  const { sent, answerLast } = await openImports(language)
  await choose('film.vtt', 'bad.zip', 'film.mp4')
  await expect.poll(() => sent.length).toBe(1)
  answerLast((one) =>
    standing(one, {
      state: 'refused',
      report: Array.from({ length: 5 }, (_, index) => ({
        name: `${index}.exe`,
        outcome: 'left_out' as const,
        reason: 'ending_left_out' as const,
        detail: '',
      })),
    }),
  )
  await expect.poll(() => sent.length).toBe(2)
  sent[1]!.tell(0.5)
  const { violations } = await axe.run(stage.place, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('a file that the server would refuse is not sent, and its sign is named', async () => {
  const { sent } = await openImports()
  await choose('a:b.mp4', '\u200fفلم، ۱.mp4')
  await expect.element(row('a:b.mp4').getByText('names of files may not have the sign')).toBeVisible()
  await expect.element(row('a:b.mp4').getByText('Not brought in', { exact: true })).toBeVisible()
  await expect.poll(() => sent.map(({ input }) => input.name)).toEqual(['فلم، ۱.mp4'])
})
