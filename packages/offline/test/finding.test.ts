import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { classId, classRows, learner, lessonGuid } from './small-class.ts'

async function school() {
  const server = new ScriptedServer()
  server.rows = classRows
  const tab = await phoneOf(learner, server.fetch).openTab()
  await tab.sync()
  return { server, tab }
}

const bookmark = (is_bookmarked: boolean, lesson_guid = lessonGuid) => ({
  class_id: classId,
  lesson_guid,
  is_bookmarked,
})

test('a lesson is kept and let go without a network, and both wait to be sent', async () => {
  const { tab } = await school()
  expect(await tab.perform('saveBookmark', bookmark(true), [])).toMatchObject({ ok: true })
  expect(await tab.answer('listBookmarks', {})).toMatchObject({
    ok: true,
    value: { list: [{ lesson_guid: lessonGuid, title: 'Fractions', course_title: 'Mathematics 6' }] },
  })
  await tab.perform('saveBookmark', bookmark(false), [])
  expect(await tab.answer('listBookmarks', {})).toEqual({ ok: true, value: { list: [] } })
  expect((await tab.waiting()).map(({ name }) => name)).toEqual(['saveBookmark', 'saveBookmark'])
})

test('what the server refused is no longer shown after the next pull', async () => {
  const { server, tab } = await school()
  await tab.perform('saveBookmark', bookmark(true), [])
  const [waiting] = await tab.waiting()
  server.refused.set(waiting?.command_id ?? '', -404)
  await tab.sync()
  expect(await tab.answer('listBookmarks', {})).toEqual({ ok: true, value: { list: [] } })
})

test('an answer to a question asked live is kept until there is a network', async () => {
  const { tab } = await school()
  expect(
    await tab.perform(
      'answerClicker',
      { clicker_id: '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a41', at: 0, answer: ['o1'] },
      [],
    ),
  ).toEqual({ ok: true, value: { at: 0 } })
  expect((await tab.waiting()).map(({ name }) => name)).toEqual(['answerClicker'])
})
