/** One content of every kind, from a real file where it comes from one, and how a learner sees that it plays. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Question } from '@maktab/contracts/questions/questions'
import type { catalogue } from '../../../packages/i18n/src/en/catalogue.ts'
import { zip } from '../test/make-epub.ts'
import type { HandedFile, WrittenContent } from './bring-in.ts'
import { insidePackage } from './inside-package.ts'

export type Words = { readonly [F in keyof typeof catalogue]: { readonly [K in keyof (typeof catalogue)[F]]: string } }

export interface Opened {
  readonly page: Page
  /** Where the content is played. */
  readonly player: Locator
  readonly words: Words
  /** The second opening is the one without a server. */
  readonly hasServer: boolean
}

export interface Kind {
  readonly content: HandedFile | WrittenContent
  /** Does what a learner does in it, and sees that it was done. */
  play(opened: Opened): Promise<void>
  /** What the school knows of it when all has arrived. */
  readonly arrives?: { readonly content_status?: number; readonly attempts?: number; readonly accuracy?: number }
}

const media = (file: string) => readFileSync(new URL(`../../server/demo/content/media/${file}`, import.meta.url))
const sample = (file: string) => readFileSync(new URL(`../../../tests/samples/${file}`, import.meta.url))
const zipped = async (files: Readonly<Record<string, string>>) => new Uint8Array(await zip(files).arrayBuffer())

const scorm2004 = Object.fromEntries(
  ['imsmanifest.xml', 'index.html', 'steps.js'].map((name) => [
    name,
    readFileSync(new URL(`./scorm-2004-package/${name}`, import.meta.url), 'utf8'),
  ]),
)

const qtiItem = (identifier: string, declared: string, body: string) =>
  `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${identifier}" title="${identifier}" adaptive="false" time-dependent="false">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" ${declared}</qti-response-declaration><qti-item-body>${body}</qti-item-body></qti-assessment-item>`
const qti = {
  'imsmanifest.xml':
    '<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><resources><resource identifier="half" type="imsqti_item_xmlv3p0" href="half.xml"/><resource identifier="capital" type="imsqti_item_xmlv3p0" href="capital.xml"/></resources></manifest>',
  'half.xml': qtiItem(
    'half',
    'base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response>',
    '<p>Which is a half?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-simple-choice identifier="A">1/3</qti-simple-choice><qti-simple-choice identifier="B">2/4</qti-simple-choice></qti-choice-interaction>',
  ),
  'capital.xml': qtiItem(
    'capital',
    'base-type="string"><qti-correct-response><qti-value>کابل</qti-value></qti-correct-response>',
    '<p>The capital is <qti-text-entry-interaction response-identifier="RESPONSE"/>.</p>',
  ),
}

const choice: Question = {
  kind: 'choice',
  question_id: 'c',
  text: 'Which is a half?',
  explanation: '',
  multiple: false,
  options: [
    { option_id: 'A', text: '1/3' },
    { option_id: 'B', text: '2/4' },
  ],
  correct: ['B'],
}
const blank: Question = {
  kind: 'blank',
  question_id: 'b',
  text: 'The capital is ____.',
  explanation: '',
  blanks: [{ blank_id: '1', accepted: ['کابل', 'Kabul'] }],
}
const sentence = 'A half and two quarters are the same.'

/** Right answers to the two questions above, in whichever order; the Arabic letters of a phone count as the right ones. */
async function answer({ player, words }: Opened): Promise<void> {
  const again = player.getByRole('button', { name: words.studio.answer_again })
  const whole = player.getByRole('button', { name: words.learning.all_at_once })
  const check = player.getByRole('button', { name: words.learning.check_answers })
  // One question at a time on a first visit, all at once where this learner chose so.
  await expect(whole.or(check).first()).toBeVisible()
  if (await whole.isVisible()) await whole.click()
  await expect(check).toBeVisible()
  for (const radio of await player.getByRole('radio', { name: '2/4' }).all()) await radio.check()
  for (const field of await player.getByRole('textbox').all()) await field.fill('كابل')
  await check.click()
  await expect(again).toBeVisible()
}

