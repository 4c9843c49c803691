import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { zip } from '../test/make-epub.ts'
import { ask } from './ask.ts'
import { findPackages, namedSchool, playerAt } from './package-places.ts'
import { signIn, test } from './school.ts'
import type { DemoAccount, School } from './school.ts'

interface Imported {
  readonly import_id: string
  readonly state: string
  readonly content: { readonly content_id: number; readonly revision: number } | null
}

/** The content team hands the archive over, as the studio does; what became of it is asked until it is known. */
async function bringIn(school: School, writer: DemoAccount, archive: Uint8Array): Promise<{ content_id: number; revision: number }> {
  const { host, port } = new URL(school.address)
  const call = (path: string, headers: Record<string, string>, body: Uint8Array | string) =>
    new Promise<{ data: unknown }>((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path: `/api/${path}`, method: 'POST', headers: { host, ...headers } }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => resolve(JSON.parse(text) as { data: unknown }))
      })
      request.on('error', reject)
      request.end(body)
    })
  const json = { 'content-type': 'application/json' }
  const { data } = await call('login', json, JSON.stringify({ username: writer.username, password: createHash('sha256').update(writer.password).digest('hex') }))
  const authorization = `Bearer ${(data as { auth_token: string }).auth_token}`
  const import_id = randomUUID()
  const fields = Object.entries({ import_id, name: 'hostile.zip', called: 'game' }).map(([name, text]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
  const head = `${fields.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="hostile.zip"\r\ncontent-type: application/zip\r\n\r\n`
  await call('content/import', { 'content-type': 'multipart/form-data; boundary=b', authorization }, Buffer.concat([Buffer.from(head), archive, Buffer.from('\r\n--b--\r\n')]))
  let content: Imported['content'] = null
  await expect
    .poll(async () => {
      const answer = await call('content/imports', { ...json, authorization }, JSON.stringify({ import_ids: [import_id] }))
      content = (answer.data as { list: Imported[] }).list[0]?.content ?? null
      return content === null
    })
    .toBe(false)
  return content as unknown as { content_id: number; revision: number }
}

test('a hostile package gets nothing of the application, of other packages or of the network', async ({ browser, school: server }) => {
  const school = namedSchool(server)
  const learner = school.first('learner')
  const writer = school.accounts.find(({ username }) => username === 'writer.content')
  if (writer === undefined) throw new Error('The demonstration has no content team')
  const lesson = await findPackages(school, learner)
  const [game, other] = [lesson.packages.get('web'), lesson.packages.get('h5p')]
  if (!game || !other?.play_url) throw new Error('The demonstration lacks a game or an H5P')

  // Whatever arrives here came out of the package.
  const escaped: string[] = []
  const outside = http.createServer((request, response) => {
    escaped.push(request.url ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('outside')
  })
  outside.listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const address = outside.address()
  const outsideUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`

  const files = Object.fromEntries(['index.html', 'attacks.js'].map((name) => [name, readFileSync(new URL(`./hostile-package/${name}`, import.meta.url), 'utf8')]))
  const made = await bringIn(school, writer, new Uint8Array(await zip(files).arrayBuffer()))
  const { body } = await ask<{ body: { play_url: string; entry: string } }>(school, writer, 'content/revision', made)
  const entry = `${body.entry}?${encodeURIComponent([school.address, other.play_url, outsideUrl].join('|'))}`

  const page = await browser.newPage()
  await signIn(page, school, learner)
  await page.evaluate(() => (document.cookie = 'secret=of-the-application; path=/'))
  // The lesson has it in the place of its game: what is published is not what is looked at here.
  const { class_id, course_id, lesson_guid } = lesson
  const data = await ask<{ modules: { content_id: number; body: object }[] }>(school, learner, 'lesson/modules', { class_id, course_id, lesson_guid })
  for (const module of data.modules) if (module.content_id === game.content_id) module.body = { ...body, entry }
  await page.route('**/api/lesson/modules', (route) => route.fulfill({ json: { error_code: 0, data } }))
  await page.goto(playerAt(school, lesson, game.content_id))
  const inside = page.frameLocator('main iframe').frameLocator('iframe')
  const report = inside.locator('#report')
  await expect(report).not.toBeEmpty({ timeout: 90_000 })
  const got = JSON.parse(await report.innerText()) as Record<string, string>
  expect(Object.keys(got).length).toBeGreaterThan(25)
  expect(Object.fromEntries(Object.entries(got).filter(([, said]) => said !== 'refused'))).toEqual({})
  expect(escaped).toEqual([])
  await inside.locator('#leave').click()
  // Still here, and still the learner's own page; opened again, the lesson is as it was.
  expect(new URL(page.url()).host).toBe(new URL(school.address).host)
  await page.goto(playerAt(school, lesson, game.content_id))
  await expect(page.getByRole('heading', { level: 2, name: game.title })).toBeVisible()
  await expect(report).not.toBeEmpty({ timeout: 90_000 })
  expect(escaped).toEqual([])
  outside.close()
  await page.close()
})
