import { readFileSync } from 'node:fs'
import http from 'node:http'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { zip } from '../test/make-epub.ts'
import { ask } from './ask.ts'
import { bringIn, ofContentTeam } from './bring-in.ts'
import { insidePackage, packageOf } from './inside-package.ts'
import { findPackages, namedSchool, playerAt } from './package-places.ts'
import { signIn, test } from './school.ts'

test.use({ serviceWorkers: 'allow' })

test('a hostile package gets nothing of the application, of other packages or of the network', async ({
  browser,
  school: server,
}) => {
  const school = namedSchool(server)
  const learner = school.first('learner')
  const writer = ofContentTeam(school, 'writer.content')
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

  const files = Object.fromEntries(
    ['index.html', 'attacks.js'].map((name) => [
      name,
      readFileSync(new URL(`./hostile-package/${name}`, import.meta.url), 'utf8'),
    ]),
  )
  const [made] = await bringIn(school, writer, [
    { file: 'hostile.zip', bytes: new Uint8Array(await zip(files).arrayBuffer()), called: 'game' },
  ])
  if (made === undefined) throw new Error('Nothing was brought in')
  const { body } = await ask<{ body: { play_url: string; entry: string } }>(school, writer, 'content/revision', {
    content_id: made.content_id,
    revision: made.revision,
  })
  const entry = `${body.entry}?${encodeURIComponent([school.address, other.play_url, outsideUrl].join('|'))}`

  const page = await browser.newPage()
  await signIn(page, school, learner)
  await page.evaluate(() => (document.cookie = 'secret=of-the-application; path=/'))
  // The lesson has it in the place of its game: what is published is not what is looked at here.
  const { class_id, course_id, lesson_guid } = lesson
  const data = await ask<{ modules: { content_id: number; body: object }[] }>(school, learner, 'lesson/modules', {
    class_id,
    course_id,
    lesson_guid,
  })
  for (const module of data.modules) if (module.content_id === game.content_id) module.body = { ...body, entry }
  await page.route('**/api/lesson/modules', (route) => route.fulfill({ json: { error_code: 0, data } }))
  await page.goto(playerAt(school, lesson, game.content_id))
  const inside = packageOf(page)
  const report = inside.locator('#report')
  await expect(report).not.toBeEmpty({ timeout: 90_000 })
  const got = JSON.parse(await report.innerText()) as Record<string, string>
  expect(Object.keys(got).length).toBeGreaterThan(25)
  expect(Object.fromEntries(Object.entries(got).filter(([, said]) => said !== 'refused'))).toEqual({})
  expect(escaped).toEqual([])
  await (await insidePackage(page)).locator('#leave').click()
  // Still here, and still the learner's own page; opened again, the lesson is as it was.
  expect(new URL(page.url()).host).toBe(new URL(school.address).host)
  await page.goto(playerAt(school, lesson, game.content_id))
  await expect(page.getByRole('heading', { level: 2, name: game.title })).toBeVisible()
  await expect(report).not.toBeEmpty({ timeout: 90_000 })
  expect(escaped).toEqual([])
  outside.close()
  await page.close()
})