const twoAttempts = { attempts: 2, content_status: 2, accuracy: 100 }

async function playVideo({ player }: Opened): Promise<void> {
  const video = player.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = 0
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1)
}

async function readDocument({ player }: Opened, text: string): Promise<void> {
  await expect(player).toContainText(text)
}

/** Its open page holds text, or a picture. */
async function readBook({ player }: Opened): Promise<void> {
  const read = () =>
    player.locator('foliate-view').evaluate((view) => {
      const { renderer } = view as unknown as { renderer?: { getContents(): { doc?: Document }[] } }
      const body = renderer?.getContents()[0]?.doc?.body
      return (body?.textContent ?? '').trim() + (body?.querySelector('img') ? 'picture' : '')
    })
  await expect.poll(read).not.toBe('')
}

const frog = media('number-line-en.zip')

/** One jump of the frog. */
async function jump({ page, player, words }: Opened): Promise<void> {
  const inside = await insidePackage(page)
  await expect(player.getByRole('button', { name: words.players.full_screen })).toBeVisible()
  await expect(inside.locator('#task')).not.toBeEmpty()
  await inside.locator('#line button').nth(2).click()
  await expect(inside.locator('#told')).not.toBeEmpty()
}

/** All eight. */
async function playGame(opened: Opened): Promise<void> {
  await jump(opened)
  const inside = await insidePackage(opened.page)
  const task = inside.locator('#task')
  for (let round = 1; round < 8; round += 1) {
    const asked = (await task.textContent()) ?? ''
    await inside.locator('#line button').nth(2).click()
    await expect(task).not.toHaveText(asked)
  }
  await expect(inside.locator('#again')).toBeVisible()
}

/** Answers one question with the server; without it, it goes on at the next. */
async function playScorm12({ page, hasServer }: Opened): Promise<void> {
  const inside = await insidePackage(page)
  for (const right of hasServer ? ['3/4'] : ['2/5', '1/2']) {
    await inside.locator(`input[value="${right}"]`).check()
    await inside.locator('#next').click()
    await inside.locator('#next').click()
  }
  if (hasServer) await expect(inside.locator('input[value="2/5"]')).toBeVisible()
  expect(await inside.locator('html').getAttribute('dir')).toBe('rtl')
}

async function playScorm2004({ page, hasServer }: Opened): Promise<void> {
  const inside = await insidePackage(page)
  await expect(inside.locator('#place')).toHaveText(hasServer ? '0 of 2' : '1 of 2')
  await inside.locator('#step').click()
  await expect(inside.locator('#place')).toHaveText(hasServer ? '1 of 2' : '2 of 2')
}

/** Hands in the order as it lies there, once. */
async function playH5p({ page, hasServer }: Opened): Promise<void> {
  const check = (await insidePackage(page)).locator('.maktab-order > button')
  await expect(check).toBeEnabled()
  if (hasServer) return
  // A frame that grows to its content moves under the finger: like a person, the press is made again where it met nothing.
  await expect(async () => {
    if (await check.isEnabled()) await check.click({ timeout: 2_000 })
    await expect(check).toBeDisabled({ timeout: 2_000 })
  }).toPass()
}

async function seeLink({ player, words, hasServer }: Opened): Promise<void> {
  await expect(player.getByRole('link', { name: /phet\.colorado\.edu/ })).toHaveAttribute('rel', /noopener/)
  await expect(player.getByText(words.players.link_offline)).toHaveCount(hasServer ? 0 : 1)
}

async function seeEmbedded({ page, player, words, hasServer }: Opened): Promise<void> {
  if (hasServer) await expect(page.frameLocator('main iframe').getByText('Fractions of another site')).toBeVisible()
  else await expect(player.getByText(words.players.embed_offline, { exact: true })).toBeVisible()
}

