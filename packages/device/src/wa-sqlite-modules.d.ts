/** The parts of the database engine that come without types. */
declare module '@journeyapps/wa-sqlite/src/FacadeVFS.js' {
  export class FacadeVFS {
    constructor(name: string, module: unknown)
    readonly name: string
    readonly _module: { retryOps: Promise<unknown>[] }
    mxPathname: number
    isReady(): boolean | Promise<boolean>
  }
}
declare module '@journeyapps/wa-sqlite/src/examples/OPFSCoopSyncVFS.js' {
  import type { FacadeVFS } from '@journeyapps/wa-sqlite/src/FacadeVFS.js'
  export class OPFSCoopSyncVFS extends FacadeVFS {
    static create(name: string, module: unknown): Promise<OPFSCoopSyncVFS>
    lastError: unknown
  }
}
