/** The browser as a device. To be used in a worker: files are written in no other place. */
import type { Device } from '../device.ts'
import { encryptedFiles } from './encrypted-files.ts'
import { webNetwork } from './network.ts'
import { openEncryptedSqlite } from './sqlite.ts'

export function webDevice(origin: string): Device {
  return {
    openDatabase: openEncryptedSqlite,
    files: encryptedFiles,
    locks: {
      withLock: (name, work) => navigator.locks.request(name, work),
      ifFree: (name, work) =>
        navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : work())),
    },
    network: webNetwork(origin),
  }
}
