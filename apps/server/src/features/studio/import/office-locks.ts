/** Which Office files ask for a password before anybody can read them. */
import { createHash } from 'node:crypto'
import { withCompoundFile } from './compound-files.ts'

/** First numbers of a Word document: of Word 97 and later, and of Word 6 and 95. */
const wordMarks = [0xa5ec, 0xa5dc]
/** In the flags of a Word document ([MS-DOC] 2.5.2, fEncrypted): its text is locked, by whichever method. */
const isEncrypted = 0x0100

/**
 * Whether a file of the kind before 2007 asks for one: Office since then puts a locked file whole into one of these
 * ([MS-OFFCRYPTO] 2.3.4.4), and earlier documents and tables say it in their first bytes. False also where that cannot be told for
 * certain: of slides, and of tables that Excel since 2007 locked in the earlier kind.
 */
export async function asksForPassword(file: string): Promise<boolean> {
  const asks = await withCompoundFile(file, async ({ streams, headOf }) => {
    if (streams.has('EncryptedPackage')) return true
    if (streams.has('WordDocument')) {
      const head = await headOf('WordDocument')
      return wordMarks.includes(head.readUInt16LE(0)) && (head.readUInt16LE(10) & isEncrypted) !== 0
    }
    const table = ['Workbook', 'Book'].find((name) => streams.has(name))
    return table !== undefined && isLockedTable(await headOf(table))
  })
  return asks ?? false
}

/** Types of records of a table ([MS-XLS] 2.3). */
const records = { beginning: 0x0809, writeProtection: 0x0086, filePass: 0x002f }
/** Excel locks a table that only forbids changes with this, and opens it without asking anybody. */
const passwordOfOffice = 'VelvetSweatshop'
/** What the oldest method keeps of that password. */
const checkOfOffice = 0x9a0a

/** `head`: the first bytes of a table, which begin with whether it is locked, and how (FilePass, [MS-XLS] 2.4.117). */
function isLockedTable(head: Buffer): boolean {
  if (head.readUInt16LE(0) !== records.beginning) return false
  let at = 4 + head.readUInt16LE(2)
  if (at + 4 <= head.length && head.readUInt16LE(at) === records.writeProtection) at += 4
  if (at + 4 > head.length || head.readUInt16LE(at) !== records.filePass) return false
  const length = head.readUInt16LE(at + 2)
  const pass = head.subarray(at + 4, at + 4 + length)
  if (pass.length !== length) return false
  // Before Excel 97 the key and the check of the password are all that there is; later the method stands before them.
  if (length === 4) return pass.readUInt16LE(2) !== checkOfOffice
  if (length === 6) return pass.readUInt16LE(0) === 0 && pass.readUInt16LE(4) !== checkOfOffice
  const isOfExcel97 = length === 54 && [0, 2, 4].every((place) => pass.readUInt16LE(place) === 1)
  return isOfExcel97 && !opensWith(passwordOfOffice, pass.subarray(6))
}

/** Whether a password is the one whose check these 48 bytes are: salt, a secret and its hash, both encrypted ([MS-OFFCRYPTO] 2.3.6). */
function opensWith(password: string, check: Buffer): boolean {
  const salt = check.subarray(0, 16)
  const short = md5(Buffer.from(password, 'utf16le')).subarray(0, 5)
  const base = md5(Buffer.concat(Array.from({ length: 16 }, () => [short, salt]).flat())).subarray(0, 5)
  const opened = rc4(md5(Buffer.concat([base, Buffer.alloc(4)])), check.subarray(16, 48))
  return md5(opened.subarray(0, 16)).equals(opened.subarray(16))
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

/** Node no longer brings it, since nobody should lock anything with it; here it only reads a check of 32 bytes. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, place) => place)
  const swap = (one: number, other: number) => ([state[one], state[other]] = [state[other]!, state[one]!])
  for (let place = 0, other = 0; place < 256; place += 1) {
    other = (other + state[place]! + key[place % key.length]!) & 255
    swap(place, other)
  }
  let place = 0
  let other = 0
  return bytes.map((byte) => {
    place = (place + 1) & 255
    other = (other + state[place]!) & 255
    swap(place, other)
    return byte ^ state[(state[place]! + state[other]!) & 255]!
  }) as Buffer
}
