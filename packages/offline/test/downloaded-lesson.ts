/** A class with one assignment, whose lesson has a film, captions and an assessment, and which brings files of three kinds. */
import { createHash } from 'node:crypto'
import type { DownloadState } from '@maktab/client/offline-port'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { article, assessment, classRows, learner } from './small-class.ts'

export const megabyte = 1024 * 1024
/** Of as many zeros. */
export const hashOf = (length: number) => createHash('sha256').update(new Uint8Array(length)).digest('hex')
export const [video, captions] = [hashOf(2 * megabyte), hashOf(500)]

const fileOf = (sha256: string, size_bytes: number) => ({
  sha256,
  name: 'film.mp4',
  mime_type: 'video/mp4',
  size_bytes,
  url: `/files/content/${sha256}?for=10.1001`,
})
export const worksheet = {
  file_id: '22222222-2222-4222-8222-222222222222',
  name: 'worksheet.pdf',
  mime_type: 'application/pdf',
  size_bytes: 700,
  url: '/files/attachment/22222222-2222-4222-8222-222222222222?fresh',
}
export const spoken = {
  file_id: '33333333-3333-4333-8333-333333333333',
  name: 'recording.weba',
  mime_type: 'audio/webm',
  size_bytes: 80,
  url: '/files/attachment/33333333-3333-4333-8333-333333333333?fresh',
}
export const said = {
  ...spoken,
  file_id: '44444444-4444-4444-8444-444444444444',
  size_bytes: 90,
  url: '/files/attachment/44444444-4444-4444-8444-444444444444?fresh',
}
const questions = [
  {
    kind: 'choice',
    question_id: 'q1',
    text: '1/2 + 1/4 = ?',
    multiple: false,
    options: [
      { option_id: 'a', text: '3/4' },
      { option_id: 'b', text: '2/6' },
    ],
    correct: ['a'],
    explanation: '',
  },
]

export async function school(videoSize = 2 * megabyte) {
  const server = new ScriptedServer()
  server.rows = classRows
  server.replies.set('contentservice/download', () => ({
    error_code: 0,
    data: {
      content: [
        {
          content_id: article,
          body: {
            kind: 'video',
            file: fileOf(hashOf(videoSize), videoSize),
            poster: null,
            captions: [{ language: 'en', file: fileOf(captions, 500) }],
            audio: null,
            small: null,
            duration_seconds: 10,
          },
        },
        { content_id: assessment, body: { kind: 'assessment', questions } },
      ],
    },
  }))
  server.replies.set('learner/assignments/details', () => ({
    error_code: 0,
    data: { attachments: [worksheet], remark_files: [spoken], submissions: [] },
  }))
  server.replies.set('assignment/posts', () => ({ error_code: 0, data: { list: [{ attachments: [said] }] } }))
  server.files.set(`/files/attachment/${said.file_id}`, new Uint8Array(90))
  server.files.set(`/files/attachment/${worksheet.file_id}`, new Uint8Array(700))
  server.files.set(`/files/attachment/${spoken.file_id}`, new Uint8Array(80))
  server.files.set(`/files/content/${hashOf(videoSize)}`, new Uint8Array(videoSize))
  server.files.set(`/files/content/${captions}`, new Uint8Array(500))
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  const seen: DownloadState[] = []
  tab.onDownload((change) => change.status !== 'removed' && seen.push(change))
  await tab.sync()
  return { server, phone, tab, seen }
}

export const filesOn = (phone: { disk: { files: ReadonlyMap<string, unknown> } }) =>
  [...phone.disk.files.keys()].filter((path) => path.startsWith('/files/'))
