/** What importing a package of 200 MB costs the server in memory and in time. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { importContent, listImports } from '@maktab/contracts/studio/imports'
import { zipOf } from '../../apps/server/test/hostile-zip.ts'
import { call, firstAccountOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

const megabyte = 1024 * 1024
/** Files of a package: one large film, some sounds, many small pages. */
const parts = [1, 140, 20, 20, 10, 5, 4]
const smallFiles = 400

export async function benchImport(school: BenchSchool): Promise<Table> {
  const { bearer } = await signInAs(school.server().address, await firstAccountOf(school, 'content_team'))
  const pid = school.server().process.pid!
  const file = join(school.dataFolder, 'bench-package.zip')
  writeFileSync(file, madePackage())
  try {
    const isLinux = process.platform === 'linux'
    const before = isLinux ? resident(pid, 'VmRSS') : 0
    // The highest mark from here on, not that of the start.
    if (isLinux) writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const began = performance.now()
    const import_id = randomUUID()
    await upload(school.server().address, { file, import_id, bearer })
    const sentMs = performance.now() - began
    const state = await whenOver(school.server().address, import_id, bearer)
    const wholeMs = performance.now() - began
    if (state !== 'done') throw new Error(`The package was not imported: ${state}`)
    const peak = isLinux ? resident(pid, 'VmHWM') : 0
    return {
      title: 'Import of a package',
      head: figureHead,
      rows: [
        ...(isLinux
          ? [
              atMost('memory that it takes: rise of the highest mark of Node', Math.max(0, peak - before), 150, 'MiB'),
              plain(
                'highest mark of Node, and what it held before',
                `${peak.toFixed(0)} MiB, ${before.toFixed(0)} MiB`,
              ),
            ]
          : [plain('memory', 'is read from /proc, which this system has not')]),
        plain('received', `${(sentMs / 1000).toFixed(1)} s`),
        plain('received, unpacked, saved', `${(wholeMs / 1000).toFixed(1)} s`),
      ],
      notes: [
        `A game of ${(statSync(file).size / megabyte).toFixed(0)} MB with ${parts.length + smallFiles} files, one of them of ${Math.max(...parts)} MB, over the call itself. The highest mark is the kernel’s own (VmHWM), set back before the upload.`,
      ],
    }
  } finally {
    rmSync(file, { force: true })
  }
}

/** Random bytes, as films and sounds are: they cannot be packed any further. */
function madePackage(): Buffer {
  const large = parts.map((size, index) => ({
    path: `media/${index}.mp4`,
    bytes: randomBytes(size * megabyte),
    isStored: true,
  }))
  const small = Array.from({ length: smallFiles }, (_, index) => ({
    path: `pages/${index}.js`,
    bytes: `window.page = ${index}\n`,
  }))
  return zipOf([{ path: 'index.html', bytes: '<!doctype html><title>Bench</title>' }, ...large, ...small])
}

interface Upload {
  readonly file: string
  readonly import_id: string
  readonly bearer: string
}

/** As a browser sends it: piece by piece. */
function upload(address: string, { file, import_id, bearer }: Upload): Promise<void> {
  const boundary = `bench-${import_id}`
  const field = (name: string, text: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const head = `${field('import_id', import_id)}${field('name', 'bench.zip')}${field('called', 'game')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="bench.zip"\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  return new Promise((resolve, reject) => {
    const { 'content-type': _, ...headers } = headersOf(bearer)
    const sending = request(`${address}/api/${importContent.path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + statSync(file).size + tail.length,
      },
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`The upload was answered ${response.statusCode}`)),
      )
    })
    sending.write(head)
    createReadStream(file)
      .on('error', reject)
      .on('end', () => sending.end(tail))
      .pipe(sending, { end: false })
  })
}

async function whenOver(address: string, import_id: string, bearer: string): Promise<string> {
  for (;;) {
    const { list } = await call(address, listImports, { import_ids: [import_id] }, bearer)
    const state = list[0]?.state ?? 'lost'
    if (state !== 'waiting' && state !== 'working') return state
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Mebibytes. */
function resident(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  if (!found) throw new Error(`/proc does not say ${field}`)
  return Number(found[1]) / 1024
}
