/** A PDF of one empty page, locked as the standard handler of revision 3 does it (PDF 1.7 §7.6.3). */
import { createHash } from 'node:crypto'

interface Passwords {
  /** Needed to read it; empty: anybody may. */
  readonly reading: string
  /** Needed to print and copy. */
  readonly owning: string
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
const id = Buffer.alloc(16, 7)
/** Nothing but reading. */
const permissions = -3904

export function lockedPdf({ reading, owning }: Passwords): Buffer {
  const owner = turns(padded(reading), again(md5(padded(owning))))
  const written = Buffer.alloc(4)
  written.writeInt32LE(permissions)
  const key = again(md5(padded(reading), owner, written, id))
  const user = Buffer.concat([turns(md5(padding, id), key), Buffer.alloc(16)])
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P ${permissions} /O ${hex(owner)} /U ${hex(user)} >>`,
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [${hex(id)} ${hex(id)}] >>\n`
  return Buffer.from(`${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** The digest is taken fifty times more. */
function again(first: Buffer): Buffer {
  let digest = first
  for (let time = 0; time < 50; time += 1) digest = md5(digest)
  return digest
}

/** Twenty passes of RC4, each with the key changed by the number of the pass. */
function turns(bytes: Uint8Array, key: Uint8Array): Buffer {
  let turned: Buffer = Buffer.from(bytes)
  for (let pass = 0; pass < 20; pass += 1)
    turned = rc4(
      key.map((byte) => byte ^ pass),
      turned,
    )
  return turned
}

/** Written out: OpenSSL has it no more. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, place) => place)
  const swap = (one: number, other: number) => {
    ;[state[one], state[other]] = [state[other]!, state[one]!]
  }
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + state[one]! + key[one % key.length]!) & 255
    swap(one, other)
  }
  let one = 0
  let other = 0
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) & 255
      other = (other + state[one]!) & 255
      swap(one, other)
      return byte ^ state[(state[one]! + state[other]!) & 255]!
    }),
  )
}