const embedded = 'https://phet.colorado.edu/sims/html/fractions-intro/latest/fractions-intro_en.html'

/** The page of another site, which nobody asks for beyond this machine. */
export function standInForOtherSites(page: Page): Promise<unknown> {
  return page
    .context()
    .route('https://phet.colorado.edu/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Fractions of another site</p>' }),
    )
}

export async function oneOfEachKind(): Promise<readonly Kind[]> {
  return [
    {
      content: {
        title: 'Article',
        content_type: 'article',
        body: { kind: 'article', blocks: [{ kind: 'paragraph', text: sentence }] },
      },
      play: ({ player }) => expect(player.locator('article p').first()).toHaveText(sentence),
      arrives: { content_status: 2 },
    },
    { content: { file: 'Film.mp4', bytes: sample('video/two-seconds.mp4') }, play: playVideo },
    { content: { file: 'Film for other browsers.webm', bytes: sample('video/two-seconds.webm') }, play: playVideo },
    {
      content: { file: 'Pages.pdf', bytes: media('maths-6-en-fractions.pdf') },
      play: (opened) => readDocument(opened, 'fraction'),
    },
    {
      content: { file: 'Writing.docx', bytes: sample('office/fractions.docx') },
      play: (opened) => readDocument(opened, 'A fraction is a part of a whole.'),
      arrives: { content_status: 2 },
    },
    {
      content: { file: 'Picture.png', bytes: media('fraction-bars-en.png') },
      play: ({ player }) =>
        expect
          .poll(() => player.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(100),
      arrives: { content_status: 2 },
    },
    { content: { file: 'Book.epub', bytes: media('pashto-story.epub') }, play: readBook },
    { content: { file: 'Game.zip', bytes: frog, called: 'game' }, play: playGame, arrives: { content_status: 2 } },
    { content: { file: 'Page.zip', bytes: frog, called: 'html_zip' }, play: jump, arrives: { content_status: 2 } },
    { content: { file: 'Archive.zip', bytes: frog, called: 'zip' }, play: jump, arrives: { content_status: 2 } },
    { content: { file: 'Order.h5p', bytes: media('order-fractions-en.h5p') }, play: playH5p, arrives: { attempts: 1 } },
    {
      content: { file: 'Parts.zip', bytes: media('fraction-parts-ps.zip') },
      play: playScorm12,
      arrives: { attempts: 1, content_status: 2, accuracy: 100 },
    },
    {
      content: { file: 'Steps.zip', bytes: await zipped(scorm2004) },
      play: playScorm2004,
      arrives: { attempts: 1, content_status: 2, accuracy: 90 },
    },
    { content: { file: 'Items.zip', bytes: await zipped(qti) }, play: answer, arrives: twoAttempts },
    {
      content: {
        title: 'Link',
        content_type: 'link',
        body: { kind: 'link', url: 'https://phet.colorado.edu/en/simulations/fractions-intro' },
      },
      play: seeLink,
    },
    {
      content: {
        title: 'Page of another site',
        content_type: 'embed_tag',
        body: { kind: 'embed', src: embedded, width: 800, height: 600 },
      },
      play: seeEmbedded,
      arrives: { content_status: 2 },
    },
    {
      content: { title: 'Choice', content_type: 'mcq', body: { kind: 'assessment', questions: [choice] } },
      play: answer,
      arrives: twoAttempts,
    },
    {
      content: { title: 'Blank', content_type: 'fill_in_the_blank', body: { kind: 'assessment', questions: [blank] } },
      play: answer,
      arrives: twoAttempts,
    },
    {
      content: { title: 'Test', content_type: 'assessment', body: { kind: 'assessment', questions: [choice, blank] } },
      play: answer,
      arrives: twoAttempts,
    },
  ]
}
