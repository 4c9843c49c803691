/** Files brought in and lessons published by the content team, by the calls that the studio uses. */
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { expect } from '@playwright/test'
import type { ContentBody, ContentType } from '@maktab/contracts/content/contents'
import type { ContentImport } from '@maktab/contracts/studio/imports'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { askAnd, openSession, post } from './ask.ts'
import type { DemoAccount, School } from './school.ts'

export interface HandedFile {
  readonly file: string
  readonly bytes: Uint8Array
  readonly called?: 'html_zip' | 'zip' | 'game'
}

export interface WrittenContent {
  readonly title: string
  readonly content_type: ContentType
  readonly body: ContentBody
}

export interface Revision {
  readonly content_id: number
  readonly revision: number
}

export function ofContentTeam(school: School, username: string): DemoAccount {
  const account = school.accounts.find((one) => one.username === username)
  if (account === undefined) throw new Error(`The demonstration has no ${username}`)
  return account
}

/** Hands files over and waits until all are contents, in their order; one that is refused fails with its report. */
export async function bringIn(
  school: School,
  writer: DemoAccount,
  files: readonly HandedFile[],
): Promise<readonly Revision[]> {
  const { auth_token } = await openSession(school, writer)
  const import_ids: string[] = []
  for (const handed of files) import_ids.push(await handOver(school, auth_token, handed))
  let made: readonly ContentImport[] = []
  await expect
    .poll(
      async () => {
        const { list } = (await post(school, 'content/imports', { import_ids }, auth_token)) as {
          list: readonly ContentImport[]
        }
        made = list
        return list.filter(({ state }) => state === 'waiting' || state === 'working').length
      },
      { timeout: 60_000 },
    )
    .toBe(0)
  return import_ids.map((import_id) => {
    const one = made.find((other) => other.import_id === import_id)
    if (!one?.content) throw new Error(`${one?.name ?? import_id} is not brought in: ${JSON.stringify(one?.report)}`)
    return one.content
  })
}

/** Answers the id of the import that begins. */
function handOver({ address }: School, token: string, { file, bytes, called }: HandedFile): Promise<string> {
  const { host, port } = new URL(address)
  const import_id = randomUUID()
  const fields = Object.entries({ import_id, name: file, ...(called && { called }) }).map(
    ([name, text]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  const head = `${fields.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="upload"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    language: 'en',
    'content-type': 'multipart/form-data; boundary=b',
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: '/api/content/import', method: 'POST', headers },
      (response) => {
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200 ? resolve(import_id) : reject(new Error(`${file}: ${response.statusCode}`)),
          )
      },
    )
    request.on('error', reject)
    request.end(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]))
  })
}

interface Studio {
  readonly version: { readonly version: number; readonly saves: number; readonly tree: CourseTree }
}

interface NewLesson {
  readonly course_id: number
  readonly title: string
  readonly contents: readonly (HandedFile | WrittenContent)[]
}

/** A lesson at the end of a course, with a content of each file and of each that is written, in this order. */
export async function publishLesson(
  school: School,
  { course_id, title, contents }: NewLesson,
): Promise<{ readonly lesson_guid: string; readonly content_ids: readonly number[] }> {
  const [writer, reviewer] = [ofContentTeam(school, 'writer.content'), ofContentTeam(school, 'reviewer.content')]
  const lesson_guid = randomUUID()
  const brought = await bringIn(
    school,
    writer,
    contents.filter((content) => 'file' in content),
  )
  const { auth_token } = await openSession(school, writer)
  const read = async () => (await post(school, 'content/course', { course_id }, auth_token)) as Studio
  const save = async (change: (tree: CourseTree) => CourseTree) => {
    const { version } = await read()
    await post(
      school,
      'content/course/save',
      { course_id, version: version.version, saves: version.saves, tree: change(version.tree) },
      auth_token,
    )
  }
  const lesson = { lesson_guid, title, summary: '', skill_ids: [], contents: [] }
  await save((tree) => ({ ...tree, lessons: [...tree.lessons, lesson] }))
  const revisions: Revision[] = []
  let next = 0
  for (const content of contents) {
    if ('file' in content) revisions.push(brought[next++]!)
    else
      revisions.push(
        (await post(
          school,
          'content/revision/save',
          { course_id, lesson_guid, content_id: null, based_on: null, ...content },
          auth_token,
        )) as Revision,
      )
  }
  const order = revisions.map(({ content_id, revision }) => ({ content_id, revision }))
  await save((tree) => ({
    ...tree,
    lessons: tree.lessons.map((one) => (one.lesson_guid === lesson_guid ? { ...one, contents: order } : one)),
  }))
  const seen = async () => {
    const { version } = await read()
    return { course_id, version: version.version, saves: version.saves }
  }
  await post(school, 'content/course/review', { ...(await seen()), step: 'send' }, auth_token)
  const [published] = await askAnd(school, reviewer, [['content/course/publish', await seen()]])
  if (published === null) throw new Error(`${title} is not published`)
  return { lesson_guid, content_ids: order.map(({ content_id }) => content_id) }
}
