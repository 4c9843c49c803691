/** A school of one course behind a narrow line: it answers what a download asks, sends files as fast as the line is, and cuts it where it is told. */
import { createCipheriv, createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row, TableName } from '@maktab/contracts/downloads/structure'

export const owner = { user_id: 1001, institution_id: 10, tenant_id: 1, role: 'learner' } as const
const [class_id, course_id] = [101, 51]
export const wholeCourse = `course.${class_id}.${course_id}`

const megabyte = 1_000_000
/** 300 MB: some long films, most of them short, as a year's course has them. */
const sizes = [...Array.from({ length: 12 }, () => 15 * megabyte), ...Array.from({ length: 48 }, () => 2.5 * megabyte)]
export const courseBytes = sizes.reduce((sum, size) => sum + size, 0)

/** Bytes that no line and no disk can make smaller, the same on every run. */
function bytesOf(film: number): Buffer {
  const key = Buffer.alloc(16, film + 1)
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(sizes[film] ?? 0))
}

const films = new Map(sizes.map((_, film) => [createHash('sha256').update(bytesOf(film)).digest('hex'), film]))

export interface SlowSchool {
  readonly address: string
  /** Bytes of files that went out, also those that a cut lost. */
  readonly sent: () => number
  close(): Promise<void>
}

/** `bytesPerSecond` is the line's, for all files together; after each of `cuts`, counted in bytes sent, it breaks once. */
export async function openSlowSchool(bytesPerSecond: number, cuts: readonly number[] = []): Promise<SlowSchool> {
  const line = { sent: 0, isFreeOn: performance.now(), cuts: [...cuts].sort((one, other) => one - other) }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? ''
    if (path.startsWith('/api/')) return sendJson(response, answerOf(path.slice('/api/'.length)))
    const film = films.get(/^\/files\/content\/(.*)$/.exec(path)?.[1] ?? '')
    if (film !== undefined) return sendFilm(request, response, bytesOf(film))
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : typeOf(path))
    response.end(path === '/' ? '<!doctype html><title>Line</title>' : readFileSync(`apps/web/dist${path}`))
  }

  async function sendFilm(request: IncomingMessage, response: ServerResponse, bytes: Buffer): Promise<void> {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    if (from > 0) response.setHeader('content-range', `bytes ${from}-${bytes.byteLength - 1}/${bytes.byteLength}`)
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': bytes.byteLength - from })
    for (let at = from; at < bytes.byteLength && !response.destroyed; at += piece) {
      const part = bytes.subarray(at, at + piece)
      line.isFreeOn = Math.max(line.isFreeOn, performance.now()) + (part.byteLength / bytesPerSecond) * 1000
      line.sent += part.byteLength
      if (!response.write(part)) await roomIn(response)
      const ahead = line.isFreeOn - performance.now()
      if (ahead > 1) await pause(ahead)
      if (line.sent >= (line.cuts[0] ?? Number.POSITIVE_INFINITY)) {
        line.cuts.shift()
        response.destroy()
      }
    }
    response.end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => line.sent,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Until the one who asks has taken what was written, or is gone. */
async function roomIn(response: ServerResponse): Promise<void> {
  const either = new AbortController()
  const { signal } = either
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  } finally {
    either.abort()
  }
}

/** Bytes that are on the line together. */
const piece = 16_384

function typeOf(path: string): string {
  return path.endsWith('.wasm') ? 'application/wasm' : 'text/html; charset=utf-8'
}

function sendJson(response: ServerResponse, data: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ error_code: 0, data }))
}

function answerOf(path: string): unknown {
  const as_of = new Date().toISOString()
  if (path === 'offline/learner/structure') return { cursor: 'c1', is_complete: true, as_of, tables: rows() }
  if (path === 'contentservice/download') return { content: [...films].map(contentOf) }
  return { synced_on: as_of }
}

function contentOf([sha256, film]: readonly [string, number]) {
  const file = {
    sha256,
    name: `film ${film}.mp4`,
    mime_type: 'video/mp4',
    size_bytes: sizes[film] ?? 0,
    url: `/files/content/${sha256}?for=10.1001`,
  }
  const body = { kind: 'video', file, poster: null, captions: [], audio: null, small: null, duration_seconds: 60 }
  return { content_id: film + 1, revision: 1, body }
}

function rows(): { readonly [T in TableName]?: readonly Row<T>[] } {
  const here = { is_deleted: false }
  const lesson = (film: number) => `0a4f3c1e-5d1b-4f1e-8a51-${String(film).padStart(12, '0')}`
  const named = { grade: '6', subject: 'maths' }
  return {
    classes: [
      { class_id, ...named, section: 'A', alias: null, course_id, teacher_name: '', total_students: 1, ...here },
    ],
    users_classes: [{ class_id, user_id: owner.user_id, role: 'learner', ...here }],
    courses: [
      {
        course_id,
        title: 'Mathematics 6',
        ...named,
        language: 'en',
        min_completion_percentage: 75,
        counted_attempt: 'best',
        ...here,
      },
    ],
    courses_lessons: sizes.map((_, film) => ({
      lesson_guid: lesson(film),
      course_id,
      title: `Lesson ${film}`,
      summary: '',
      position: film,
      ...here,
    })),
    lessons_content: sizes.map((size_bytes, film) => ({
      content_id: film + 1,
      lesson_guid: lesson(film),
      course_id,
      position: 1,
      title: `Film ${film}`,
      content_type: 'video',
      size_bytes,
      revision: 1,
      ...here,
    })),
  }
}
