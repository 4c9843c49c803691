/** COPY over a connection of `pg`, which leaves what comes and goes to the statement itself. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** What a connection of `pg` offers to a statement. */
interface Line {
  readonly stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const rowsOf = (tag: string): number => Number(tag.replace(/^COPY /, ''))

/** `copy … to stdout`, as it comes; `rows` is known at the end. A reader that breaks off leaves the connection unusable. */
export function copyOut(client: pg.Client, statement: string): { readonly bytes: Readable; rows(): number } {
  let line: Line | undefined
  let rows = 0
  const bytes = new Readable({ read: () => void line?.stream.resume() })
  const asked = {
    submit(connection: unknown) {
      line = connection as Line
      line.query(statement)
    },
    handleCopyData({ chunk }: { readonly chunk: Uint8Array }) {
      // The driver uses its buffer again.
      if (!bytes.push(Buffer.from(chunk))) line?.stream.pause()
    },
    handleCommandComplete: ({ text }: { readonly text: string }) => void (rows = rowsOf(text)),
    handleError: (error: Error) => void bytes.destroy(error),
    handleReadyForQuery: () => void bytes.push(null),
  }
  client.query(asked)
  return { bytes, rows: () => rows }
}

/** `copy … from stdin`; answers how many rows it took. What `bytes` throws is thrown here, and nothing was taken. */
export function copyIn(client: pg.Client, statement: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failure: Error | undefined
    const send = async (line: Line) => {
      try {
        for await (const chunk of bytes) {
          if (failure !== undefined) return
          line.sendCopyFromChunk(chunk)
          if (line.stream.writableNeedDrain) await once(line.stream, 'drain')
        }
        line.endCopyFrom()
      } catch (error) {
        failure = error as Error
        line.sendCopyFail('what was to be copied could not be read')
      }
    }
    const asked = {
      submit: (connection: unknown) => (connection as Line).query(statement),
      handleCopyInResponse: (connection: unknown) => void send(connection as Line),
      handleCommandComplete: ({ text }: { readonly text: string }) => void (rows = rowsOf(text)),
      handleError: (error: Error) => void (failure ??= error),
      handleReadyForQuery: () => (failure === undefined ? resolve(rows) : reject(failure)),
    }
    client.query(asked)
  })
}
